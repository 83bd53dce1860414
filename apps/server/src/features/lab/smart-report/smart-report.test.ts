import {
  approveSmartRule,
  generateSmartReport,
  listSmartRules,
  readSmartReports,
  sharedSmartReport,
  shareSmartReport,
  smartPdf,
  takeBackShare,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { check, onDesk, releasedReport, uncheck } from '../../../testing/report-on-desk.ts';
import { personWith } from '../../../testing/person-with.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newDebtor } from '../../money/agency-invoices/testing/invoice-of-lab.ts';
import { holdReports } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { publishReport } from '@nidan/contract/lab/reports/report-endpoints';
import { newVerifyToken } from '../reports/verify/verify-token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
const approve = (ruleId: string, approved = true) =>
  app.as('Pathologist').ok(approveSmartRule, { body: { ruleId, ruleVersion: 1, approved } });
const generate = (billId: string, language: 'en' | 'hi' | 'mr' = 'en') =>
  desk().ok(generateSmartReport, { body: { billId, language } });
const refusedFor = (billId: string) =>
  desk().refused(generateSmartReport, { body: { billId, language: 'en' } });
async function opened(token: string) {
  const { status, bytes } = await app.asNobody().call(sharedSmartReport, { params: { token } });
  return { status, html: bytes.toString() };
}
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

/** The token of a link to a new smart report of a bill. */
async function linkOf(billId: string): Promise<string> {
  const { smartId } = await generate(billId);
  return tokenOf((await desk().ok(shareSmartReport, { body: { smartId } })).url);
}

describe('a rule of the smart report', () => {
  it('says nothing before it is approved by who may, and keeps the value that it stands on', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.8' } });
    expect(await generate(billId)).toMatchObject({
      cards: [],
      groups: [{ group: 'blood', outside: 1, of: 1 }],
    });
    const body = { ruleId: 'HB-low', ruleVersion: 1, approved: true };
    expect((await app.as('Manager').call(listSmartRules, { query: {} })).status).toBe(200);
    expect((await desk().call(approveSmartRule, { body })).status).toBe(403);
    const refused = (changes: Partial<typeof body>) =>
      app.as('Pathologist').refused(approveSmartRule, { body: { ...body, ...changes } });
    expect(await refused({ ruleVersion: 2 })).toMatchObject({ code: 'smart-rule-changed' });
    expect(await refused({ ruleId: 'none' })).toMatchObject({ code: 'not-found' });
    expect(await refused({ approved: false })).toMatchObject({ code: 'smart-rule-standing' });
    expect(await approve('HB-low')).toMatchObject({ approved: { by: 'Test Pathologist' } });
    const told = await generate(billId, 'mr');
    expect(told).toMatchObject({
      language: 'mr',
      cards: [{ name: 'हिमोग्लोबिन', value: '9.8', rule: { ruleId: 'HB-low', ruleVersion: 1 } }],
    });
    expect(await eventsOf(app, told.smartId, 'create')).toMatchObject([{ after: { rules: ['HB-low'] } }]);
    // What was made before stays as it was made.
    const { made } = await desk().ok(readSmartReports, { query: { billId } });
    expect(made.map(({ cards }) => cards.length)).toEqual([1, 0]);
    await approve('HB-low', false);
    expect((await generate(billId)).cards).toEqual([]);
    await approve('HB-low');
    expect((await app.as('Pathologist').call(smartPdf, { query: { smartId: told.smartId } })).status).toBe(
      200,
    );
  });

  it('explains no report that is not released, and none without a value that it shows', async () => {
    const waiting = await billOnBench(app, { testCodes: ['HB'] });
    expect(await refusedFor(waiting)).toMatchObject({ code: 'smart-not-released' });
    expect(await refusedFor(newId())).toMatchObject({ code: 'not-found' });
    const group = await releasedReport(app, { UPT: { UPT: 'Negative' } });
    expect(await refusedFor(group.billId)).toMatchObject({ code: 'smart-nothing-to-show' });
  });
});

describe('a link to a smart report', () => {
  it('opens for who has it, is counted, and is kept by its hash alone', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const { smartId } = await generate(billId);
    const { url, share } = await desk().ok(shareSmartReport, { body: { smartId } });
    expect(share).toMatchObject({ isOpen: true, openedCount: 0 });
    expect(Date.parse(share.endsAt) - Date.parse(share.madeAt)).toBe(7 * 86_400_000);
    const page = await opened(tokenOf(url));
    expect(page.status).toBe(200);
    expect(page.html).toContain('Haemoglobin 9.8 g/dL: low');
    expect(page.html).not.toMatch(/<script/iu);
    const { made } = await desk().ok(readSmartReports, { query: { billId } });
    expect(made[0]?.shares[0]).toMatchObject({ openedCount: 1 });
    const kept = await asOwner(app, (db) =>
      sql<{
        text: string;
      }>`select s::text as text from smart_share s where share_id = ${share.shareId}`.execute(db),
    );
    expect(kept.rows[0]?.text).not.toContain(tokenOf(url));
  });

  it('that is guessed, ended or taken back says so, each on its page, and not a word more', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const { smartId } = await generate(billId);
    const link = async () => {
      const { url, share } = await desk().ok(shareSmartReport, { body: { smartId, days: 1 } });
      return { token: tokenOf(url), share };
    };
    const [ended, back] = [await link(), await link()];
    await asOwner(app, (db) =>
      sql`update smart_share set made_at = now() - interval '2 days', ends_at = now() - interval '1 day'
        where share_id = ${ended.share.shareId}`.execute(db),
    );
    const body = { shareId: back.share.shareId, version: back.share.version };
    expect((await app.as('Technician').call(takeBackShare, { body })).status).toBe(403);
    expect(await desk().refused(takeBackShare, { body: { ...body, version: 7 } })).toMatchObject({
      code: 'stale-version',
    });
    expect(await desk().ok(takeBackShare, { body })).toMatchObject({ isOpen: false });
    expect(
      await desk().refused(takeBackShare, { body: { shareId: ended.share.shareId, version: 1 } }),
    ).toMatchObject({ code: 'smart-link-ended' });
    const pages = await Promise.all([newVerifyToken(1), 'nonsense', ended.token, back.token].map(opened));
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(pages.map(({ html }) => /<h1>([^<]*)<\/h1>/u.exec(html)?.[1])).toEqual([
      'No such page',
      'No such page',
      'This page has ended',
      'Link taken back',
    ]);
    for (const { html } of pages) expect(html).not.toMatch(/Haemoglobin|9\.8|Test lab/u);
  });

  it('opens nothing of a report that is kept from its patient', async () => {
    const titleOf = async (token: string) => {
      const { status, html } = await opened(token);
      expect(html).not.toMatch(/Haemoglobin|9\.8/u);
      return [status, /<h1>([^<]*)<\/h1>/u.exec(html)?.[1]];
    };
    const restricted = await releasedReport(app, { HB: { HB: '9.8' } }, { testCodes: ['HB', 'HIV'] });
    expect(await titleOf(await linkOf(restricted.billId))).toEqual([404, 'Report at the lab']);
    const unpaid = await linkOf((await releasedReport(app, { HB: { HB: '9.8' } })).billId);
    await setLabSwitch(app, 'holdReportForDues', true);
    expect(await titleOf(unpaid)).toEqual([404, 'Bill not paid yet']);
    await setLabSwitch(app, 'holdReportForDues', false);
    expect((await opened(unpaid)).status).toBe(200);
  });

  it('opens for the desk of an agency only while the lab hands its report over', async () => {
    const agencyId = await newDebtor(app);
    const rights = { reports: 4, bills: 4 };
    const { client } = await personWith(app, rights, { userType: 'AGENCY', agencyId });
    const { billId, reportId } = await releasedReport(
      app,
      { HB: { HB: '9.8' } },
      { testCodes: ['HB'], agencyId },
    );
    const { smartId } = await generate(billId);
    expect((await client.call(smartPdf, { query: { smartId } })).status).toBe(200);
    const { version } = await onDesk(app, billId);
    await desk().ok(holdReports, { body: { reports: [{ reportId, version }], reason: 'The doctor asked' } });
    expect(await client.refused(smartPdf, { query: { smartId } })).toMatchObject({ code: 'report-held' });
    expect(await client.refused(readSmartReports, { query: { billId } })).toMatchObject({
      code: 'report-held',
    });
    expect((await desk().call(smartPdf, { query: { smartId } })).status).toBe(200);
  });

  it('closes when its report is replaced, and no new one is made for it', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const { smartId } = await generate(billId);
    const { url } = await desk().ok(shareSmartReport, { body: { smartId } });
    await uncheck(app, billId, { code: 'HB', reason: 'Wrong tube' });
    await enter(app, billId, { HB: { HB: '13.4' } });
    await check(app, billId);
    await app.as('Pathologist').ok(publishReport, { body: { billId, informed: 'Patient, by telephone' } });
    expect((await opened(tokenOf(url))).html).toContain('Report replaced');
    expect(await desk().refused(shareSmartReport, { body: { smartId } })).toMatchObject({
      code: 'smart-report-replaced',
    });
  });
});
