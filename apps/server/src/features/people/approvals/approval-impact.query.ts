import type { ApprovalImpact } from '@nidan/contract/people/approvals/approval-view';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, startOfDayIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Days over which a patient's approvals are counted. */
const DAYS_OF_PATIENT = 90;

type Sums = ApprovalImpact['requester'];

/** What of the same type was approved before: for who asks since the first of the month, and for the patient in 90 days. */
export async function readApprovalImpact(
  { db, lId, lab, now }: Ctx,
  approvalId: string,
): Promise<ApprovalImpact> {
  const today = calendarDateIn(lab.timeZone, now);
  const month = startOfDayIn(lab.timeZone, `${today.slice(0, 7)}-01`);
  const since = startOfDayIn(lab.timeZone, addDays(today, -DAYS_OF_PATIENT));
  const { completed } = approvalRequest.codes;
  const { rows } = await sql<{ of: 'requester' | 'patient'; count: number; amountPaise: number }>`
    with asked as (
      select r.type, r.requested_by, b.patient_id from approval_request r
      left join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
      where r.l_id = ${lId} and r.approval_id = ${approvalId})
    select 'requester' as of, count(*)::int as count, coalesce(sum(o.amount_paise), 0)::bigint as "amountPaise"
    from asked a join approval_request o on o.l_id = ${lId} and o.type = a.type and o.requested_by = a.requested_by
      and o.state = ${completed} and o.requested_at >= ${month}
    union all
    select 'patient', count(*)::int, coalesce(sum(o.amount_paise), 0)::bigint
    from asked a join bill b on b.l_id = ${lId} and b.patient_id = a.patient_id
    join approval_request o on o.l_id = ${lId} and o.bill_id = b.bill_id and o.type = a.type
      and o.state = ${completed} and o.requested_at >= ${since}`.execute(db);
  const sumsOf = (of: 'requester' | 'patient'): Sums => {
    const { count = 0, amountPaise = 0 } = rows.find((row) => row.of === of) ?? {};
    return { count, amountPaise };
  };
  return { requester: sumsOf('requester'), patient: sumsOf('patient') };
}
