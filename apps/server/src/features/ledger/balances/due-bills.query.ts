import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { dueOfBill } from './bill-dues.query.ts';

interface DuesOf {
  /** One of the two. */
  readonly patientId: string | undefined;
  readonly agencyId: string | undefined;
  /** Of these bills alone; all unless told. */
  readonly billIds: readonly string[] | undefined;
  readonly most: number;
}

/** Ids of bills with a due, the oldest first. To pay them, lock them and read their dues again. */
export async function readDueBills(
  { db, lId, caller }: Ctx,
  { patientId, agencyId, billIds, most }: DuesOf,
): Promise<string[]> {
  const party = patientId === undefined ? sql`b.agency_id = ${agencyId}` : sql`b.patient_id = ${patientId}`;
  const chosen = billIds === undefined ? sql`true` : sql`b.bill_id = any(${[...billIds]})`;
  const { rows } = await sql<{ bill_id: string }>`
    select b.bill_id from bill b
    where b.l_id = ${lId} and ${party} and ${chosen} and ${billInScope(caller)} and ${dueOfBill} > 0
    order by b.created_at, b.bill_id limit ${most}`.execute(db);
  return rows.map((row) => row.bill_id);
}
