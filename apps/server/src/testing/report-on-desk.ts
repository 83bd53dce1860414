import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import { billOnBench, enter, testRefs, type Values } from './bill-on-bench.ts';
import type { orderBill } from './order-bill.ts';
import type { TestApp } from './test-app.ts';

type Order = Partial<Parameters<typeof orderBill>[1]>;

/** Checks tests of a bill as the pathologist, by short code; all of them unless told. */
export async function check(
  app: TestApp,
  billId: string,
  { codes, release = false }: { codes?: readonly string[]; release?: boolean } = {},
): Promise<AnswerOf<typeof checkResults>> {
  const tests = await testRefs(app, billId, codes);
  return app.as('Pathologist').ok(checkResults, { body: { billId, tests, release } });
}

/** Takes a test of a bill back from checked. */
export async function uncheck(
  app: TestApp,
  billId: string,
  { code, reason }: { code: string; reason: string },
): Promise<void> {
  const tests = await testRefs(app, billId, [code]);
  await app.as('Pathologist').ok(uncheckResults, { body: { billId, tests, reason } });
}

/** A bill with these values, everything entered checked and the report released. */
export async function releasedReport(
  app: TestApp,
  values: Values,
  order: Order = {},
): Promise<{ billId: string; reportId: string }> {
  const codes = Object.keys(values);
  const billId = await billOnBench(app, { testCodes: codes, ...order });
  await enter(app, billId, values);
  const { released } = await check(app, billId, { codes, release: true });
  if (released === null) throw new Error('Nothing was released');
  return { billId, reportId: released.reportId };
}

/** The report of a bill at the dispatch desk. */
export async function onDesk(app: TestApp, billId: string): Promise<DispatchView> {
  const { rows } = await app.as('Front desk').ok(listDispatches, { query: { billId } });
  const [found] = rows;
  if (found === undefined) throw new Error('The bill has no report');
  return found;
}

/** What a revision of lab 1 says, as it is stored. */
export async function storedRevision(app: TestApp, reportId: string) {
  const row = await inTransaction(app.db, app.lab.lId, (db) =>
    db
      .selectFrom('report_revision')
      .selectAll()
      .where('l_id', '=', app.lab.lId)
      .where('report_id', '=', reportId)
      .executeTakeFirstOrThrow(),
  );
  return { ...row, snapshot: row.snapshot as ReportSnapshot }; // as: the release wrote it in this shape
}
