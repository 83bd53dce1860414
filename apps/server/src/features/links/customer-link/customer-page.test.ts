import {
  endCustomerLink,
  makeCustomerLink,
  openCustomerBill,
  openCustomerPage,
  openCustomerReport,
  payFromCustomerPage,
  readCustomerLinks,
} from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { addPublishingSpec } from '@nidan/contract/links/publishing/publishing-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { holdReports } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { onDesk, releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const woman = {
  name_title: 'Mrs.',
  name: `Shalini <b>O'Brien</b>`,
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
  phone: '9811122233',
} as const;
const reason = 'Sent to another number';

async function given(billId: string) {
  const link = await app.as('Front desk').ok(makeCustomerLink, { body: { billId } });
  return { ...link, token: link.url?.split('/t/')[1] ?? '' };
}

const nobody = () => app.asNobody();

async function pageOf(token: string, lang?: 'en' | 'hi' | 'mr') {
  const answer = await nobody().call(openCustomerPage, {
    params: { token },
    ...(lang && { query: { lang } }),
  });
  return { ...answer, html: answer.bytes.toString() };
}

async function fileOf(token: string, digits: string, which = openCustomerReport) {
  const answer = await nobody().call(which, { params: { token }, body: { digits } });
  const type = String(answer.headers['content-type']);
  return { ...answer, type, html: type.startsWith('text/html') ? answer.bytes.toString() : '' };
}

const withoutRules = () => asOwner(app, (db) => sql`delete from publishing_rule`.execute(db));
afterEach(withoutRules);

/** The one rule of the lab, for reports that are released from now on. */
async function ruleOfPatients(when: { readonly holdUntilPaid?: true; readonly onlyComplete?: true }) {
  const everybody = { testId: null, doctorId: null, agencyId: null, locationId: null };
  const how = { channels: ['sms' as const], holdUntilPaid: false, onlyComplete: false, ...when };
  const body = { ruleId: newId(), recipient: 'patient' as const, ...everybody, ...how };
  await app.as('Manager').ok(addPublishingSpec, { body });
}

describe('the page of a patient', () => {
  it('tells how far the tests are and what is due, in the language of the bill or another, and no value', async () => {
    const { billId } = await releasedReport(
      app,
      { HB: { HB: '13.4' } },
      { testCodes: ['HB', 'K'], newPatient: woman, language: 'mr' },
    );
    const { token } = await given(billId);
    const own = await pageOf(token);
    expect(own.status).toBe(200);
    expect(own.html).toContain('lang="mr"');
    expect(own.html).toContain('2 पैकी 1 टेस्ट तयार');
    const { html, headers } = await pageOf(token, 'en');
    for (const words of [
      'Mrs. Shalini B.',
      '1 of 2 tests ready',
      'Haemoglobin',
      'Left to pay',
      '<form class="ask"',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toMatch(/<script|<b>O|13\.4|9811122233/u);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('opens report and bill for whoever knows the last digits, and locks after five wrong ones', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '13.4' } }, { newPatient: woman });
    const { token } = await given(billId);
    const right = await fileOf(token, '2233');
    expect(right).toMatchObject({ status: 200, type: 'application/pdf' });
    expect((await pdfPages(right.bytes)).join(' ')).toContain('13.4');
    expect(await fileOf(token, '2233', openCustomerBill)).toMatchObject({ type: 'application/pdf' });
    for (const left of [4, 3, 2, 1]) {
      // One guess after the other.
      // oxlint-disable-next-line no-await-in-loop
      expect((await fileOf(token, '0000')).html).toContain(`${left} tries left`);
    }
    expect((await fileOf(token, '0000')).html).toContain('Too many tries');
    expect(await fileOf(token, '2233')).toMatchObject({ status: 403, type: expect.stringContaining('html') });
    await asOwner(app, (db) =>
      sql`update customer_link set locked_until = locked_until - interval '15 minutes' where l_id = 1`.execute(
        db,
      ),
    );
    expect(await fileOf(token, '2233')).toMatchObject({ status: 200, type: 'application/pdf' });
  });

  it('gives no report that is held, unpaid where dues hold it, or handed over in person', async () => {
    const unpaid = await releasedReport(app, { HB: { HB: '13.4' } }, { newPatient: woman });
    const { token } = await given(unpaid.billId);
    await setLabSwitch(app, 'holdReportForDues', true);
    expect((await pageOf(token)).html).toContain('opens once the bill is paid');
    expect(await fileOf(token, '2233')).toMatchObject({ status: 403 });
    await setLabSwitch(app, 'holdReportForDues', false);
    const { version } = await onDesk(app, unpaid.billId);
    const reports = [{ reportId: unpaid.reportId, version }];
    await app.as('Front desk').ok(holdReports, { body: { reports, reason: 'Doctor asked to wait' } });
    const held = await pageOf(token);
    expect(held.html).toContain('holding this report');
    expect(held.html).not.toContain('Doctor asked');
    expect(await fileOf(token, '2233')).toMatchObject({ status: 403 });

    const secret = await releasedReport(
      app,
      { HB: { HB: '13.4' } },
      { testCodes: ['HB', 'HIV'], newPatient: woman },
    );
    const other = await given(secret.billId);
    const page = await pageOf(other.token);
    expect(page.html).toContain('from the lab in person');
    expect(page.html).not.toContain('HIV');
    expect(await fileOf(other.token, '2233')).toMatchObject({ status: 403 });
  });

  it('holds the report back by the rule that holds its message back, offers payment, and opens it once it is paid', async () => {
    await ruleOfPatients({ holdUntilPaid: true });
    await asOwner(app, (db) => sql`update lab set upi_address = 'lab@upi' where l_id = 1`.execute(db));
    const { billId } = await releasedReport(app, { HB: { HB: '13.4' } }, { newPatient: woman });
    const { token } = await given(billId);
    const held = await pageOf(token, 'en');
    expect(held.html).toContain('opens once the bill is paid');
    expect(held.html).toContain('href="upi://pay?pa=lab@upi');
    expect(held.html).not.toContain(`action="/t/${token}/report`);
    expect(await fileOf(token, '2233')).toMatchObject({ status: 403 });
    expect(await fileOf(token, '2233', openCustomerBill)).toMatchObject({ type: 'application/pdf' });
    const payments = [{ mode: 'Cash' as const, amountPaise: 12_000 }];
    await app.as('Front desk').ok(receivePayments, { body: { billId, payments } });
    expect(await fileOf(token, '2233')).toMatchObject({ status: 200, type: 'application/pdf' });
    await asOwner(app, (db) => sql`update lab set upi_address = '' where l_id = 1`.execute(db));
  });

  it('waits for the other tests where the rule of the patient does', async () => {
    await ruleOfPatients({ onlyComplete: true });
    const order = { testCodes: ['HB', 'K'], newPatient: woman };
    const { billId } = await releasedReport(app, { HB: { HB: '13.4' } }, order);
    const { token } = await given(billId);
    expect((await pageOf(token, 'hi')).html).toContain('सभी टेस्ट तैयार होने पर रिपोर्ट खुलेगी');
    expect(await fileOf(token, '2233')).toMatchObject({ status: 403 });
    await withoutRules();
    expect((await pageOf(token, 'en')).html).toContain(`action="/t/${token}/report`);
  });

  it('asks for nothing of somebody without a phone number', async () => {
    const { phone: _, ...without } = woman;
    const { billId } = await releasedReport(app, { HB: { HB: '13.4' } }, { newPatient: without });
    const { token } = await given(billId);
    expect((await pageOf(token)).html).toContain('no phone number of yours');
    expect(await fileOf(token, '')).toMatchObject({ status: 403 });
  });
});

describe('a link', () => {
  it('is one for everybody who gives it, counts who opens it, and ends by its day', async () => {
    const { billId } = await orderBill(app, { testCodes: ['HB'], newPatient: woman });
    const first = await given(billId);
    expect((await given(billId)).linkId).toBe(first.linkId);
    await pageOf(first.token);
    await pageOf(first.token);
    const { links } = await app.as('Manager').ok(readCustomerLinks, { query: { billId } });
    expect(links).toMatchObject([{ state: 'open', openedCount: 2 }]);
    await asOwner(app, (db) =>
      sql`update customer_link set made_at = made_at - interval '30 days', ends_at = ends_at - interval '30 days'
        where link_id = ${first.linkId}`.execute(db),
    );
    const ended = await pageOf(first.token, 'hi');
    expect(ended.status).toBe(404);
    expect(ended.html).toContain('यह पेज बंद हो गया');
    expect((await given(billId)).linkId).not.toBe(first.linkId);
  });

  it('that was taken back opens nothing, and is not taken back twice', async () => {
    const { billId, labNo } = await orderBill(app, { testCodes: ['HB'], newPatient: woman });
    const { token, linkId, version } = await given(billId);
    const end = { body: { linkId, version, reason } };
    expect(await app.as('Front desk').ok(endCustomerLink, end)).toMatchObject({
      state: 'ended',
      url: null,
      endReason: reason,
    });
    const page = await pageOf(token);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain(labNo);
    expect(await fileOf(token, '2233')).toMatchObject({ status: 404 });
    const again = { body: { linkId, version: version + 1, reason } };
    expect(await app.as('Front desk').refused(endCustomerLink, again)).toMatchObject({ code: 'link-ended' });
    expect(await app.as('Front desk').refused(endCustomerLink, end)).toMatchObject({ code: 'stale-version' });
  });

  it('that is guessed opens nothing', async () => {
    const { billId } = await orderBill(app, { testCodes: ['HB'], newPatient: woman });
    const { token } = await given(billId);
    const flipped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const elsewhere = token.replace(/^1-/u, '2-');
    for (const guess of [flipped, elsewhere, '1-x', '../etc', '']) {
      // oxlint-disable-next-line no-await-in-loop -- one guess after the other
      const page = await pageOf(guess);
      expect(page.status).toBe(404);
      expect(page.html).not.toContain('Shalini');
    }
  });

  it('is hidden from a demo user', async () => {
    const { billId } = await orderBill(app, { testCodes: ['HB'], newPatient: woman });
    await given(billId);
    const { links } = await app.asUser(app.lab.demoUser).ok(readCustomerLinks, { query: { billId } });
    expect(links).toMatchObject([{ state: 'open', url: null }]);
  });
});

const openGateway = () =>
  asOwner(app, (db) =>
    sql`insert into payment_gateway (l_id, key_id, sealed_secrets, is_open, changed_at, changed_by)
      select 1, 'rzp_test', '\\x00', true, now(), user_id from login_user limit 1`.execute(db),
  );

describe('paying from the page', () => {
  it('goes to the own account of the lab by UPI, or to its gateway once, however often it is pressed', async () => {
    const { billId } = await orderBill(app, { testCodes: ['HB'], newPatient: woman });
    const { token } = await given(billId);
    await asOwner(app, (db) => sql`update lab set upi_address = 'lab@upi' where l_id = 1`.execute(db));
    expect((await pageOf(token)).html).toContain('href="upi://pay?pa=lab@upi');
    await openGateway();
    expect((await pageOf(token)).html).toContain(`action="/t/${token}/pay?lang=en"`);
    const pay = () => nobody().call(payFromCustomerPage, { params: { token }, body: {} });
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const orders = () =>
      asOwner(app, (db) =>
        sql<{ request: string | null }>`select request from payment_order where bill_id = ${billId}`.execute(
          db,
        ),
      );
    expect((await orders()).rows).toHaveLength(1);
    expect((await pageOf(token)).html).toContain('payment page is being opened');
    await asOwner(app, (db) =>
      sql`update payment_order set request = 'https://pay.example/l1', gateway_ref = 'plink_1' where bill_id = ${billId}`.execute(
        db,
      ),
    );
    expect((await pageOf(token)).html).toContain('href="https://pay.example/l1"');
    await asOwner(app, (db) =>
      sql`update payment_order set request = 'javascript:alert(1)' where bill_id = ${billId}`.execute(db),
    );
    expect((await pageOf(token)).html).not.toContain('javascript:');
  });
});
