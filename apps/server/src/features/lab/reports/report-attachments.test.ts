import { previewReport, reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { attachResultFile } from '@nidan/contract/lab/results/result-file-endpoints';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { billOnBench, enter, parameterOn, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { check, storedRevision, uncheck } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pagedPdf, smallPng } from '../../base/files/testing/small-files.ts';
import { renderReport } from './render-report.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MEASURED = { HBA: '96.5', HBA2: '2.6', HBF: '0.4', HPLC_NOTE: 'Normal pattern.' };

async function attach(billId: string, name: string, bytes: Buffer): Promise<string> {
  const test = testOn(await worksheetOf(app, billId), 'HBHPLC');
  const { parameterId } = parameterOn(test, 'HPLC_GRAPH');
  const of = { billId, billTestId: test.billTestId, parameterId };
  const body = { ...of, fileId: newId(), name, content: bytes.toString('base64') };
  const { fileId } = await app.as('Technician').ok(attachResultFile, { body });
  await enter(app, billId, { HBHPLC: { HPLC_GRAPH: fileId } });
  return fileId;
}

async function billWith(name: string, bytes: Buffer): Promise<string> {
  const billId = await billOnBench(app, { testCodes: ['HBHPLC'] });
  await enter(app, billId, { HBHPLC: MEASURED });
  await attach(billId, name, bytes);
  return billId;
}

async function release(billId: string): Promise<string> {
  const { released } = await check(app, billId, { release: true });
  return released?.reportId ?? '';
}

async function pdfOf(reportId: string): Promise<Buffer> {
  const answer = await app.as('Front desk').call(reportPdf, { params: { reportId }, query: {} });
  expect(answer.status).toBe(200);
  return answer.bytes;
}

const widthsIn = (pdf: Buffer): number[] =>
  [...pdf.toString('latin1').matchAll(/\/Width (\d+)/gu)].map(([, width]) => Number(width));

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('prints a picture below the rows of its test, under the name of its parameter; the revision names its hash', async () => {
  const bytes = smallPng({ width: 71, height: 40 });
  const reportId = await release(await billWith('run.png', bytes));
  const { snapshot } = await storedRevision(app, reportId);
  const shown = snapshot.tests[0]?.results.find(({ name }) => name === 'Chromatogram');
  expect(shown).toMatchObject({
    value: 'attached: 1 picture',
    flag: null,
    attachment: { sha256: hashOf(bytes), mediaType: 'image/png', pages: 1 },
  });
  const pdf = await pdfOf(reportId);
  expect(widthsIn(pdf)).toEqual([71]);
  const [page = ''] = await pdfPages(pdf);
  expect(page).toContain('attached: 1 picture');
  expect(page.split('Chromatogram')).toHaveLength(3);
});

it('prints every page of a PDF on a page of its own', async () => {
  const reportId = await release(await billWith('run.pdf', pagedPdf(3)));
  const pages = await pdfPages(await pdfOf(reportId));
  expect(pages).toHaveLength(5);
  expect(pages[0]).toContain('attached: 3 pages');
  expect(pages.slice(1, 4).map((page) => /Chromatogram, page \d of 3/u.exec(page)?.[0])).toEqual([
    'Chromatogram, page 1 of 3',
    'Chromatogram, page 2 of 3',
    'Chromatogram, page 3 of 3',
  ]);
  expect(pages.slice(1, 4).map((page) => /Run page \d/u.exec(page)?.[0])).toEqual([
    'Run page 1',
    'Run page 2',
    'Run page 3',
  ]);
  expect(pages[4]).toContain('Test Pathologist');
  // The pages are drawn into the report, not laid beside it, and nothing of the other file acts in it.
  expect((await pdfOf(reportId)).toString('latin1')).not.toMatch(/EmbeddedFile|JavaScript/u);
});

it('keeps one file for a revision, the same each time it is rendered', async () => {
  const reportId = await release(await billWith('run.pdf', pagedPdf(2)));
  const first = await pdfOf(reportId);
  const payload = { lId: app.lab.lId, reportId };
  await renderReport(app.services, payload);
  await renderReport(app.services, payload);
  expect((await pdfOf(reportId)).equals(first)).toBe(true);
});

it('says of an amendment that another file is attached, and keeps the former revision as it was', async () => {
  const former = smallPng({ width: 81, height: 40 });
  const billId = await billWith('run.png', former);
  const first = await release(billId);
  const printed = await pdfOf(first);
  await uncheck(app, billId, { code: 'HBHPLC', reason: 'Graph of another run' });
  await attach(billId, 'run.png', smallPng({ width: 83, height: 40 }));
  const second = await release(billId);
  const { snapshot, status } = await storedRevision(app, second);
  expect(status).toBe('AMENDED');
  expect(snapshot.amendment?.changes).toMatchObject([
    { investigation: 'Chromatogram', was: { text: 'attached: 1 picture' }, effect: 'another file' },
  ]);
  expect(widthsIn(await pdfOf(second))).toEqual([83]);
  expect((await pdfOf(first)).equals(printed)).toBe(true);
  expect(widthsIn(printed)).toEqual([81]);
});

it('shows the file in the preview before anybody checked, and to a demo user no file at all', async () => {
  const billId = await billWith('run.png', smallPng({ width: 91, height: 40 }));
  const query = { billId };
  const preview = await app.as('Pathologist').call(previewReport, { query });
  expect(widthsIn(preview.bytes)).toEqual([91]);
  const masked = await app.asUser(app.lab.demoUser).call(previewReport, { query });
  expect([masked.status, widthsIn(masked.bytes)]).toEqual([200, []]);
  const [page = ''] = await pdfPages(masked.bytes);
  expect(page).toContain('attached: 1 picture');
});

it('leaves every invariant whole', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
