import type { BillPriority } from '@nidan/domain/enumerations/bills';
import { type RawBuilder, sql } from 'kysely';
import { CANCELED } from '../billing/bill-test-codes.ts';
import { patientBriefColumns } from '../patients/patient-brief-columns.ts';
import type { PatientBriefRow } from '../patients/present-patient-brief.ts';

export interface SampleRow extends PatientBriefRow {
  readonly sample_id: string;
  readonly barcode: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly status: number;
  readonly type_code: string;
  readonly type_name: string;
  readonly cap_colour: string;
  readonly volume_ml: number;
  readonly draw_order: number;
  readonly department_id: string;
  readonly department_name: string;
  readonly tests: readonly {
    billTestId: string;
    code: string;
    name: string;
    isUnconsented: boolean;
    refuseIf: string;
  }[];
  readonly priority: BillPriority;
  readonly fasting_hours: number | null;
  readonly registered_at: Date;
  readonly created_at: Date;
  readonly collected_at: Date | null;
  readonly accessioned_at: Date | null;
  readonly dept_accessioned_at: Date | null;
  readonly collected_by: string | null;
  readonly accessioned_by: string | null;
  readonly dept_accessioned_by: string | null;
  readonly reject_reason: string | null;
  readonly parent_barcode: string | null;
  readonly labels_printed: number;
  readonly place: string;
  readonly version: number;
}

/** `select … from sample s` with the bill, the patient, the container and the tests; `rest` adds conditions and order. */
export function selectSamples(rest: RawBuilder<unknown>): RawBuilder<SampleRow> {
  return sql<SampleRow>`
    select s.sample_id, s.barcode, s.bill_id, b.lab_no, s.status, s.department_id, d.name as department_name,
      t.code as type_code, t.name as type_name, t.cap_colour, t.volume_ml, t.draw_order,
      b.priority, b.fasting_hours, b.created_at as registered_at, s.created_at,
      s.collected_at, s.accessioned_at, s.dept_accessioned_at, s.collected_by, s.accessioned_by, s.dept_accessioned_by,
      s.reject_reason, s.labels_printed, s.version,
      parent.barcode as parent_barcode, place.name as place, ${patientBriefColumns},
      coalesce((
        select jsonb_agg(jsonb_build_object('billTestId', bt.bill_test_id, 'code', test.code, 'name', test.name,
          'refuseIf', test.refuse_if,
          'isUnconsented', test.consent_needed and not exists (
            select from bill_consent c where c.l_id = s.l_id and c.bill_id = s.bill_id and c.withdrawn_at is null))
          order by bt.bill_test_id)
        from bill_test bt join test on test.l_id = bt.l_id and test.test_id = bt.test_id
        where bt.l_id = s.l_id and bt.sample_id = s.sample_id and bt.state <> ${CANCELED}
      ), '[]') as tests
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    join sample_type t on t.l_id = s.l_id and t.sample_type_id = s.sample_type_id
    join department d on d.l_id = s.l_id and d.department_id = s.department_id
    left join sample parent on parent.l_id = s.l_id and parent.sample_id = s.parent_sample_id
    ${rest}`;
}
