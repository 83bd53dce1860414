import { effects } from '../../../effects.ts';
import { localFeed } from '../../../kernel/live/live-feed.ts';
import { createHash } from 'node:crypto';
import {
  previewReport,
  publishReport,
  reportHistory,
  reportPdf,
} from '@nidan/contract/lab/reports/report-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../kernel/config.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { type DocumentPool, startDocumentPool } from '../../../kernel/documents/document-pool.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { startWorker } from '../../../kernel/jobs/start-worker.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { check, onDesk, releasedReport, storedRevision, uncheck } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { jobs } from '../../../jobs.ts';
import { renderReport } from './render-report.ts';

let app: TestApp;
let documents: DocumentPool;
beforeAll(async () => {
  app = await startTestApp();
  documents = startDocumentPool({ size: 1 });
});
afterAll(async () => {
  await documents.stop();
  await app.close();
});

const servicesOf = (): Services => ({
  db: app.db,
  config: readConfig({}),
  documents,
  live: localFeed(),
  endpoints: [],
  effects,
  clock: () => new Date(),
});
const render = (reportId: string) => renderReport(servicesOf(), { lId: 1, reportId });

async function keptFiles(reportId: string) {
  return inTransaction(app.db, 1, (db) =>
    db.selectFrom('report_pdf').selectAll().where('l_id', '=', 1).where('report_id', '=', reportId).execute(),
  );
}

async function textOf(pdf: Uint8Array): Promise<string> {
  return (await pdfPages(pdf)).join('\n');
}

async function pdfOf(reportId: string, letterhead?: 'on' | 'preprinted'): Promise<Buffer> {
  const query = letterhead === undefined ? {} : { letterhead };
  const answer = await app.as('Front desk').call(reportPdf, { params: { reportId }, query });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return answer.bytes;
}

const woman = {
  name_title: 'Mrs.',
  name: `<b>O'Brien</b> ज़ोया`,
  name_local: 'ज़ोया ओब्रायन',
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
} as const;

describe('the file of a revision', () => {
  it('is rendered once, kept with its hash, and given as it is kept', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
    expect(await onDesk(app, billId)).toMatchObject({ pages: null });
    await render(reportId);
    await render(reportId);
    const [kept, ...more] = await keptFiles(reportId);
    expect(more).toEqual([]);
    expect(kept?.pdf_hash.equals(createHash('sha256').update(kept.pdf).digest())).toBe(true);
    expect((await pdfOf(reportId)).equals(kept?.pdf ?? Buffer.alloc(0))).toBe(true);
    expect(await onDesk(app, billId)).toMatchObject({ pages: 1 });
  });

  it('is made by the worker after the release', async () => {
    const services = servicesOf();
    const failures: unknown[] = [];
    const worker = await startWorker({
      jobsUrl: app.database.jobsUrl,
      services,
      jobs,
      onError: (error) => failures.push(error),
    });
    try {
      const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
      await expect.poll(() => keptFiles(reportId), { timeout: 15_000 }).toHaveLength(1);
      expect(failures).toEqual([]);
    } finally {
      await worker.stop();
    }
  });

  it('is the same before and after it is kept', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const before = await pdfOf(reportId);
    await render(reportId);
    expect((await pdfOf(reportId)).equals(before)).toBe(true);
  });

  it('is never replaced by other bytes', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
    await inTransaction(app.db, 1, (db) =>
      sql`insert into report_pdf (l_id, report_id, pdf, pdf_hash, pages)
        values (1, ${reportId}, '\\x00', '\\x00', 1)`.execute(db),
    );
    await expect(render(reportId)).rejects.toThrow(/is kept with hash 00, but renders to [0-9a-f]{64}/);
    await expect(asOwner(app, (db) => db.deleteFrom('report_pdf').execute())).rejects.toThrow(
      'never changed or deleted',
    );
  });

  it('shows person, times, values, flags and intervals, markup literally', async () => {
    const { reportId } = await releasedReport(
      app,
      { HB: { HB: '9.8' }, FBS: { GLU_F: '168' } },
      { newPatient: woman },
    );
    const { snapshot } = await storedRevision(app, reportId);
    const text = await textOf(await pdfOf(reportId));
    for (const words of [
      'Test lab 1',
      'FINAL',
      "Mrs. <b>O'Brien</b>",
      '42 Yrs. / F',
      snapshot.labNo,
      `R-${snapshot.labNo}`,
      'Haemoglobin',
      'g/dL',
      '12.0 – 15.0',
      'SLS photometry',
      '≤ 99',
      'MD Pathology',
      'Reg. No. TEST/0001',
      'End of report',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(words);
    }
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines).toEqual(expect.arrayContaining(['L', 'H', '168']));
    expect(text.replaceAll('\n', '')).toMatch(/9\.8/);
  });

  it('leaves the letterhead blank on pre-printed paper and changes nothing else', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const text = await textOf(await pdfOf(reportId, 'preprinted'));
    expect(text).not.toContain('Open 7:00 am');
    expect(text).toContain('Haemoglobin');
    expect(await keptFiles(reportId)).toEqual([]);
  });

  it('masks the person for a demo user, and only there', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
    await render(reportId);
    const answer = await app.asUser(app.lab.demoUser).call(reportPdf, { params: { reportId } });
    const text = await textOf(answer.bytes);
    expect(text).toContain('Mr. R**i K***r P****t');
    expect(text).not.toContain('Pandit');
    expect((await storedRevision(app, reportId)).snapshot.patient.name).toBe('Ravi Kumar Pandit');
  });

  it('is refused without a session or right, and for another lab like an absent one', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const params = { reportId };
    expect(await app.asNobody().refused(reportPdf, { params })).toMatchObject({ status: 401 });
    expect(await app.as('Phlebotomist').refused(reportPdf, { params })).toMatchObject({ status: 403 });
    const other = await app.asOther('Manager').refused(reportPdf, { params });
    const absent = await app.asOther('Manager').refused(reportPdf, { params: { reportId: newId() } });
    expect(other).toMatchObject({ status: 404, code: 'not-found' });
    expect({ ...other, requestId: '' }).toEqual({ ...absent, requestId: '' });
    const wrong = await app.as('Manager').refused(reportPdf, { params, query: { letterhead: 'gold' } });
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'letterhead' }] });
  });
});

describe('a provisional and an amended file', () => {
  it('say what is pending, and what changed', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB', 'CRP'] });
    await enter(app, billId, { HB: { HB: '9.1' } });
    const first = await check(app, billId, { codes: ['HB'], release: true });
    const provisional = await textOf(await pdfOf(first.released?.reportId ?? ''));
    expect(provisional).toContain('PROVISIONAL');
    expect(provisional).toContain('1 of 2 investigations pending');
    expect(provisional).toContain('Result pending');
    await uncheck(app, billId, { code: 'HB', reason: 'Dilution factor entered wrongly' });
    await enter(app, billId, { HB: { HB: '13.4' } });
    const second = await check(app, billId, { codes: ['HB'], release: true });
    const amended = await textOf(await pdfOf(second.released?.reportId ?? ''));
    for (const words of [
      'AMENDED',
      'What changed',
      '9.1',
      'now within the interval',
      'Dilution factor entered wrongly',
    ])
      expect(amended).toContain(words);
    expect(amended).toContain('Still in progress');
  });
});

describe('a preview', () => {
  it('shows what is entered but not checked, marked as not released, and writes nothing', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB', 'CRP'] });
    await enter(app, billId, { HB: { HB: '9.1' } });
    const answer = await app.as('Pathologist').call(previewReport, { query: { billId } });
    const text = await textOf(answer.bytes);
    for (const words of [
      'Preview, not released',
      'PROVISIONAL',
      'Haemoglobin',
      'not yet',
      '2 of 2 investigations',
    ])
      expect(text).toContain(words);
    const { revisions } = await app.as('Pathologist').ok(reportHistory, { query: { billId } });
    expect(revisions).toEqual([]);
  });

  it('of what went out and still holds is the sheet that went out, until something changes', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.1' } });
    const preview = async () =>
      textOf((await app.as('Pathologist').call(previewReport, { query: { billId } })).bytes);
    const released = await preview();
    expect(released).not.toContain('PROVISIONAL');
    expect(released).not.toContain('Preview, not released');
    await uncheck(app, billId, { code: 'HB', reason: 'Wrong tube' });
    expect(await preview()).toContain('Preview, not released');
  });

  it('works for a bill without any result, and not for one of another lab', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB'] });
    const answer = await app.as('Pathologist').call(previewReport, { query: { billId } });
    expect(answer.status).toBe(200);
    expect(await app.asOther('Manager').refused(previewReport, { query: { billId } })).toMatchObject({
      status: 404,
    });
  });
});

describe('the history of a report', () => {
  it('has every revision, latest first, with who had it in hand', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '9.1' } });
    await render(reportId);
    await pdfOf(reportId);
    await uncheck(app, billId, { code: 'HB', reason: 'Wrong tube' });
    await enter(app, billId, { HB: { HB: '13.4' } });
    await check(app, billId, { release: true });
    const { revisions } = await app.as('Front desk').ok(reportHistory, { query: { billId } });
    expect(revisions).toMatchObject([
      {
        revision: 2,
        status: 'AMENDED',
        reason: 'Wrong tube',
        releasedBy: 'Test Pathologist',
        changes: [{ was: '9.1 g/dL', isNow: '13.4 g/dL', effect: 'now within the interval' }],
        pdfHash: null,
        seenBy: [],
      },
      { revision: 1, status: 'FINAL', pages: 1, seenBy: [{ who: 'Test Front desk', how: 'opened' }] },
    ]);
    expect(revisions[1]?.snapshotHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await eventsOf(app, reportId, 'release')).toHaveLength(1);
    const masked = await app.asUser(app.lab.demoUser).ok(reportHistory, { query: { billId } });
    expect(masked.revisions[0]?.changes).toEqual([]);
    expect(await app.asOther('Manager').refused(reportHistory, { query: { billId } })).toMatchObject({
      status: 404,
    });
  });

  it('is of no use to who may not read reports', async () => {
    const query = { billId: newId() };
    expect(await app.as('Phlebotomist').refused(reportHistory, { query })).toMatchObject({ status: 403 });
    const publish = await app.as('Technician').refused(publishReport, { body: query });
    expect(publish).toMatchObject({ status: 403 });
  });
});
