import * as presenceEndpoints from '@nidan/contract/lab/results/presence-endpoint';
import { PRESENCE_SECONDS, type PresentPerson } from '@nidan/contract/lab/results/presence-endpoint';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { forgetPlace, notePlace } from './presence-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends PresentPerson {
  readonly isCaller: boolean;
}

/** Who is on the worksheet of a bill now, the caller too. */
async function readPresent(ctx: Ctx, billId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select p.user_id as "userId", u.name, p.at_test as "billTestId", p.at_parameter as "parameterId",
      p.user_id = ${ctx.caller.userId} as "isCaller"
    from bench_presence p join login_user u on u.user_id = p.user_id
    where p.l_id = ${ctx.lId} and p.bill_id = ${billId}
      and p.seen_at > ${ctx.now}::timestamptz - make_interval(secs => ${sql.lit(PRESENCE_SECONDS)})
    order by u.name, p.user_id`.execute(ctx.db);
  return rows;
}

async function requireBill(ctx: Ctx, billId: string): Promise<void> {
  const { rows } = await sql`
    select from bill b where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw refuse('not-found');
}

/** Notes where on a worksheet the caller is, tells whoever follows the lab when that is somewhere else than before, and answers who is there. */
export const tellPresence = serve(
  presenceEndpoints.tellPresence,
  async (ctx, { leaves = false, ...place }) => {
    await requireBill(ctx, place.billId);
    const present = await readPresent(ctx, place.billId);
    const before = present.find(({ isCaller }) => isCaller);
    const isThere =
      before?.billTestId === place.billTestId && before.parameterId === place.parameterId && !leaves;
    if (leaves) await forgetPlace(ctx, place.billId);
    else await notePlace(ctx, place);
    // The same place again is no news, or two browsers would wake each other up without end.
    if (!isThere && (before !== undefined || !leaves)) ctx.services.live.tell(ctx.lId, ['PRESENCE']);
    return {
      others: present.flatMap(({ isCaller, ...person }) => (isCaller ? [] : [person])),
    };
  },
);
