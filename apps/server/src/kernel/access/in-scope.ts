import { seesAllBills, type WorkScope } from '@nidan/domain/access/work-scope';
import { type RawBuilder, sql } from 'kysely';

/** Who asks: the part of a caller, or of somebody else in an explanation, that decides what is seen. */
export interface Viewer {
  readonly scope: WorkScope;
}

interface ViewerOfLab {
  readonly lId: number;
  readonly caller: Viewer;
}

type Condition = RawBuilder<boolean>;

const EVERYTHING = sql<boolean>`true`;

export interface ScopeRule {
  readonly limit: 'location' | 'doctor' | 'agency';
  readonly condition: Condition;
}

function among(column: RawBuilder<unknown>, ids: readonly string[]): Condition {
  const [only] = ids;
  // One place is the usual case, and equality is what an index in order of time serves.
  return ids.length === 1 ? sql<boolean>`${column} = ${only}` : sql<boolean>`${column} = any(${[...ids]})`;
}

/** The limits of a person, each as a condition on a `bill` under this alias. The one place that says which bills are seen. */
export function scopeRules({ scope }: Viewer, alias: string): ScopeRule[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const { locationIds, doctorId, agencyId } = scope;
  const rules: ScopeRule[] = [];
  if (locationIds !== null) {
    rules.push({ limit: 'location', condition: among(column('location_id'), locationIds) });
  }
  if (doctorId !== null) {
    rules.push({ limit: 'doctor', condition: sql<boolean>`${column('doctor_id')} = ${doctorId}` });
  }
  if (agencyId !== null) {
    rules.push({ limit: 'agency', condition: sql<boolean>`${column('agency_id')} = ${agencyId}` });
  }
  return rules;
}

/** Condition on a `bill` under this alias: what is out of scope answers like what is absent. */
export function billInScope(viewer: Viewer, alias = 'b'): Condition {
  const conditions = scopeRules(viewer, alias).map(({ condition }) => condition);
  return conditions.length === 0 ? EVERYTHING : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Condition on a row that names its bill: `ofBillInScope(ctx, sql.ref('s.bill_id'))`. */
export function ofBillInScope({ lId, caller }: ViewerOfLab, billId: RawBuilder<unknown>): Condition {
  if (seesAllBills(caller.scope)) return EVERYTHING;
  return sql<boolean>`exists (
    select from bill seen where seen.l_id = ${lId} and seen.bill_id = ${billId} and ${billInScope(caller, 'seen')})`;
}

/** Condition on a posting under this alias: of a bill in scope; one that is of no bill is seen by whoever sees its place. */
export function postingInScope({ lId, caller }: ViewerOfLab, alias: string): Condition {
  const { locationIds, doctorId, agencyId } = caller.scope;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const ofBill = ofBillInScope({ lId, caller }, column('bill_id'));
  if (seesAllBills(caller.scope) || doctorId !== null || agencyId !== null) return ofBill;
  const ofPlace = among(column('location_id'), locationIds ?? []);
  return sql<boolean>`(${ofBill} or (${column('bill_id')} is null and ${ofPlace}))`;
}

/** Condition on a column with the department of a tube or a test. */
export function departmentInScope({ scope }: Viewer, column: RawBuilder<unknown>): Condition {
  return scope.departmentIds === null ? EVERYTHING : among(column, scope.departmentIds);
}

/** Condition on a column with a person: seen through a bill in scope, and not otherwise. */
export function patientOfBillsInScope(
  { lId, caller }: ViewerOfLab,
  patientId: RawBuilder<unknown>,
): Condition {
  if (seesAllBills(caller.scope)) return EVERYTHING;
  return sql<boolean>`exists (
    select from bill seen where seen.l_id = ${lId} and seen.patient_id = ${patientId} and ${billInScope(caller, 'seen')})`;
}

/**
 * Condition on a column with a person: seen through a bill in scope. Staff of a place also see who has no bill yet, as the
 * counter has just registered them; doctors and agencies do not.
 */
export function patientInScope(viewer: ViewerOfLab, patientId: RawBuilder<unknown>): Condition {
  const { lId, caller } = viewer;
  const seen = patientOfBillsInScope(viewer, patientId);
  const { doctorId, agencyId } = caller.scope;
  if (seesAllBills(caller.scope) || doctorId !== null || agencyId !== null) return seen;
  return sql<boolean>`(${seen} or not exists (
    select from bill other where other.l_id = ${lId} and other.patient_id = ${patientId}))`;
}

/** Condition on an `event e`: who sees some bills only sees what happened to these and to their people. */
export function eventInScope(viewer: ViewerOfLab): Condition {
  if (seesAllBills(viewer.caller.scope)) return EVERYTHING;
  const ofBill = ofBillInScope(viewer, sql.ref('e.bill_id'));
  const ofPerson = patientOfBillsInScope(viewer, sql.ref('e.entity_id'));
  return sql<boolean>`(${ofBill} or (e.bill_id is null and e.entity_kind = 'PATIENT' and ${ofPerson}))`;
}
