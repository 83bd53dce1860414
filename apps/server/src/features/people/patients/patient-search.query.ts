import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { billInScope, patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { matchingPatients } from './patient-matches.ts';
import { leadsTo, patientOwnColumns, type PatientRow } from './patient-record-columns.ts';
import { presentPatient } from './present-patient.ts';
import { withRelatives } from './relatives.query.ts';

interface FoundRow extends PatientRow {
  readonly key: string;
  /** The record that was found: that of the person, or one that leads to it. */
  readonly found_id: string;
  readonly last_bill: { billId: string; labNo: string; at: string } | null;
  readonly due: number;
}

function present(ctx: Ctx, row: FoundRow): PatientMatch {
  const last = row.last_bill;
  return {
    ...presentPatient(ctx, row),
    last_visit: last === null ? null : { ...last, at: new Date(last.at).toISOString() },
    duePaise: row.due,
  };
}

/** Everybody, the latest first. */
function newest(ctx: Ctx, after: readonly (string | number)[] | null, limit: number): RawBuilder<unknown> {
  const rest = after === null ? sql`` : sql`and patient_id < ${after[1]}::uuid`;
  return sql`(
    select patient_id, '' as key from patient
    where l_id = ${ctx.lId} and merged_into is null and ${patientInScope(ctx, sql.ref('patient.patient_id'))} ${rest}
    order by patient_id desc limit ${limit})`;
}

/** People that `q` finds, with their last bill and what they owe. */
export async function searchPatientsOf(
  ctx: Ctx,
  query: QueryOf<typeof searchPatients>,
): Promise<AnswerOf<typeof searchPatients>> {
  const limit = query.limit ?? 20;
  const after = decodeCursor(query.cursor);
  const q = query.q?.trim() ?? '';
  const all = q === '';
  const matches = all ? newest(ctx, after, limit + 1) : matchingPatients(ctx, { q, limit: limit + 1, after });
  if (matches === null) return { rows: [], next: null };
  const { rows: found } = await sql<Omit<FoundRow, 'primary_person' | 'mother_person'>>`
    select m.key, m.patient_id as found_id, ${patientOwnColumns}, money.last_bill, coalesce(money.due, 0)::bigint as due
    from ${matches} m
    join patient f on f.l_id = ${ctx.lId} and f.patient_id = m.patient_id
    join patient p on p.l_id = ${ctx.lId} and p.patient_id = ${leadsTo('f')}
    left join lateral (
      select sum(${dueOfBill})::bigint as due, (array_agg(
          jsonb_build_object('billId', b.bill_id, 'labNo', b.lab_no, 'at', b.created_at) order by b.created_at desc))[1] as last_bill
      from bill b
      where b.l_id = p.l_id and b.patient_id = p.patient_id and ${billInScope(ctx.caller)}) money on true
    order by ${all ? sql`m.patient_id desc` : sql`m.key, m.patient_id`}`.execute(ctx.db);
  const rows: FoundRow[] = await withRelatives(ctx, found);
  return toPage({
    rows,
    limit,
    key: (row) => [row.key, row.found_id],
    present: (row) => present(ctx, row),
  });
}
