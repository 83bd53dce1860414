import { type CustomerTestState, customerTestState } from '@nidan/domain/customer-page/customer-test-state';
import type { VisitTimes } from '@nidan/domain/customer-page/customer-steps';
import type { KeptFromPatient } from '@nidan/domain/delivery/publishing-rule';
import type { Language } from '@nidan/domain/enumerations/bills';
import { isAgencyPrice } from '@nidan/domain/rates/price-rules';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentDues, readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { findBillHead, upiOf } from '../../money/bills/bill-details.query.ts';
import type { BillHead } from '../../money/bills/bill-head.query.ts';
import { keptFromPatientNow } from '../publishing/kept-from-patient.query.ts';
import { readLineRows } from '../../money/bills/bill-lines.query.ts';

export interface CustomerTest {
  /** Null where the name alone would tell what nobody else may know. */
  readonly name: string | null;
  readonly state: CustomerTestState;
  readonly dueAt: Date;
}

/** What becomes of the report at the page. */
export type CustomerReport =
  | { readonly kind: 'none' }
  | { readonly kind: KeptFromPatient }
  | {
      readonly kind: 'open';
      readonly reportId: string;
      readonly releasedAt: Date;
      readonly amended: boolean;
    };

/** Money of the bill for its patient; null where an agency is charged. */
export interface CustomerMoney {
  readonly paidPaise: number;
  readonly duePaise: number;
  /** A UPI request of the lab's own account; null where it has none, or nothing is due. */
  readonly upi: string | null;
}

export interface CustomerPageFacts {
  readonly head: BillHead;
  readonly language: Language;
  readonly zone: string;
  readonly now: Date;
  readonly phoneDigits: string;
  readonly tests: readonly CustomerTest[];
  readonly times: VisitTimes;
  readonly report: CustomerReport;
  readonly money: CustomerMoney | null;
}

interface TestRow {
  readonly name: string;
  readonly confidential: boolean;
  readonly state: BillTestState;
  readonly due_at: Date;
  readonly collected_at: Date | null;
  readonly accessioned_at: Date | null;
  readonly checked_at: Date | null;
  readonly reported: boolean;
}

async function readTests({ db, lId }: Ctx, billId: string): Promise<readonly TestRow[]> {
  const { rows } = await sql<TestRow>`
    select t.name, t.consent_needed as confidential, bt.state, bt.due_at, s.collected_at, s.accessioned_at, bt.checked_at,
      exists (
        select from report_dispatch d join report_revision r on r.l_id = d.l_id and r.report_id = d.report_id
        where d.l_id = bt.l_id and d.bill_id = bt.bill_id and not d.replaced
          and r.snapshot -> 'tests' @> jsonb_build_array(jsonb_build_object('billTestId', bt.bill_test_id))) as reported
    from bill_test bt join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    where bt.l_id = ${lId} and bt.bill_id = ${billId} order by bt.bill_test_id`.execute(db);
  return rows;
}

interface ReportRow {
  readonly report_id: string;
  readonly released_at: Date;
  readonly report_status: string;
}

async function readReport({ db, lId }: Ctx, billId: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`
    select d.report_id, d.released_at, r.status as report_status
    from report_dispatch d join report_revision r on r.l_id = d.l_id and r.report_id = d.report_id
    where d.l_id = ${lId} and d.bill_id = ${billId} and not d.replaced
    order by d.released_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

async function reportOf(ctx: Ctx, billId: string): Promise<CustomerReport> {
  const row = await readReport(ctx, billId);
  if (row === null) return { kind: 'none' };
  const kept = await keptFromPatientNow(ctx, row.report_id);
  if (kept !== null) return { kind: kept };
  return {
    kind: 'open',
    reportId: row.report_id,
    releasedAt: row.released_at,
    amended: row.report_status === 'AMENDED',
  };
}

/** The last of some moments; null when one has not come, or there are none. */
function allDone(moments: readonly (Date | null)[]): Date | null {
  const come = moments.filter((moment) => moment !== null);
  return come.length === 0 || come.length < moments.length
    ? null
    : new Date(Math.max(...come.map((moment) => moment.getTime())));
}

async function paidAt({ db, lId }: Ctx, billId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(received_at) as at from payment where l_id = ${lId} and bill_id = ${billId}`.execute(db);
  return rows[0]?.at ?? null;
}

interface Visit {
  readonly head: BillHead;
  readonly live: readonly TestRow[];
  readonly isPaid: boolean;
}

async function timesOf(ctx: Ctx, { head, live, isPaid }: Visit): Promise<VisitTimes> {
  const ready = live.map((test) => (test.reported ? test.checked_at : null));
  return {
    paidAt: isPaid ? ((await paidAt(ctx, head.bill_id)) ?? head.created_at) : null,
    sampleAt: allDone(live.map((test) => test.collected_at)),
    atLabAt: allDone(live.map((test) => test.accessioned_at)),
    readyAt: allDone(ready),
    expectedAt: live.length === 0 ? null : new Date(Math.max(...live.map((test) => test.due_at.getTime()))),
  };
}

/** What the page of a bill shows its patient. No value of a test is among it. */
export async function readCustomerPage(ctx: Ctx, billId: string): Promise<CustomerPageFacts> {
  const head = await findBillHead(ctx, { billId });
  const [tests, lines, balances, report] = await Promise.all([
    readTests(ctx, billId),
    readLineRows(ctx, billId),
    readBalancesOfBill(ctx.db, ctx.lId, billId),
    reportOf(ctx, billId),
  ]);
  const { duePaise, paidPaise, refundedPaise } = presentDues(balances);
  const byAgency = lines.some((line) => isAgencyPrice(line.price_source));
  const live = tests.filter(({ state }) => state !== billTest.codes.canceled);
  return {
    head,
    language: head.language,
    zone: ctx.lab.timeZone,
    now: ctx.now,
    phoneDigits: (head.phone ?? '').slice(-4),
    tests: tests.map(({ name, confidential, state, due_at: dueAt, reported }) => ({
      name: confidential ? null : name,
      state: customerTestState(state, reported),
      dueAt,
    })),
    times: await timesOf(ctx, { head, live, isPaid: byAgency || duePaise <= 0 }),
    report,
    money: byAgency
      ? null
      : {
          paidPaise: paidPaise - refundedPaise,
          duePaise: Math.max(0, duePaise),
          upi: upiOf(head, duePaise)?.uri ?? null,
        },
  };
}
