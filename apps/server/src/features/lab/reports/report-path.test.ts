import { readReportPath, type ReportPathView } from '@nidan/contract/lab/reports/report-path-endpoint';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { markDispatched, markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { check, onDesk } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function pathOf(billId: string): Promise<ReportPathView> {
  return app.as('Front desk').ok(readReportPath, { query: { billId } });
}
async function hereOf(billId: string) {
  const { steps } = await pathOf(billId);
  return steps.find(({ standing }) => standing === 'here');
}

it('follows a bill from its tubes to the reader', async () => {
  const ordered = await orderBill(app, { testCodes: ['CBC'], collect: false });
  expect(await hereOf(ordered.billId)).toMatchObject({
    step: 'collect',
    waiting: [{ name: 'Complete blood count', why: 'collection pending' }],
    mayAct: true,
  });
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  expect(await hereOf(billId)).toMatchObject({ step: 'results', mayAct: false });
  await enter(app, billId, { HB: { HB: '13.1' } });
  const checking = await hereOf(billId);
  expect(checking).toMatchObject({ step: 'check', mayAct: false });
  expect(checking?.doneBy).toContain('Pathologist');
  expect(checking?.doneBy).not.toContain('Front desk');
  await check(app, billId);
  expect(await hereOf(billId)).toMatchObject({
    step: 'release',
    waiting: [{ why: 'checked, not released' }],
  });
});

it('says what is due once the report is released, until it is paid, and then where the report is', async () => {
  await setLabSwitch(app, 'holdReportForDues', true);
  const billId = await billOnBench(app, { testCodes: ['HB'], payments: [] });
  await enter(app, billId, { HB: { HB: '13.1' } });
  await check(app, billId, { release: true });
  const due = await hereOf(billId);
  expect(due).toMatchObject({ step: 'dues', mayAct: true });
  const rupees = Number(/^Due ₹ (\d+)$/u.exec(due?.waiting[0]?.why ?? '')?.[1]);
  const payment = { paymentId: newId(), mode: 'Cash', amountPaise: rupees * 100 } as const;
  await app.as('Front desk').ok(receivePayments, { body: { billId, payments: [payment] } });
  expect(await hereOf(billId)).toMatchObject({ step: 'dispatch', waiting: [{ why: 'ready to print' }] });
  for (const move of [markPrinted, markDispatched]) {
    const { reportId, version } = await onDesk(app, billId);
    await app.as('Front desk').ok(move, { body: { reports: [{ reportId, version }] } });
  }
  expect(await hereOf(billId)).toBeUndefined();
  await setLabSwitch(app, 'holdReportForDues', false);
});

it('takes a lab ID as well, and refuses one that the lab has not', async () => {
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  const { labNo } = await pathOf(billId);
  const desk = app.as('Front desk');
  expect((await desk.ok(readReportPath, { query: { labNo: labNo.toLowerCase() } })).billId).toBe(billId);
  expect(await desk.refused(readReportPath, { query: { labNo: 'KT0101200001' } })).toMatchObject({
    status: 404,
  });
  expect(await desk.refused(readReportPath, { query: {} })).toMatchObject({ status: 400 });
});
