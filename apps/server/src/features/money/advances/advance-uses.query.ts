import * as advanceEndpoints from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceUse } from '@nidan/contract/money/advances/advance-view';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readAdvanceOf } from './advance-list.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly id: string;
  readonly number: string;
  readonly kind: AdvanceUse['kind'];
  readonly bill_id: string | null;
  readonly lab_no: string | null;
  readonly mode: string | null;
  readonly reason: string | null;
  readonly amount_paise: number;
  readonly at: Date;
  readonly by: string;
}

function present(ctx: Ctx, row: Row): AdvanceUse {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    billId: row.bill_id,
    labNo: row.lab_no,
    mode: row.mode,
    reason: row.reason !== null && ctx.caller.isDemoUser ? maskOther(row.reason) : row.reason,
    amountPaise: row.kind === 'reversal' ? -row.amount_paise : row.amount_paise,
    at: row.at.toISOString(),
    by: row.by,
  };
}

/** What an advance was used for, oldest first; refused when the lab has none of this id. */
export const listAdvanceUsesOf = serve(
  advanceEndpoints.listAdvanceUses,
  async (ctx, { advanceId, cursor, limit = 50 }) => {
    await readAdvanceOf(ctx, advanceId);
    const [at, id] = decodeCursor(cursor) ?? [];
    const after = id === undefined ? sql`` : sql`where (use.at, use.id) > (${at}::timestamptz, ${id}::uuid)`;
    const { rows } = await sql<Row>`
    select use.*, n.number, u.name as by from (
      select y.payment_id as id, case when y.reverses_payment_id is null then 'payment' else 'reversal' end as kind,
        y.bill_id, b.lab_no, null as mode, y.reason, y.amount_paise, y.received_at as at, y.received_by as user_id
      from payment y join bill b on b.l_id = y.l_id and b.bill_id = y.bill_id
      where y.l_id = ${ctx.lId} and y.advance_id = ${advanceId}
      union all
      select r.return_id, 'return', null, null, r.mode, r.reason, r.amount_paise, r.returned_at, r.returned_by
      from advance_return r where r.l_id = ${ctx.lId} and r.advance_id = ${advanceId}) use
    join money_document n on n.l_id = ${ctx.lId} and n.document_id = use.id
    join login_user u on u.user_id = use.user_id
    ${after} order by use.at, use.id limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.at.toISOString(), row.id],
      present: (row) => present(ctx, row),
    });
  },
);
