import type { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { parseBarcode } from '@nidan/domain/billing/barcode';
import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { parsePatientSearch } from '@nidan/domain/people/patient-search';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { BY_ADVANCE } from '@nidan/domain/status-sets/least-advanced';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { shownToDemoUsers } from '../../people/patients/merging/demo-matches.ts';
import { beginsWith, matchingPatientIds } from '../../people/patients/patient-matches.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';

export type BillFilter = Omit<QueryOf<typeof listBills>, 'cursor' | 'limit'>;

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  bill: sql.ref('b.bill_id'),
  addedBy: sql.ref('b.created_by'),
  agency: sql.ref('b.agency_id'),
  doctor: sql.ref('b.doctor_id'),
};

/** A search that finds more people than this is checked bill by bill, newest first, instead of person by person. */
const FEW_PEOPLE = 300;

/** The lab ID, or its beginning, that a search text is; null for anything else. */
function labNoOf(ctx: Ctx, q: string): string | null {
  const typed = q.toUpperCase();
  if (/^[A-Z]/u.test(typed)) {
    const scanned = parseBarcode(typed);
    if (scanned !== null) return scanned.labNo;
  }
  const { prefix } = ctx.lab;
  return typed.startsWith(prefix) && /^\d+$/u.test(typed.slice(prefix.length)) ? typed : null;
}

async function searchCondition(ctx: Ctx, q: string): Promise<RawBuilder<unknown>> {
  const labNo = labNoOf(ctx, q);
  if (labNo !== null) return beginsWith(sql.ref('b.lab_no'), labNo);
  if (ctx.caller.isDemoUser) {
    const shown = shownToDemoUsers(parsePatientSearch(q)) ?? sql`false`;
    return sql`exists (select from patient p where p.l_id = b.l_id and p.patient_id = b.patient_id and ${shown})`;
  }
  const { ids, more } = await matchingPatientIds(ctx, q, FEW_PEOPLE);
  const words = nameWords(q);
  if (!more || words.length === 0) return sql`b.patient_id = any(${ids})`;
  // Common words: nearly every page of bills holds some, so that looking at the newest bills ends soon.
  return sql.join(
    words.map(
      (word) => sql`exists (
        select 1 from patient_name_token o
        where o.l_id = b.l_id and o.patient_id = b.patient_id and ${beginsWith(sql.ref('o.token'), word)})`,
    ),
    sql` and `,
  );
}

function testExists(states: readonly BillTestState[]): RawBuilder<unknown> {
  return sql`exists (
    select 1 from bill_test bt where bt.l_id = b.l_id and bt.bill_id = b.bill_id and bt.state = any(${[...states]}))`;
}

/** Bills whose least advanced test that is not cancelled is in this state. */
function stateCondition(state: BillTestState): RawBuilder<unknown> {
  if (state === 'canceled') {
    const live = billTest.stateNames.filter((name) => name !== 'canceled');
    return sql`not ${testExists(live)}`;
  }
  const behind = BY_ADVANCE.slice(0, BY_ADVANCE.indexOf(state));
  const has = testExists([state]);
  return behind.length === 0 ? has : sql`${has} and not ${testExists(behind)}`;
}

/** Conditions on a `bill b` for a filter of the bill lists. */
export async function billConditions(ctx: Ctx, filter: BillFilter): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`b.l_id = ${ctx.lId}`, billInScope(ctx.caller)];
  const q = filter.q?.trim() ?? '';
  if (q !== '' && filter.by !== undefined) {
    conditions.push(...(await fieldConditions(ctx, { by: filter.by, q, at: AT })));
  } else if (q !== '') conditions.push(await searchCondition(ctx, q));
  conditions.push(...withinDates(ctx, sql.ref('b.created_at'), filter));
  if (filter.locationId !== undefined) conditions.push(sql`b.location_id = ${filter.locationId}`);
  if (filter.doctorId !== undefined) conditions.push(sql`b.doctor_id = ${filter.doctorId}`);
  if (filter.patientId !== undefined) conditions.push(sql`b.patient_id = ${filter.patientId}`);
  if (filter.agencyId !== undefined) conditions.push(sql`b.agency_id = ${filter.agencyId}`);
  if (filter.bookingSource !== undefined) conditions.push(sql`b.booking_source = ${filter.bookingSource}`);
  if (filter.mine === true) conditions.push(sql`b.created_by = ${ctx.caller.userId}`);
  if (filter.state !== undefined) conditions.push(stateCondition(filter.state));
  if (filter.dueOnly === true) conditions.push(sql`${dueOfBill} > 0`);
  return conditions;
}
