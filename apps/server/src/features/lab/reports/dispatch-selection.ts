import type { Language } from '@nidan/domain/enumerations/bills';
import type { ReportRevisionStatus } from '@nidan/domain/reports/report-snapshot';
import { type RawBuilder, sql } from 'kysely';
import { payerStopsReports } from '../../ledger/agency-accounts/payer-standing.query.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import type { PatientBriefRow } from '../../people/patients/present-patient-brief.ts';

export interface DispatchRow extends PatientBriefRow {
  readonly report_id: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly report_no: string;
  readonly revision: number;
  readonly report_status: ReportRevisionStatus;
  readonly tests: readonly { readonly code: string; readonly name: string }[];
  readonly pages: number | null;
  readonly status: number;
  readonly hold_reason: string | null;
  readonly replaced: boolean;
  readonly due_paise: number;
  readonly payer_stopped: boolean;
  readonly channels: number;
  readonly dispatched_channels: number;
  readonly has_phone: boolean;
  readonly has_email: boolean;
  readonly language: Language;
  readonly print_count: number;
  readonly released_at: Date;
  readonly printed_at: Date | null;
  readonly dispatched_at: Date | null;
  readonly version: number;
}

/** `select … from report_dispatch d` with the revision, the bill, the person and what is due; `rest` adds conditions and order. */
export function selectDispatches(rest: RawBuilder<unknown>): RawBuilder<DispatchRow> {
  return sql<DispatchRow>`
    select d.report_id, d.bill_id, b.lab_no, r.report_no, r.revision, r.status as report_status, f.pages, d.status,
      d.hold_reason, d.replaced, ${dueOfBill} as due_paise, ${payerStopsReports} as payer_stopped, b.channels, d.dispatched_channels,
      p.phone is not null as has_phone, p.email is not null as has_email, b.language, d.print_count, d.released_at,
      d.printed_at, d.dispatched_at, d.version, ${patientBriefColumns},
      coalesce((
        select jsonb_agg(jsonb_build_object('code', t.code, 'name', t.name) order by line.position)
        from bill_line line join test t on t.l_id = line.l_id and t.test_id = line.test_id
        where line.l_id = b.l_id and line.bill_id = b.bill_id and line.canceled_at is null
      ), '[]') as tests
    from report_dispatch d
    join report_revision r on r.l_id = d.l_id and r.report_id = d.report_id
    join bill b on b.l_id = d.l_id and b.bill_id = d.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join report_pdf f on f.l_id = d.l_id and f.report_id = d.report_id
    ${rest}`;
}
