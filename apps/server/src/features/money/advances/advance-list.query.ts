import * as advanceEndpoints from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { LIST_SEARCH } from '@nidan/domain/search/list-search';
import { type RawBuilder, sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { type AdvanceSums, sumsOfAdvance } from '../../ledger/balances/advance-balances.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface StoredRow extends PatientBriefRow, AdvanceSums {
  readonly advance_id: string;
  readonly number: string;
  readonly state: number;
  readonly mode: string;
  readonly reference: string;
  readonly amount_paise: number;
  readonly bill_id: string | null;
  readonly location: string;
  readonly received_at: Date;
  readonly received_by: string;
  readonly taker: string;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly decision_reason: string | null;
  readonly version: number;
}

type Left = Pick<StoredRow, 'state' | 'received_by'> & AdvanceSums;

/** What the caller may do: the actions of the status set, as far as money is left and another person must do it. */
function actionsOf(ctx: Ctx, row: Left): string[] {
  const state = customerAdvance.stateOf(row.state);
  const own = row.received_by === ctx.caller.userId;
  const used = row.settled + row.returned > 0;
  const left = state === 'active' && row.balance > 0;
  const { create, update } = PERMISSION;
  return [
    ...permittedActions(ctx.caller, customerAdvance, state).filter((action) =>
      action === 'cancel' ? !used : !own,
    ),
    ...(left && hasRight(ctx.caller, 'payments', create) ? ['settle'] : []),
    ...(left && !own && hasRight(ctx.caller, 'payments', update) ? ['refund'] : []),
  ];
}

function present(ctx: Ctx, row: StoredRow): AdvanceView {
  const state = customerAdvance.stateOf(row.state);
  // A reference names an account of the payer, and a reason is typed about somebody.
  const shown = (text: string): string => (ctx.caller.isDemoUser ? maskOther(text) : text);
  return {
    advanceId: row.advance_id,
    number: row.number,
    patient: presentPatientBrief(ctx, row),
    state,
    stateLabel: customerAdvance.labelOf(state),
    mode: row.mode,
    reference: shown(row.reference),
    amountPaise: row.amount_paise,
    settledPaise: row.settled,
    returnedPaise: row.returned,
    balancePaise: row.balance,
    billId: row.bill_id,
    location: row.location,
    receivedAt: row.received_at.toISOString(),
    receivedBy: row.taker,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    decisionReason: row.decision_reason === null ? null : shown(row.decision_reason),
    version: row.version,
    can: actionsOf(ctx, row),
  };
}

async function readRows(ctx: Ctx, conditions: readonly RawBuilder<unknown>[], limit: number) {
  const { rows } = await sql<StoredRow>`
    select v.advance_id, n.number, v.state, v.mode, v.reference, v.amount_paise, v.bill_id, place.name as location,
      v.received_at, v.received_by, taker.name as taker, v.decided_at, decider.name as decided_by, v.decision_reason,
      v.version, s.settled, s.returned, s.balance, ${patientBriefColumns}
    from customer_advance v
    join patient p on p.l_id = v.l_id and p.patient_id = v.patient_id
    join money_document n on n.l_id = v.l_id and n.document_id = v.advance_id
    join location place on place.l_id = v.l_id and place.location_id = v.location_id
    join login_user taker on taker.user_id = v.received_by
    left join login_user decider on decider.user_id = v.decided_by
    cross join ${sumsOfAdvance} s
    where v.l_id = ${ctx.lId} and ${patientInScope(ctx, sql.ref('v.patient_id'))} and ${sql.join(conditions, sql` and `)}
    order by v.received_at desc, v.advance_id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

/** One advance; refused when the lab has none of this id. */
export async function readAdvanceOf(ctx: Ctx, advanceId: string): Promise<AdvanceView> {
  const [found] = await readRows(ctx, [sql`v.advance_id = ${advanceId}`], 1);
  if (found === undefined) throw refuse('not-found');
  return present(ctx, found);
}

const AT: SearchedAt = {
  patient: sql.ref('v.patient_id'),
  addedBy: sql.ref('v.received_by'),
  document: sql.ref('v.advance_id'),
  mode: sql.ref('v.mode'),
  reference: sql.ref('v.reference'),
};

async function conditionsOf(
  ctx: Ctx,
  query: QueryOf<typeof advanceEndpoints.listAdvances>,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (query.patientId !== undefined) conditions.push(sql`v.patient_id = ${query.patientId}`);
  if (query.state !== undefined) conditions.push(sql`v.state = ${customerAdvance.codeOf(query.state)}`);
  if (query.left === true) {
    conditions.push(sql`v.state = ${customerAdvance.codes.active}`, sql`s.balance > 0`);
  }
  conditions.push(...withinDates(ctx, sql.ref('v.received_at'), query));
  if (query.locationId !== undefined) conditions.push(sql`v.location_id = ${query.locationId}`);
  const { q = '', by = LIST_SEARCH.advances[0] } = query;
  conditions.push(...(await fieldConditions(ctx, { by, q, at: AT })));
  const after = decodeCursor(query.cursor);
  if (after !== null) {
    conditions.push(sql`(v.received_at, v.advance_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return conditions;
}

/** Advances of the lab, newest first. */
export const listAdvancesOf = serve(advanceEndpoints.listAdvances, async (ctx, query) => {
  const limit = query.limit ?? 50;
  return toPage({
    rows: await readRows(ctx, await conditionsOf(ctx, query), limit + 1),
    limit,
    key: (row) => [row.received_at.toISOString(), row.advance_id],
    present: (row) => present(ctx, row),
  });
});
