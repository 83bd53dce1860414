import * as patientEndpoints from '@nidan/contract/people/patients/patient-endpoints';
import type { HistorySums } from '@nidan/contract/people/patients/patient-history';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentDues, readBalances } from '../../ledger/balances/bill-dues.query.ts';
import { requirePatient } from './require-patient.ts';
import { readVisits } from './visits.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What all bills of a person come to, read from the journal. */
async function sumsOf(ctx: Ctx, patientId: string): Promise<HistorySums> {
  const { rows } = await sql<{ bill_id: string; created_at: Date }>`
    select b.bill_id, b.created_at from bill b
    where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and ${billInScope(ctx.caller)}
    order by b.created_at`.execute(ctx.db);
  const balances = await readBalances(
    ctx.db,
    ctx.lId,
    rows.map((row) => row.bill_id),
  );
  const dues = [...balances.values()].map(presentDues);
  const sum = (part: keyof (typeof dues)[number]): number =>
    dues.reduce((total, one) => total + one[part], 0);
  return {
    bills: rows.length,
    billedPaise: sum('netPaise'),
    paidPaise: sum('paidPaise') - sum('refundedPaise'),
    duePaise: sum('duePaise'),
    refundPayablePaise: sum('refundPayablePaise'),
    firstAt: rows[0]?.created_at.toISOString() ?? null,
  };
}

/** Bills of a person page by page; the sums are those of all. */
export const pastBillsOf = serve(patientEndpoints.pastBills, async (ctx, query) => {
  const { patientId } = query;
  const limit = query.limit ?? 50;
  await requirePatient(ctx, patientId);
  const [rows, sums] = await Promise.all([
    readVisits(ctx, { patientId, after: decodeCursor(query.cursor), limit: limit + 1 }),
    sumsOf(ctx, patientId),
  ]);
  const shown = toPage({
    rows,
    limit,
    key: (row) => [row.at, row.billId],
    present: (row) => row,
  });
  return { ...shown, sums };
});
