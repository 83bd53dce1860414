import { takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { cancelNote, makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { getEmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { mapAgency } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { holdReports } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { onDesk, releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Query = QueryOf<typeof getEmailContent>;
const desk = () => app.as('Front desk');
const content = (query: Query) => desk().ok(getEmailContent, { query });
const refused = (query: Query) => desk().refused(getEmailContent, { query });
const reason = 'Report came a day late';

/** CBC (₹350) of a man with a telephone and two addresses, of which ₹50 are paid. */
async function partlyPaid(language: 'en' | 'hi' | 'mr' = 'en') {
  const bill = await orderBill(app, {
    testCodes: ['CBC'],
    language,
    newPatient: {
      name_title: 'Mr.',
      name: 'Ravi Kumar Pandit',
      age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
      phone: '9876543210',
      email: 'ravi@example.in;office@example.in',
    },
    payments: [{ mode: 'Cash', amountPaise: 5_000 }],
  });
  return bill;
}

describe('the message about a bill', () => {
  it('says in its language what it comes to, was paid and is due, and names its paper and its page', async () => {
    const { billId, labNo } = await partlyPaid();
    const told = await content({ kind: 'bill', billId });
    expect(told).toMatchObject({
      language: 'en',
      recipient: {
        name: 'Mr. Ravi Kumar Pandit',
        phone: '9876543210',
        email: 'ravi@example.in;office@example.in',
      },
      attachments: [{ fileName: `bill-${labNo}.pdf` }],
      inPerson: false,
      blocks: [],
    });
    expect(told.email.body).toContain('Dear Mr. Ravi Kumar Pandit,');
    expect(told.email.body).toContain('To pay: ₹350. Paid: ₹50.\nStill due: ₹300.');
    expect(told.email.body).toMatch(/How far the tests are: http\S+\/status\//u);
    expect(told.text).toContain('Due ₹300.');
    expect(told.smsParts).toBeGreaterThan(1);
    // Whoever holds the telephone reads it: which tests were ordered is told by the paper alone.
    expect(`${told.email.body}${told.text}`).not.toMatch(/CBC|Blood/u);

    const { url } = told.attachments[0] ?? { url: '' };
    const paper = await app.app.inject({
      url,
      cookies: { nidan: app.lab.users.get('Front desk')?.token ?? '' },
    });
    expect(paper.statusCode).toBe(200);
    expect((await pdfPages(paper.rawPayload)).join(' ')).toContain(labNo);

    await desk().ok(receivePayments, { body: { billId, payments: [{ mode: 'Cash', amountPaise: 30_000 }] } });
    expect((await content({ kind: 'bill', billId })).email.body).not.toContain('due');
  });

  it('speaks the language of the bill unless another is asked for', async () => {
    const { billId } = await partlyPaid('mr');
    const told = await content({ kind: 'bill', billId });
    expect([told.language, told.email.body.includes('नमस्कार')]).toEqual(['mr', true]);
    expect((await content({ kind: 'bill', billId, language: 'hi' })).email.body).toContain('नमस्ते');
  });

  it('tells neither sums nor due to a patient for whom an agency pays; the agency is reminded', async () => {
    const agencyId = newId();
    await app.as('Manager').ok(createAgency, {
      body: { agencyId, name: 'Sahyadri Clinic', phone: '9811122233', email: 'accounts@sahyadri.example.in' },
    });
    const prices = [{ testId: await testIdOf(app, 'HB'), pricePaise: 12_300 }];
    const from = calendarDateIn('Asia/Kolkata', new Date());
    await app.as('Manager').ok(mapAgency, { body: { agencyId, version: 0, from, until: null, prices } });
    const { billId } = await desk().ok(createBill, {
      body: await billBody(app, { testCodes: ['HB'], agencyId }),
    });
    const told = await content({ kind: 'bill', billId });
    expect(`${told.email.body} ${told.text}`).not.toContain('123');
    expect(told.email.body).toContain('Charged to Sahyadri Clinic.');
    const reminder = await content({ kind: 'due', billId });
    expect(reminder.recipient).toEqual({
      patientId: null,
      name: 'Sahyadri Clinic',
      phone: '9811122233',
      email: 'accounts@sahyadri.example.in',
    });
    expect(reminder.email.subject).toContain('₹123');
    expect(reminder.email.body).toContain('Patient: Mr. Ravi Kumar Pandit.');
  });
});

describe('a reminder of a due', () => {
  it('says what is due, and is refused when nothing is', async () => {
    const { billId, labNo } = await partlyPaid();
    const told = await content({ kind: 'due', billId });
    expect(told.email.subject).toContain('₹300 is due on bill');
    expect(told.email.body).not.toContain('Patient:');
    await desk().ok(receivePayments, { body: { billId, payments: [{ mode: 'Cash', amountPaise: 30_000 }] } });
    expect(await refused({ kind: 'due', billId })).toMatchObject({
      code: 'message-nothing-due',
      msg: expect.stringContaining(labNo),
    });
  });
});

describe('a message about money paid ahead or given back', () => {
  it('says what an advance came to and what is left of it, and of a cheque that it waits for the bank', async () => {
    const { patientId } = await partlyPaid('hi');
    const take = async (mode: 'Cash' | 'Cheque') => {
      const advanceId = newId();
      const body = { advanceId, patientId, mode, amountPaise: 80_000, reference: '004512' } as const;
      await desk().ok(takeAdvance, { body });
      return content({ kind: 'advance', advanceId, language: 'en' });
    };
    const cash = await take('Cash');
    expect(cash.email.body).toContain('We received ₹800 as an advance');
    expect(cash.text).toContain('Left: ₹800.');
    expect(cash.attachments).toMatchObject([{ fileName: expect.stringMatching(/^advance-.*\.pdf$/u) }]);
    const cheque = await take('Cheque');
    expect(cheque.email.body).toContain('It pays bills once the bank has cleared it.');
    expect(cheque.text).not.toContain('Left');
  });

  it('speaks the language in which the patient was written to last', async () => {
    const { patientId } = await partlyPaid('hi');
    const advanceId = newId();
    await desk().ok(takeAdvance, { body: { advanceId, patientId, mode: 'Cash', amountPaise: 10_000 } });
    expect(await content({ kind: 'advance', advanceId })).toMatchObject({ language: 'hi' });
  });

  it('says what a note gives or adds, and nothing of one that waits or is cancelled', async () => {
    const { billId } = await partlyPaid();
    const make = async (kind: 'credit' | 'debit', amountPaise: number) => {
      const body = { noteId: newId(), kind, billId, amountPaise, reason };
      return app.as('Accountant').ok(makeNote, { body });
    };
    const credit = await make('credit', 10_000);
    const told = await content({ kind: 'note', noteId: credit.noteId });
    expect(told.email.subject).toBe(`Credit note ${credit.number} of Test lab 1`);
    expect(told.email.body).toContain(`It corrects bill ${credit.billNumber}.`);
    expect(told.text).toContain('Left to pay bills: ₹100.');
    const debit = await make('debit', 7_000);
    expect((await content({ kind: 'note', noteId: debit.noteId })).text).toContain('adds ₹70 to bill');
    await app.as('Accountant').ok(cancelNote, {
      body: { noteId: credit.noteId, version: credit.version, reason },
    });
    expect(await refused({ kind: 'note', noteId: credit.noteId })).toMatchObject({
      code: 'transition-refused',
    });
  });
});

describe('the message that a report is ready', () => {
  it('says so without a test or a result, with the way to verify it, and tells what holds it back', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '13.4' } });
    const told = await content({ kind: 'report', reportId });
    expect(told).toEqual(await content({ kind: 'report', billId }));
    expect(told.attachments).toMatchObject([{ url: expect.stringContaining(`/api/report/${reportId}/pdf`) }]);
    expect(told.email.body).toMatch(/http\S+\/verify\//u);
    expect(`${told.email.body} ${told.text}`).not.toMatch(/13\.4|Haemoglobin|\bHB\b/u);
    expect(told.blocks).toEqual([]);

    const { version } = await onDesk(app, billId);
    await desk().ok(holdReports, {
      body: { reports: [{ reportId, version }], reason: 'Doctor asked to wait' },
    });
    expect((await content({ kind: 'report', reportId })).blocks).toEqual([
      expect.stringContaining('Doctor asked to wait'),
    ]);
    await setLabSwitch(app, 'holdReportForDues', true);
    expect((await content({ kind: 'report', reportId })).blocks).toHaveLength(2);
    await setLabSwitch(app, 'holdReportForDues', false);
  });

  it('attaches nothing where a test asked for consent: such a report is handed over in person', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '13.4' } }, { testCodes: ['HB', 'HIV'] });
    const told = await content({ kind: 'report', reportId });
    expect(told).toMatchObject({ inPerson: true, attachments: [] });
    expect(told.email.body).toContain('Please collect it from the lab in person.');
    expect(`${told.email.subject} ${told.email.body} ${told.text}`).not.toMatch(/HIV/u);
  });

  it('is refused while no report of the bill is released', async () => {
    const { billId, labNo } = await partlyPaid();
    expect(await refused({ kind: 'report', billId })).toMatchObject({
      code: 'message-not-released',
      msg: expect.stringContaining(labNo),
    });
  });
});

describe('who asks', () => {
  it('must give the one id of the kind, of something in the lab', async () => {
    const { billId } = await partlyPaid();
    const wrong: Query[] = [
      { kind: 'bill' },
      { kind: 'advance', billId },
      { kind: 'due', billId, noteId: newId() },
    ];
    for (const query of wrong) expect(await refused(query)).toMatchObject({ code: 'invalid-input' });
    for (const field of ['advanceId', 'noteId', 'reportId'] as const) {
      const kind = field.slice(0, -2) as 'advance' | 'note' | 'report'; // as: the kinds are named so
      expect(await refused({ kind, [field]: newId() })).toMatchObject({ code: 'not-found' });
    }
    expect(await refused({ kind: 'bill', billId: newId() })).toMatchObject({ code: 'not-found' });
  });

  it('sees contacts with the right to patients alone, and a demo user their mask', async () => {
    const { billId } = await partlyPaid();
    const query = { kind: 'bill', billId } as const;
    const masked = { phone: '98xxxxxx10', email: 'rav***@example.in;off***@example.in' };
    const { client } = await personWith(app, { bills: PERMISSION.read });
    expect((await client.ok(getEmailContent, { query })).recipient).toMatchObject(masked);
    const demo = await app.asUser(app.lab.demoUser).ok(getEmailContent, { query });
    expect(demo.recipient).toMatchObject(masked);
    expect(demo.email.body).not.toContain('Kumar');
  });

  it('needs the right to what the message tells', async () => {
    const { billId } = await partlyPaid();
    const { client } = await personWith(app, { bills: PERMISSION.read });
    const ask = (query: Query) => client.refused(getEmailContent, { query });
    expect(await ask({ kind: 'advance', advanceId: newId() })).toMatchObject({ code: 'not-permitted' });
    expect(await ask({ kind: 'note', noteId: newId() })).toMatchObject({ code: 'not-permitted' });
    expect(await ask({ kind: 'report', billId })).toMatchObject({ code: 'not-permitted' });
  });
});
