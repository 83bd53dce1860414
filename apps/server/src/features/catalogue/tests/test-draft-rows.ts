import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { TestFields } from './test-state.ts';

interface DraftToWrite {
  readonly testId: string;
  readonly basedOn: number;
  /** Null ends the draft. */
  readonly changes: Partial<TestFields> | null;
}

/** Writes the draft of a test, first or anew, or that there is none any more; its version counts on either way. */
export async function writeTestDraft(
  { db, lId, caller, now }: Ctx,
  { testId, basedOn, changes }: DraftToWrite,
): Promise<void> {
  const written = {
    based_on: basedOn,
    changes: changes === null ? null : JSON.stringify(changes),
    written_by: caller.userId,
    written_at: now,
  };
  await db
    .insertInto('test_draft')
    .values({ l_id: lId, test_id: testId, ...written, version: 1 })
    .onConflict((conflict) =>
      conflict.columns(['l_id', 'test_id']).doUpdateSet({ ...written, version: sql`test_draft.version + 1` }),
    )
    .execute();
}
