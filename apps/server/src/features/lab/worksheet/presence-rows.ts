import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Where a person is on a worksheet. */
export interface Place {
  readonly billId: string;
  readonly billTestId: string | null;
  readonly parameterId: string | null;
}

/** Notes where the caller is now. */
export async function notePlace(ctx: Ctx, { billId, billTestId, parameterId }: Place): Promise<void> {
  await sql`
    insert into bench_presence (l_id, user_id, bill_id, at_test, at_parameter, seen_at)
    values (${ctx.lId}, ${ctx.caller.userId}, ${billId}, ${billTestId}, ${parameterId}, ${ctx.now})
    on conflict (l_id, user_id) do update set bill_id = excluded.bill_id, at_test = excluded.at_test,
      at_parameter = excluded.at_parameter, seen_at = excluded.seen_at`.execute(ctx.db);
}

/** Forgets where the caller was, unless they are at another worksheet by now. */
export async function forgetPlace(ctx: Ctx, billId: string): Promise<void> {
  await sql`
    delete from bench_presence
    where l_id = ${ctx.lId} and user_id = ${ctx.caller.userId} and bill_id = ${billId}`.execute(ctx.db);
}
