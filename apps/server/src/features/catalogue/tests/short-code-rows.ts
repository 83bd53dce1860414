import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Columns of the further short codes of a test, in order; its own code is at place 0 since the test is there. */
export function shortCodeRows(shortCodes: readonly string[]): { code: string; place: number }[] {
  return shortCodes.map((code, at) => ({ code, place: at + 1 }));
}

/** Gives the further short codes of tests up, so that these or others may take them. */
export async function releaseShortCodes({ db, lId }: Ctx, testIds: readonly string[]): Promise<void> {
  await sql`
    delete from test_short_code where l_id = ${lId} and test_id = any(${[...testIds]}) and place > 0`.execute(
    db,
  );
}
