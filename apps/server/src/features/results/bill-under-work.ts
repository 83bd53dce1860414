import { type AgeSource, ageInDaysAt, yearsOfDays } from '@nidan/domain/people/age-at';
import type { Sex } from '@nidan/domain/people/sex';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../patients/patient-brief-columns.ts';
import { ageSourceOf, type PatientBriefRow } from '../patients/present-patient-brief.ts';

/** A bill whose row is locked, and whose patient decides ranges and formulas. */
export interface BillUnderWork {
  readonly billId: string;
  readonly labNo: string;
  readonly sex: Sex;
  readonly age: AgeSource;
  readonly registeredAt: Date;
}

interface BillRow extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly registered_at: Date;
}

/**
 * Locks the bill, which everything that changes its tests does first (architecture §2). What belongs to the bill is read by
 * a statement of its own afterwards: this one may have waited, and would show the tests as they were before.
 */
export async function lockBillUnderWork(ctx: Ctx, billId: string): Promise<BillUnderWork> {
  const { rows } = await sql<BillRow>`
    select b.bill_id, b.lab_no, b.created_at as registered_at, ${patientBriefColumns}
    from bill b join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId}
    for no key update of b`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return {
    billId: row.bill_id,
    labNo: row.lab_no,
    sex: row.sex,
    age: ageSourceOf(row),
    registeredAt: row.registered_at,
  };
}

/** Who a measurement belongs to: sex, and age when the tube was collected. */
export interface PersonAtCollection {
  readonly sex: Sex;
  readonly ageInDays: number;
  /** Completed years. */
  readonly ageYears: number;
}

interface Person {
  readonly sex: Sex;
  readonly age: AgeSource;
}

/** Sex and age of the person when a tube was collected; ages count by the days of the lab's zone. */
export function personAt(ctx: Pick<Ctx, 'lab'>, { sex, age }: Person, collectedAt: Date): PersonAtCollection {
  const ageInDays = ageInDaysAt(age, { at: collectedAt, zone: ctx.lab.timeZone });
  return { sex, ageInDays, ageYears: yearsOfDays(ageInDays) };
}
