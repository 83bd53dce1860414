import { changeFormat, readFormat } from '@nidan/contract/catalogue/tests/report-format-endpoints';
import { previewReport, reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { refetchFormats } from '@nidan/contract/lab/results/format-endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { billOnBench, enter, testOn, testRefs, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { check, releasedReport, storedRevision } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LIVER = { BILT: '1.0', BILD: '0.3' };
const technician = () => app.as('Technician');

/** Gives a test another format; its parameters in the opposite order when asked. */
async function layOut(code: string, format: object, turned = false): Promise<void> {
  const testId = await testIdOf(app, code);
  const now = await app.as('Manager').ok(readFormat, { query: { testId } });
  const places = now.places.map(({ parameterId, group }) => ({ parameterId, group }));
  await app.as('Manager').ok(changeFormat, {
    body: {
      testId,
      version: now.version,
      format: { ...now.format, ...format },
      places: turned ? places.toReversed() : places,
    },
  });
}

async function pagesOf(billId: string): Promise<string[]> {
  const answer = await app.as('Pathologist').call(previewReport, { query: { billId } });
  expect(answer.status).toBe(200);
  // Without the minute in which they were printed, which passes while the test runs.
  return (await pdfPages(answer.bytes)).map((page) => page.replace(/Printed\s+[\d/]+ [\d:]+/u, 'Printed'));
}

async function refetched(billId: string, codes: readonly string[]) {
  return technician().ok(refetchFormats, { body: { billId, tests: await testRefs(app, billId, codes) } });
}

const orderOn = ([page = '']: readonly string[]) =>
  page.indexOf('Bilirubin, total') < page.indexOf('Bilirubin, direct');

describe('a bill', () => {
  it('keeps the format that it was made with, until its tests are given the present one', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB', 'CRP'] });
    await enter(app, billId, { HB: { HB: '13.5' }, CRP: { CRP: '2' } });
    const before = await pagesOf(billId);
    expect(before).toHaveLength(1);
    expect(before[0]).toContain('Biological reference interval');
    await layOut('CRP', { newPage: true, without: ['interval', 'bar', 'previous'], method: 'nowhere' });
    expect(await pagesOf(billId)).toEqual(before);
    const { tests } = await refetched(billId, ['HB', 'CRP']);
    expect(tests.map(({ changed, formatText }) => [changed, formatText])).toEqual([
      [false, ''],
      [true, 'new page, without interval, without bar, without previous, without method'],
    ]);
    const after = await pagesOf(billId);
    expect(after).toHaveLength(2);
    const crp = after.find((page) => page.includes('C-reactive protein'));
    expect(crp).not.toContain('Biological reference interval');
    expect(crp).not.toContain('Previous');
    expect(after.find((page) => page.includes('Haemoglobin'))).toContain('Biological reference interval');
    // Once more there is nothing to give.
    const again = await refetched(billId, ['CRP']);
    expect(again.tests).toEqual([expect.objectContaining({ changed: false })]);
    const [event, ...more] = await eventsOf(app, tests[1]?.billTestId ?? '', 'refetchFormat');
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      entity_kind: 'BILL_TEST',
      bill_id: billId,
      before: { format: '' },
      after: { format: tests[1]?.formatText, parameters: ['CRP'] },
    });
  });

  it('prints its parameters in the order and with the values of before', async () => {
    const billId = await billOnBench(app, { testCodes: ['LFT'] });
    await enter(app, billId, { LFT: LIVER });
    const sheet = testOn(await worksheetOf(app, billId), 'LFT');
    expect(orderOn(await pagesOf(billId))).toBe(true);
    await layOut('LFT', {}, true);
    await refetched(billId, ['LFT']);
    expect(orderOn(await pagesOf(billId))).toBe(false);
    const now = testOn(await worksheetOf(app, billId), 'LFT');
    expect(now.parameters).toEqual(sheet.parameters);
    expect(now.version).toBe(sheet.version + 1);
  });

  it('that was made after the change has it at once', async () => {
    await layOut('ESR', { newPage: true, method: 'heading' });
    const { billId, reportId } = await releasedReport(app, { ESR: { ESR: '8' } });
    expect((await storedRevision(app, reportId)).snapshot.tests).toMatchObject([
      { layout: { newPage: true, method: 'heading' } },
    ]);
    expect(await pagesOf(billId)).toHaveLength(1);
  });
});

describe('giving a format again', () => {
  it('never touches what is checked or released', async () => {
    const { billId, reportId } = await releasedReport(app, { UREA: { UREA: '30' } });
    const before = await app.as('Front desk').call(reportPdf, { params: { reportId }, query: {} });
    expect((await storedRevision(app, reportId)).snapshot.tests[0]).not.toHaveProperty('layout');
    await layOut('UREA', { without: ['previous'] });
    const body = { billId, tests: await testRefs(app, billId) };
    expect(await technician().refused(refetchFormats, { body })).toMatchObject({
      status: 409,
      code: 'format-kept',
      state: 'checked',
    });
    const after = await app.as('Front desk').call(reportPdf, { params: { reportId }, query: {} });
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });

  it('is refused as a whole when one of its tests is checked, and then changes none', async () => {
    const billId = await billOnBench(app, { testCodes: ['CA', 'HB'] });
    await enter(app, billId, { CA: { CA: '9.1' }, HB: { HB: '14' } });
    await check(app, billId, { codes: ['HB'] });
    await layOut('CA', { newPage: true });
    const body = { billId, tests: await testRefs(app, billId) };
    expect(await technician().refused(refetchFormats, { body })).toMatchObject({ code: 'format-kept' });
    expect(await testRefs(app, billId)).toEqual(body.tests);
  });

  it('is refused without a session or right, for another lab, and when somebody was faster', async () => {
    const billId = await billOnBench(app, { testCodes: ['NA'] });
    const tests = await testRefs(app, billId);
    const body = { billId, tests };
    expect(await app.asNobody().refused(refetchFormats, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Front desk').refused(refetchFormats, { body })).toMatchObject({ status: 403 });
    expect(await app.asOther('Technician').refused(refetchFormats, { body })).toMatchObject({ status: 404 });
    const twice = { billId, tests: [...tests, ...tests] };
    expect(await technician().refused(refetchFormats, { body: twice })).toMatchObject({ status: 400 });
    const stranger = { billId, tests: [{ billTestId: newId(), version: 1 }] };
    expect(await technician().refused(refetchFormats, { body: stranger })).toMatchObject({
      code: 'test-of-other-bill',
    });
    await layOut('NA', { newPage: true });
    const call = { key: newId(), body };
    const given = await technician().ok(refetchFormats, call);
    expect(await technician().ok(refetchFormats, call)).toEqual(given);
    expect(await technician().refused(refetchFormats, { body })).toMatchObject({ code: 'stale-version' });
  });
});
