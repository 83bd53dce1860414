import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { countWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { BENCH_STATES, WORKLIST_STATES, type WorklistState } from '@nidan/domain/results/worklist-states';
import { type Urgency, warmSeconds } from '@nidan/domain/time/turn-around';
import { type RawBuilder, sql } from 'kysely';
import { departmentInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export type WorklistFilter = QueryOf<typeof countWorklist>;

/** The states that a worklist is asked for; the bench when it is asked for none. */
export function statesOf({ state }: WorklistFilter): readonly WorklistState[] {
  if (state === undefined) return BENCH_STATES;
  const wanted = new Set(state.split(','));
  return WORKLIST_STATES.filter((known) => wanted.has(known));
}

/**
 * Seconds that are left of `bt` and seconds at which it turns warm, by the domain's rule: linear above its least, so that
 * its values at 0 and at 1000 hours say it all. A turn-around time of 0 hours is no target.
 */
const perHour = warmSeconds(1000) / 1000;
const least = warmSeconds(0);

/** Urgency of `bill_test bt` at the moment of the request, as SQL. */
export function urgencyOf(ctx: Ctx): RawBuilder<Urgency> {
  const left = sql`extract(epoch from bt.due_at - ${ctx.now}::timestamptz)`;
  return sql`case when bt.tat_hours <= 0 then 'cool' when ${left} < 0 then 'hot'
    when ${left} < greatest(${least}::numeric, bt.tat_hours * ${perHour}::numeric) then 'warm' else 'cool' end`;
}

/** Flag of `bill_test bt` as the list's filter names it, as SQL. */
export const flagGroup = sql<
  'critical' | 'abnormal' | 'normal'
>`case when bt.worst_flag in ('LL', 'HH', 'AA') then 'critical'
  when bt.worst_flag = '' then 'normal' else 'abnormal' end`;

/** The conditions on `bill_test bt` beside its state; the bill and the patient are looked at only when they are asked for. */
export function conditionsOf(ctx: Ctx, filter: WorklistFilter): RawBuilder<unknown>[] {
  const { departmentId, testId, urgency, flag, priority, q = '' } = filter;
  const conditions: RawBuilder<unknown>[] = [
    departmentInScope(ctx.caller, sql.ref('bt.department_id')),
    ofBillInScope(ctx, sql.ref('bt.bill_id')),
  ];
  if (departmentId !== undefined) conditions.push(sql`bt.department_id = ${departmentId}`);
  if (testId !== undefined) conditions.push(sql`bt.test_id = ${testId}`);
  if (urgency !== undefined) conditions.push(sql`${urgencyOf(ctx)} = ${urgency}`);
  if (flag !== undefined) conditions.push(sql`${flagGroup} = ${flag}`);
  const ofBill: RawBuilder<unknown>[] = [];
  if (priority !== undefined) ofBill.push(sql`b.priority = ${priority}`);
  const sought = q.trim().toLowerCase();
  if (sought !== '') {
    ofBill.push(
      sql`(position(${sought} in lower(b.lab_no)) > 0 or position(${sought} in lower(p.name)) > 0)`,
    );
  }
  if (ofBill.length > 0) {
    conditions.push(sql`exists (
      select from bill b join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
      where b.l_id = bt.l_id and b.bill_id = bt.bill_id and ${sql.join(ofBill, sql` and `)})`);
  }
  return conditions;
}
