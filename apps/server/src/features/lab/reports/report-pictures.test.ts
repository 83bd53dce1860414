import { billPdf } from '@nidan/contract/money/bills/bill-endpoints';
import { listFiles, removeFile, uploadFile } from '@nidan/contract/base/files/file-endpoints';
import { reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { releasedReport, storedRevision } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { smallPng } from '../../base/files/testing/small-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const pathologist = (): string => app.lab.users.get('Pathologist')?.userId ?? '';

/** Keeps a picture that is known in a PDF by its width. */
async function keep(purpose: 'logo' | 'signature', width: number) {
  const content = smallPng({ width, height: 3 }).toString('base64');
  const owner = purpose === 'signature' ? { userId: pathologist() } : {};
  return app.as('Manager').ok(uploadFile, {
    body: { fileId: newId(), purpose, name: 'a.png', content, ...owner },
  });
}

function widthsIn(pdf: Buffer): number[] {
  return [...pdf.toString('latin1').matchAll(/\/Width (\d+)/gu)]
    .map(([, width]) => Number(width))
    .toSorted((a, b) => a - b);
}

async function pdfOf(reportId: string, letterhead: 'on' | 'preprinted'): Promise<Buffer> {
  const answer = await app.as('Front desk').call(reportPdf, { params: { reportId }, query: { letterhead } });
  expect(answer.status).toBe(200);
  return answer.bytes;
}

const widths = async (reportId: string, letterhead: 'on' | 'preprinted' = 'on') =>
  widthsIn(await pdfOf(reportId, letterhead));

it('a revision carries the logo and the signature of its day, whatever is kept or taken away later', async () => {
  const bare = await releasedReport(app, { HB: { HB: '9.8' } });
  const [logo, signature] = [await keep('logo', 41), await keep('signature', 43)];
  const signed = await releasedReport(app, { HB: { HB: '9.8' } });
  const before = await pdfOf(signed.reportId, 'on');
  expect(widthsIn(before)).toEqual([41, 43]);
  const { snapshot } = await storedRevision(app, signed.reportId);
  expect(snapshot.letterhead.logo).toEqual({ sha256: logo.sha256, mediaType: 'image/png' });
  expect(snapshot.signatories.map((one) => one.signature?.sha256)).toEqual([signature.sha256]);
  await app.as('Manager').ok(removeFile, { params: { fileId: logo.fileId } });
  await keep('signature', 47);
  const later = await releasedReport(app, { HB: { HB: '9.8' } });
  expect(await widths(later.reportId)).toEqual([47]);
  expect((await pdfOf(signed.reportId, 'on')).equals(before)).toBe(true);
  expect(await widths(bare.reportId)).toEqual([]);
});

it('pre-printed paper has its own logo, but no signature', async () => {
  await keep('logo', 51);
  await keep('signature', 53);
  const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
  expect(await widths(reportId, 'preprinted')).toEqual([53]);
});

it('the bill shows the logo of today', async () => {
  const { billId } = await releasedReport(app, { HB: { HB: '9.8' } });
  await keep('logo', 61);
  const answer = await app.as('Front desk').call(billPdf, { query: { billId, format: 'a5' } });
  expect(widthsIn(answer.bytes)).toEqual([61]);
});

it('a picture that no page can draw is not kept', async () => {
  const hollow = smallPng({ width: 200, height: 100 });
  const huge = smallPng({ width: 4_000, height: 1_001 });
  const heavy = Buffer.concat([smallPng(), Buffer.alloc(512 * 1024)]);
  const before = await app.as('Manager').ok(listFiles, { query: { purpose: 'logo' } });
  const said: string[] = [];
  for (const bytes of [hollow, huge, heavy]) {
    const body = {
      fileId: newId(),
      purpose: 'logo' as const,
      name: 'a.png',
      content: bytes.toString('base64'),
    };
    const refusal = await app.as('Manager').refused(uploadFile, { body });
    expect([refusal.status, refusal.code]).toEqual([400, 'file-refused']);
    said.push(refusal.msg);
  }
  expect(said).toEqual([
    'a.png was refused: it cannot be printed',
    'a.png was refused: it has more than 4 megapixels',
    'a.png was refused: it is larger than 512 KB',
  ]);
  const after = await app.as('Manager').ok(listFiles, { query: { purpose: 'logo' } });
  expect(after.rows).toEqual(before.rows);
});
