import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import type { PatientBriefRow } from '../../people/patients/present-patient-brief.ts';
import { wantedBill } from '../bill-tests/wanted-bill.ts';

interface BillOfReport extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
}

/** The bill of an id or of a lab ID with its person; refused when the caller sees none such. */
export async function billOfReport(ctx: Ctx, asked: Parameters<typeof wantedBill>[0]): Promise<BillOfReport> {
  const wanted = wantedBill(asked);
  const condition = 'billId' in wanted ? sql`b.bill_id = ${wanted.billId}` : sql`b.lab_no = ${wanted.labNo}`;
  const { rows } = await sql<BillOfReport>`
    select b.bill_id, b.lab_no, ${patientBriefColumns}
    from bill b join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where b.l_id = ${ctx.lId} and ${condition} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}
