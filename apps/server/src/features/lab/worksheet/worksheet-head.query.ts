import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { personOfBillColumns, type PersonOfBillRow } from '../results/person-of-bill-columns.ts';

export interface WorksheetHead extends PersonOfBillRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly priority: Worksheet['priority'];
  readonly client: string;
  readonly registered_at: Date;
  readonly doctor: string | null;
  readonly doctor_phone: string | null;
  readonly patient_phone: string | null;
  readonly agency_phone: string | null;
  readonly revision: number | null;
  readonly report_status: string | null;
  readonly released_at: Date | null;
  readonly released_by: string | null;
}

/** The bill of a worksheet: person, doctor, place and the last revision of its report. Refuses one that is not of the lab. */
export async function readWorksheetHead(ctx: Ctx, billId: string): Promise<WorksheetHead> {
  const { rows } = await sql<WorksheetHead>`
    select b.bill_id, b.lab_no, b.priority, b.client, b.created_at as registered_at, ${patientBriefColumns},
      ${personOfBillColumns}, d.name as doctor, d.phone as doctor_phone, p.phone as patient_phone, g.phone as agency_phone, r.revision, r.status as report_status, r.released_at, r.released_by
    from bill b
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    left join doctor d on d.l_id = b.l_id and d.doctor_id = b.doctor_id
    left join agency g on g.l_id = b.l_id and g.agency_id = b.agency_id
    left join lateral (
      select v.revision, v.status, v.released_at, u.name as released_by
      from report_revision v join login_user u on u.user_id = v.released_by
      where v.l_id = b.l_id and v.bill_id = b.bill_id order by v.revision desc limit 1
    ) r on true
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}
