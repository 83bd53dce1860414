import { createHash } from 'node:crypto';
import { verifyReport } from '@nidan/contract/lab/reports/report-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../../testing/as-owner.ts';
import { enter } from '../../../../testing/bill-on-bench.ts';
import { check, releasedReport, storedRevision, uncheck } from '../../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { escapeHtml } from '../../../../kernel/http/serving/escape-html.ts';
import { newVerifyToken } from './verify-token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function open(token: string) {
  const answer = await app.asNobody().call(verifyReport, { params: { token } });
  return { ...answer, html: answer.bytes.toString() };
}

const woman = {
  name_title: 'Mrs.',
  name: `<b>O'Brien</b> ज़ोया`,
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
} as const;

describe('the page that the code on a report opens', () => {
  it('tells lab, masked name, number, revision, status and hash, to anybody, without script', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } }, { newPatient: woman });
    const {
      verify_token: token,
      report_no: reportNo,
      snapshot_hash: hash,
    } = await storedRevision(app, reportId);
    const { status, headers, html } = await open(token);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const style = createHash('sha256')
      .update(/<style>([^]*)<\/style>/.exec(html)?.[1] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${style}';`);
    for (const words of [
      'Test lab 1',
      reportNo,
      'FINAL',
      hash.toString('hex'),
      'Genuine, and the latest revision.',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<script|<b>|O'Brien|ज़ोया|9\.8/i);
    expect(html).toContain('Mrs. &lt;');
  });

  it('says when a later revision has replaced it', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '9.1' } });
    await uncheck(app, billId, { code: 'HB', reason: 'Wrong tube' });
    await enter(app, billId, { HB: { HB: '13.4' } });
    const { released } = await check(app, billId, { release: true });
    const former = await open((await storedRevision(app, reportId)).verify_token);
    expect(former.html).toMatch(
      /Revision 2 of \d\d\/\d\d\/\d{4} \d\d:\d\d \(Asia\/Kolkata\) has replaced this one/,
    );
    expect(former.html).not.toContain('Genuine');
    const latest = await open((await storedRevision(app, released?.reportId ?? '')).verify_token);
    expect(latest.html).toContain('Genuine');
    expect(latest.html).toContain('AMENDED');
  });

  it('says when the record does not match its seal', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '9.1' } });
    const { verify_token: token } = await storedRevision(app, reportId);
    await asOwner(app, async (db) => {
      await sql`alter table report_revision disable trigger report_revision_append_only`.execute(db);
      await sql`update report_revision set snapshot = jsonb_set(snapshot, '{patient,age}', '"43 Yrs."')
        where l_id = 1 and report_id = ${reportId}`.execute(db);
      await sql`alter table report_revision enable trigger report_revision_append_only`.execute(db);
    });
    const { html } = await open(token);
    expect(html).toContain('does not match its seal');
    expect(html).not.toContain('Genuine');
  });

  it.each([
    ['of no report', newVerifyToken(1)],
    ['of a lab that does not exist', newVerifyToken(987_654)],
    ['with the lab changed', 'changed'],
    ['that is no token', `1-'"><script>alert(1)</script>`],
    ['of a preview', 'not-released'],
  ])('answers a code %s with 404 and a page', async (what, code) => {
    const { reportId } = await releasedReport(app, { HB: { HB: '13.9' } });
    const { verify_token: good } = await storedRevision(app, reportId);
    const { status, headers, html } = await open(
      what === 'with the lab changed' ? good.replace(/^1-/, '2-') : code,
    );
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toContain('No such report');
    expect(html).not.toContain('<script');
  });
});

it('the page is not for guessing: one address has so many tries a minute', async () => {
  for (let tries = 0; tries < 60; tries += 1) await open('1-nothing');
  const { status, html } = await open('1-nothing');
  expect(status).toBe(429);
  expect(html).toContain('Too many tries');
});

it('signs that mean something in HTML are escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});
