import { masterData } from '@nidan/domain/status-sets/master-data';
import type { AlertDesk } from '@nidan/domain/culture/alert-organisms';
import type { GrowthQuantity } from '@nidan/domain/culture/growth-quantity';
import type { GRAM_STAINS, ORGANISM_SHAPES } from '@nidan/domain/masters/microbe-words';
import type { ISSUE_KINDS } from '@nidan/domain/culture/culture-block';
import type { ResistanceFinding } from '@nidan/domain/susceptibility/expert-rules';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import type { PatientBriefRow } from '../../people/patients/present-patient-brief.ts';

export interface CaseHead extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly test_id: string;
  readonly test_code: string;
  readonly test_name: string;
  readonly test_state: BillTestState;
  readonly barcode: string | null;
  readonly collected_at: Date | null;
}

/** The bill, person and test of a case; refused where the caller sees none. */
export async function readCaseHead(ctx: Ctx, caseId: string): Promise<CaseHead> {
  const { rows } = await sql<CaseHead>`
    select b.bill_id, b.lab_no, k.test_id, k.code as test_code, k.name as test_name, bt.state as test_state, s.barcode,
      s.collected_at, ${patientBriefColumns}
    from culture_case c
    join bill_test bt on bt.l_id = c.l_id and bt.bill_test_id = c.bill_test_id
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join test k on k.l_id = bt.l_id and k.test_id = bt.test_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    where c.l_id = ${ctx.lId} and c.case_id = ${caseId} and ${billInScope(ctx.caller)}
      and ${departmentInScope(ctx.caller, sql.ref('bt.department_id'))}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

export interface ReadingRow {
  readonly readingNo: number;
  readonly hours: number;
  readonly dueAt: Date;
  readonly readAt: Date | null;
  readonly readBy: string | null;
  readonly hasGrowth: boolean | null;
  readonly seen: string;
}

/** Readings of a case in their order. */
export async function readReadings({ db, lId }: Ctx, caseId: string): Promise<readonly ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    select r.reading_no as "readingNo", r.hours, r.due_at as "dueAt", r.read_at as "readAt", u.name as "readBy",
      r.has_growth as "hasGrowth", r.seen
    from culture_reading r left join login_user u on u.user_id = r.read_by
    where r.l_id = ${lId} and r.case_id = ${caseId} order by r.reading_no`.execute(db);
  return rows;
}

export interface IsolateRow {
  readonly isolateId: string;
  readonly isolateNo: number;
  readonly organismId: string;
  readonly organismCode: string;
  readonly organism: string;
  readonly family: string;
  readonly gram: (typeof GRAM_STAINS)[number];
  readonly shape: (typeof ORGANISM_SHAPES)[number];
  readonly quantity: GrowthQuantity;
  readonly findings: readonly ResistanceFinding[];
  readonly note: string;
  readonly identifiedAt: Date;
  readonly identifiedBy: string;
}

/** Isolates of a case by their number. */
export async function readIsolates(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  caseId: string,
): Promise<readonly IsolateRow[]> {
  const { rows } = await sql<IsolateRow>`
    select i.isolate_id as "isolateId", i.isolate_no as "isolateNo", o.organism_id as "organismId", o.code as "organismCode",
      o.name as organism, f.name as family, f.gram, f.shape, i.quantity, i.findings, i.note, i.identified_at as "identifiedAt",
      u.name as "identifiedBy"
    from culture_isolate i
    join organism o on o.l_id = i.l_id and o.organism_id = i.organism_id
    join organism_family f on f.l_id = o.l_id and f.organism_family_id = o.family_id
    join login_user u on u.user_id = i.identified_by
    where i.l_id = ${lId} and i.case_id = ${caseId} and i.removed_at is null order by i.isolate_no`.execute(
    db,
  );
  return rows;
}

export interface AlertRow {
  readonly alertId: string;
  readonly organism: string;
  readonly code: string;
  readonly desk: AlertDesk;
  readonly openedAt: Date;
  readonly toldTo: string | null;
  readonly toldAt: Date | null;
  readonly toldBy: string | null;
}

/** Alerts of the isolates of a case, the first one first. */
export async function readAlerts({ db, lId }: Ctx, caseId: string): Promise<readonly AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select a.alert_id as "alertId", o.name as organism, a.code, a.desk, a.opened_at as "openedAt", a.told_to as "toldTo",
      a.told_at as "toldAt", u.name as "toldBy"
    from culture_isolate i
    join culture_alert a on a.l_id = i.l_id and a.isolate_id = i.isolate_id
    join organism o on o.l_id = i.l_id and o.organism_id = i.organism_id
    left join login_user u on u.user_id = a.told_by
    where i.l_id = ${lId} and i.case_id = ${caseId} and i.removed_at is null order by a.opened_at, a.alert_id`.execute(
    db,
  );
  return rows;
}

export interface IssueRow {
  readonly issueNo: number;
  readonly kind: (typeof ISSUE_KINDS)[number];
  readonly issuedAt: Date;
  readonly issuedBy: string;
}

/** What was issued of a case, in its order. */
export async function readIssues({ db, lId }: Ctx, caseId: string): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select i.issue_no as "issueNo", i.kind, i.issued_at as "issuedAt", u.name as "issuedBy"
    from culture_issue i join login_user u on u.user_id = i.issued_by
    where i.l_id = ${lId} and i.case_id = ${caseId} order by i.issue_no`.execute(db);
  return rows;
}

export interface MedicineRow {
  readonly medicineId: string;
  readonly code: string;
  readonly name: string;
  readonly routes: readonly string[];
  readonly groupCode: string;
  readonly group: string;
  readonly isEnabled: boolean;
}

/** Medicines of the lab by class and name; disabled ones too, which former values name. */
export async function readMedicines({ db, lId }: Pick<Ctx, 'db' | 'lId'>): Promise<readonly MedicineRow[]> {
  const { rows } = await sql<MedicineRow>`
    select m.medicine_id as "medicineId", m.code, m.name, m.routes, g.code as "groupCode", g.name as "group",
      m.status = ${masterData.codes.enabled} as "isEnabled"
    from medicine m join medicine_group g on g.l_id = m.l_id and g.medicine_group_id = m.mgroup_id
    where m.l_id = ${lId} order by g.name, m.name`.execute(db);
  return rows;
}
