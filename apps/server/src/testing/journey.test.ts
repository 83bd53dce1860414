import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { listDispatches, markDispatched, markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet, recordCriticalCall, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { accessionSamples, collectSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../kernel/documents/testing/pdf-text.ts';
import { orderBill } from './order-bill.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let billId = '';
let labNo = '';
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sheet = (): Promise<Worksheet> => app.as('Technician').ok(readWorksheet, { query: { billId } });

/** The values of a blood count of a woman of 47: iron deficiency, and platelets that somebody must be called for. */
const values: Readonly<Record<string, string>> = { HB: '7.9', RBC: '3.93', HCT: '26.9', PLT: '18' };

async function entries() {
  const { tests } = await sheet();
  return tests.map(({ billTestId, version, parameters }) => ({
    billTestId,
    version,
    values: parameters
      .filter(({ kind }) => kind === 'numeric' || kind === 'choice' || kind === 'text')
      .map(({ parameterId, code, range, decimals, kind, choices }) => {
        const inside = (((range?.low ?? 0) + (range?.high ?? 2)) / 2).toFixed(decimals);
        const normal =
          kind === 'numeric' ? inside : (choices.find((choice) => !choice.abnormal)?.value ?? 'Normal');
        return { parameterId, value: values[code] ?? normal };
      }),
  }));
}

async function refs() {
  return (await sheet()).tests.map(({ billTestId, version }) => ({ billTestId, version }));
}

describe('a walk-in patient, from registration to the printed report', () => {
  it('is registered and billed, and pays a part', async () => {
    const bill = await orderBill(app, {
      testCodes: ['CBC', 'TSH'],
      newPatient: {
        name_title: 'Mrs.',
        name: `<b>O'Brien</b> ज़ोया`,
        age_sex: { age: 47, sex: 'F', unit: 'Yrs.' },
        phone: '9876543210',
      },
      payments: [{ mode: 'BHIM UPI', amountPaise: 30_000, reference: '5320118704' }],
    });
    ({ billId, labNo } = bill);
    expect(labNo).toMatch(/^KT\d{6}0001$/);
    expect(bill.dues.duePaise).toBe(bill.dues.netPaise - 30_000);
  });

  it('cannot be worked on before its tubes are collected and accessioned', async () => {
    const refusal = await app
      .as('Technician')
      .refused(saveResults, { body: { billId, tests: await entries() } });
    expect(refusal).toMatchObject({ status: 409, code: 'transition-refused', state: 'ncollected' });
    const { rows } = await app.as('Phlebotomist').ok(listSamples, { query: { billId } });
    const barcodes = rows.map(({ barcode }) => barcode);
    const early = await app.as('Technician').refused(accessionSamples, { body: { barcodes } });
    expect(early.msg).toBe('Sample is in pending state');
    const sampleIds = rows.map(({ sampleId }) => sampleId);
    await app.as('Phlebotomist').ok(collectSamples, { body: { billId, sampleIds } });
    await app.as('Technician').ok(accessionSamples, { body: { barcodes } });
  });

  it('gets results with flags by her sex and age, and calculated ones', async () => {
    const { tests } = await app
      .as('Technician')
      .ok(saveResults, { body: { billId, tests: await entries() } });
    expect(tests.map(({ state }) => state)).toEqual(['completed', 'completed']);
    const count = (await sheet()).tests.find(({ test }) => test.code === 'CBC');
    const of = (code: string) => count?.parameters.find((parameter) => parameter.code === code);
    expect(of('HB')).toMatchObject({
      result: { value: '7.9', flag: 'L' },
      range: { display: '12.0 to 15.0' },
    });
    expect(of('PLT')).toMatchObject({ result: { flag: 'LL', critical: true }, callDue: true });
    // 26.9 % / 3.93 million = 68.4 fL
    expect(of('MCV')).toMatchObject({ result: { value: '68.4', flag: 'L', source: 'calculated' } });
  });

  it('is not checked by the person who entered, nor before the critical call', async () => {
    const technician = await app
      .as('Technician')
      .refused(checkResults, { body: { billId, tests: await refs() } });
    expect(technician).toMatchObject({ status: 403, code: 'not-permitted' });
    const uncalled = await app
      .as('Pathologist')
      .refused(checkResults, { body: { billId, tests: await refs() } });
    expect(uncalled.status).toBe(409);
    expect(uncalled.msg).toContain('Platelet count');
    const count = (await sheet()).tests.find(({ test }) => test.code === 'CBC');
    const platelets = count?.parameters.find(({ code }) => code === 'PLT');
    await app.as('Technician').ok(recordCriticalCall, {
      body: {
        billId,
        billTestId: count?.billTestId ?? '',
        parameterId: platelets?.parameterId ?? '',
        value: '18',
        receiver: 'Dr. Meher Daruwala',
        readBack: 'Platelets eighteen thousand',
      },
    });
  });

  it('is checked and released by the pathologist as a final report', async () => {
    const body = { billId, tests: await refs(), release: true };
    const { tests, released } = await app.as('Pathologist').ok(checkResults, { body });
    expect(tests.map(({ state }) => state)).toEqual(['checked', 'checked']);
    expect(released).toMatchObject({ revision: 1, status: 'FINAL' });
    const again = await app
      .as('Pathologist')
      .refused(checkResults, { body: { ...body, tests: await refs() } });
    expect(again).toMatchObject({ status: 409, state: 'checked' });
  });

  it('has a PDF with her values, flags and intervals, and her name to the letter', async () => {
    const { rows } = await app.as('Front desk').ok(listDispatches, { query: { billId } });
    const params = { reportId: rows[0]?.reportId ?? '' };
    const { bytes, status } = await app.as('Front desk').call(reportPdf, { params, query: {} });
    expect(status).toBe(200);
    const text = (await pdfPages(bytes)).join('\n').replace(/\s+/g, ' ');
    for (const part of [
      labNo,
      "<b>O'Brien</b>",
      '47 Yrs.',
      'Haemoglobin',
      '7.9',
      '12.0 – 15.0',
      '68.4',
      'FINAL',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Page 1 of \d/);
    expect(text).toContain('End of report');
    const { rows: foreign } = await app.asOther('Front desk').ok(listDispatches, { query: {} });
    expect(foreign).toEqual([]);
    expect(await app.asOther('Front desk').refused(reportPdf, { params, query: {} })).toMatchObject({
      status: 404,
    });
  });

  it('is printed and handed over, and pays what was due', async () => {
    const of = async () => {
      const { rows } = await app.as('Front desk').ok(listDispatches, { query: { billId } });
      return rows.map(({ reportId, version }) => ({ reportId, version }));
    };
    await app.as('Front desk').ok(markPrinted, { body: { reports: await of() } });
    await app.as('Front desk').ok(markDispatched, { body: { reports: await of(), channels: ['print'] } });
    const { dues } = await app.as('Front desk').ok(readBill, { query: { billId } });
    const tooMuch = { mode: 'Cash' as const, amountPaise: dues.duePaise + 100 };
    const refusal = await app
      .as('Front desk')
      .refused(receivePayments, { body: { billId, payments: [tooMuch] } });
    expect(refusal).toMatchObject({ status: 409, code: 'payment-over-due' });
    await app.as('Front desk').ok(receivePayments, {
      body: { billId, payments: [{ mode: 'Cash', amountPaise: dues.duePaise }] },
    });
    const bill = await app.as('Front desk').ok(readBill, { query: { billId } });
    expect(bill.dues).toMatchObject({ duePaise: 0, paidPaise: dues.netPaise });
    expect(bill.state).toBe('checked');
    expect(bill.timeline.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'create',
        'collect',
        'accession',
        'enterResults',
        'check',
        'release',
        'receive',
      ]),
    );
  });
});
