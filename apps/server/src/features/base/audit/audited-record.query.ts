import type { findAuditedRecord } from '@nidan/contract/base/audit/audit-endpoints';
import type { EntityKindName } from '@nidan/contract/base/audit/event-view';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { ofBillInScope, patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface FoundRow {
  readonly kind: EntityKindName;
  readonly id: string;
  readonly name: string;
  readonly patient_id: string | null;
}

/** What a lab ID, a barcode, a patient code or a user name stands for, each to the letter. */
export async function findRecord(ctx: Ctx, typed: string): Promise<AnswerOf<typeof findAuditedRecord>> {
  const { lId, db } = ctx;
  const code = typed.trim().toUpperCase();
  const { rows } = await sql<FoundRow>`
    select 'BILL' as kind, bill_id as id, lab_no as name, patient_id from bill
      where l_id = ${lId} and lab_no = ${code} and ${ofBillInScope(ctx, sql.ref('bill.bill_id'))}
    union all select 'BILL_SAMPLE', s.sample_id, s.barcode, b.patient_id from sample s
        join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
      where s.l_id = ${lId} and s.barcode = ${code} and ${ofBillInScope(ctx, sql.ref('s.bill_id'))}
    union all select 'PATIENT', patient_id, patient_code, patient_id from patient
      where l_id = ${lId} and patient_code = ${code} and ${patientInScope(ctx, sql.ref('patient.patient_id'))}
    union all select 'USER', u.user_id, u.username, null from membership m join login_user u on u.user_id = m.user_id
      where m.l_id = ${lId} and u.username = ${code.toLowerCase()}
    limit 1`.execute(db);
  const [found] = rows;
  return {
    record:
      found === undefined
        ? null
        : { entityKind: found.kind, entityId: found.id, name: found.name, patientId: found.patient_id },
  };
}
