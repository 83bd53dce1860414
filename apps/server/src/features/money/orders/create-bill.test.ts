import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { MESSAGES } from '@nidan/domain/text/messages';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A price of lab 1 that holds from so many days after today. */
function rate(testId: string, days: number, pricePaise: number) {
  const from = calendarDateIn('Asia/Kolkata', new Date(Date.now() + days * 86_400_000));
  return { l_id: 1, test_id: testId, from_date: from, price_paise: pricePaise };
}

const frontDesk = () => app.as('Front desk');
const billOf = (billId: string) => frontDesk().ok(readBill, { query: { billId } });

describe('a bill of a walk-in', () => {
  it('is saved with its lab ID, prices, tubes, payments and dues', async () => {
    const today = calendarDateIn('Asia/Kolkata', new Date());
    const [year, month, day] = today.split('-');
    const next = await frontDesk().ok(nextLabId);
    const bill = await orderBill(app, {
      testCodes: ['FEVB', 'LFT', 'URM'],
      doctorId: app.lab.doctorIds[0] ?? null,
      payments: [
        { mode: 'BHIM UPI', amountPaise: 100_000, reference: ' 5320118704 ' },
        { mode: 'Cash', amountPaise: 50_000 },
      ],
    });
    expect(bill.labNo).toMatch(new RegExp(`^KT${day}${month}${year?.slice(2)}\\d{4}$`));
    expect(bill.labNo).toBe(next.labId);
    expect(bill.lines.map(({ code, netPaise }) => [code, netPaise])).toEqual([
      ['FEVB', 115_000],
      ['LFT', 75_000],
      ['URM', 18_000],
    ]);
    expect(bill.tests.map((test) => test.code)).toEqual(['CBC', 'CRP', 'WID', 'MPA', 'LFT', 'URM']);
    expect(bill.samples.map((tube) => tube.testCodes)).toEqual([
      ['CRP', 'WID', 'LFT'],
      ['CBC', 'MPA'],
      ['URM'],
    ]);
    expect(bill.dues).toEqual({
      grossPaise: 208_000,
      discountPaise: 0,
      couponPaise: 0,
      handlingPaise: 0,
      debitNotePaise: 0,
      netPaise: 208_000,
      writtenOffPaise: 0,
      paidPaise: 150_000,
      refundedPaise: 0,
      agencyPaise: 0,
      duePaise: 58_000,
      refundPayablePaise: 0,
    });
    const stored = await billOf(bill.billId);
    expect(stored.dues).toEqual(bill.dues);
    expect(stored.payments.map(({ mode, amountPaise, reference }) => [mode, amountPaise, reference])).toEqual(
      [
        ['BHIM UPI', 100_000, '5320118704'],
        ['Cash', 50_000, ''],
      ],
    );
    expect(stored).toMatchObject({
      doctor: { name: 'Dr. Meher Daruwala' },
      state: 'ncollected',
      can: ['add', 'discount', 'pay', 'cancel', 'refund'],
    });
    expect(stored.upi?.uri).toContain('am=580.00');
    expect(
      stored.postings.map(({ kind, debit, credit, amountPaise }) => [kind, debit, credit, amountPaise]),
    ).toEqual(
      expect.arrayContaining([
        ['bill', 'Patient receivable', 'Diagnostic income', 208_000],
        ['payment', 'BHIM UPI clearing', 'Patient receivable', 100_000],
        ['payment', 'Cash', 'Patient receivable', 50_000],
      ]),
    );
    const [event] = await eventsOf(app, bill.billId, 'create');
    expect(event).toMatchObject({ role_name: 'Front desk', after: { labNo: bill.labNo, netPaise: 208_000 } });
    expect(event?.parts).toEqual(expect.arrayContaining(bill.tests.map((test) => test.billTestId)));
  });

  it('promises each test at its own turn-around time', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC', 'UCUL'] });
    const { lines } = await billOf(bill.billId);
    for (const test of lines.flatMap((line) => line.tests)) {
      const hours = (Date.parse(test.due_at) - Date.parse(bill.createdAt)) / 3_600_000;
      expect(hours).toBeCloseTo(test.dv.tat_h, 3);
    }
  });

  it('is collected with the saving when the tubes are drawn at the counter', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'], collect: true });
    const { rows } = await frontDesk().ok(listSamples, { query: { billId: bill.billId } });
    expect(rows[0]).toMatchObject({ status: 10, statusLabel: 'collected' });
    expect((await billOf(bill.billId)).lines[0]?.tests[0]?.test_state).toBe('naccessioned');
    expect(await eventsOf(app, bill.samples[0]?.sampleId ?? '', 'collect')).toHaveLength(1);
  });

  it('takes the price of the rate that holds today, else the MRP', async () => {
    const testId = await testIdOf(app, 'VITD');
    await asOwner(app, async (db) => {
      await db
        .insertInto('lab_rate')
        .values([rate(testId, -30, 130_000), rate(testId, -1, 120_000), rate(testId, 1, 1000)])
        .execute();
      await db
        .updateTable('lab')
        .set((eb) => ({ catalogue_version: eb('catalogue_version', '+', 1) }))
        .where('l_id', '=', 1)
        .execute();
    });
    const bill = await orderBill(app, { testCodes: ['VITD', 'VITB12'] });
    const { lines } = await billOf(bill.billId);
    expect(lines.map(({ pricePaise, priceSource }) => [pricePaise, priceSource])).toEqual([
      [120_000, 'lab_rate'],
      [95_000, 'mrp'],
    ]);
  });

  it('warns about a test of the last 24 hours without refusing it', async () => {
    const first = await orderBill(app, { testCodes: ['TFT'] });
    const { patientId } = first;
    const second = await orderBill(app, { testCodes: ['TSH', 'CBC'], newPatient: null, patientId });
    expect(second.warnings).toMatchObject([{ code: 'TSH', labNo: first.labNo }]);
    expect(second.warnings[0]?.msg).toMatch(
      /^TSH was billed at \d\d\/\d\d\/\d{4} \d\d:\d\d on KT\d+, within 24 h$/,
    );
  });

  it('shows how a restricted package holds its report back', async () => {
    const bill = await orderBill(app, { testCodes: ['PREOP'] });
    const { lines } = await billOf(bill.billId);
    expect(lines[0]).toMatchObject({ kind: 'package', reportRestricted: true });
    expect(lines[0]?.tests[0]).toMatchObject({ isPackage: true, restrict_report_till_all_check: true });
  });
});

describe('discounts', () => {
  const tests = ['FEVB', 'LFT', 'HBA1C', 'FBS', 'URM'];

  it('sum up exactly over the lines', async () => {
    const bill = await orderBill(app, {
      testCodes: tests,
      discount: { kind: 'percent', value: 10 },
      discountReason: 'Staff family',
    });
    expect(bill.dues).toMatchObject({ grossPaise: 272_000, discountPaise: 27_200, netPaise: 244_800 });
    expect(bill.lines.map((line) => line.discountPaise)).toEqual([11_500, 7500, 5200, 1200, 1800]);
    expect(await billOf(bill.billId)).toMatchObject({ discountPercent: 10, discountReason: 'Staff family' });
  });

  it('of lines and bill together stay within the absolute cap, which wins over the percentage', async () => {
    const testId = await testIdOf(app, 'FEVB');
    const lines = [{ testId, discount: { kind: 'amount' as const, value: 20_000 } }];
    const body = await billBody(app, { testCodes: [] });
    const most = { ...body, lines, discount: { kind: 'amount' as const, value: 10_000 } };
    const refusal = await frontDesk().refused(createBill, {
      body: { ...most, discount: { kind: 'amount', value: 10_100 } },
    });
    const msg = 'This user is not allowed to assign discount more then ₹300';
    expect(refusal).toMatchObject({
      status: 403,
      code: 'discount-over-limit',
      msg,
      errors: [{ field: 'discount', msg }],
    });
    expect((await frontDesk().ok(createBill, { body: most })).dues.discountPaise).toBe(30_000);
  });

  it.each([
    ['a percentage over 100', { kind: 'percent', value: 101 }, 'discount', MESSAGES.discount.overBill],
    ['more than the bill', { kind: 'amount', value: 10_000_000 }, 'discount', MESSAGES.discount.overBill],
    ['parts of a rupee', { kind: 'amount', value: 150 }, 'discount.value', 'Whole rupees only'],
    ['three decimals', { kind: 'percent', value: 1.005 }, 'discount.value', 'At most two decimals'],
    ['a negative one', { kind: 'amount', value: -100 }, 'discount.value', 'Must be >= 0'],
  ])('are refused for %s', async (...[, discount, field, msg]) => {
    const body = await billBody(app, { testCodes: ['CBC'] });
    const refusal = await app.as('Manager').refused(createBill, { body: { ...body, discount } });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field, msg }] });
  });

  it('are refused on a line at the line', async () => {
    const body = await billBody(app, { testCodes: ['CBC', 'FBS'] });
    const [first, second] = body.lines;
    const lines = [first, { ...second, discount: { kind: 'percent', value: 120 } }];
    const refusal = await app.as('Manager').refused(createBill, { body: { ...body, lines } });
    expect(refusal.errors).toMatchObject([{ field: 'lines.1.discount', msg: MESSAGES.discount.overBill }]);
  });
});

describe('payments', () => {
  it('are taken in every mode that brings money, by its exact spelling', async () => {
    const refused: string[] = [];
    for (const mode of PAYMENT_MODES) {
      const body = await billBody(app, { testCodes: ['CBC'], payments: [{ mode, amountPaise: 10_000 }] });
      const { status } = await frontDesk().call(createBill, { body });
      if (status !== 200) refused.push(`${mode} ${status}`);
    }
    const booked = 'logistics 400, agency 400, payment gateway 400';
    expect(refused.join(', ')).toBe(`discount 400, customer advance 409, credit note 409, ${booked}`);
    const unpaid = await billBody(app, { testCodes: ['CBC'] });
    const wrong = { ...unpaid, payments: [{ mode: 'cash', amountPaise: 1 }] };
    const refusal = await frontDesk().refused(createBill, { body: wrong });
    expect(refusal.errors).toMatchObject([
      { field: 'payments.0.mode', msg: 'Choose one of the listed values' },
    ]);
  });

  it('are never more than what is due', async () => {
    const body = await billBody(app, {
      testCodes: ['CBC'],
      payments: [
        { mode: 'Cash', amountPaise: 30_000 },
        { mode: 'Card', amountPaise: 10_000 },
      ],
    });
    const refusal = await frontDesk().refused(createBill, { body });
    const msg = 'The payments are ₹50 more than the due of ₹350';
    expect(refusal).toMatchObject({
      status: 409,
      code: 'payment-over-due',
      msg,
      errors: [{ field: 'payments', msg }],
    });
  });

  it.each([
    [0, 'Must be >= 100'],
    [-10_000, 'Must be >= 100'],
    [150, 'Must be a multiple of 100'],
  ])('of %i paise are refused', async (amountPaise, msg) => {
    const body = await billBody(app, { testCodes: ['CBC'] });
    const payments = [{ mode: 'Cash', amountPaise }];
    const refusal = await frontDesk().refused(createBill, { body: { ...body, payments } });
    expect(refusal.errors).toMatchObject([{ field: 'payments.0.amountPaise', msg }]);
  });
});

describe('an order', () => {
  it.each([
    ['a test twice', ['CBC', 'CBC'], 'lines.1.testId', 'Complete blood count is on the bill twice'],
    [
      'a test of a package again',
      ['FEVB', 'CRP'],
      'lines.1.testId',
      'C-reactive protein is on the bill twice',
    ],
    [
      'a package of a test again',
      ['CRP', 'FEVB'],
      'lines.1.testId',
      'C-reactive protein is on the bill twice',
    ],
  ])('is refused with %s', async (...[, testCodes, field, msg]) => {
    const refusal = await frontDesk().refused(createBill, { body: await billBody(app, { testCodes }) });
    expect(refusal).toMatchObject({ status: 400, code: 'test-twice', errors: [{ field, msg }] });
  });

  it('is refused without the consent that a test needs', async () => {
    for (const code of ['HIV', 'VIRAL', 'PREOP']) {
      const body = await billBody(app, { testCodes: ['CRP', code], consentGiven: false });
      const refusal = await frontDesk().refused(createBill, { body });
      expect(refusal).toMatchObject({
        status: 400,
        code: 'consent-missing',
        errors: [{ field: 'consentGiven' }],
      });
    }
  });

  it("is refused with a test that the lab does not offer, its own disabled one or another lab's", async () => {
    const testId = await testIdOf(app, 'KOH');
    await asOwner(app, async (db) => {
      await db
        .updateTable('test')
        .set({ status: -1 })
        .where('l_id', '=', 1)
        .where('test_id', '=', testId)
        .execute();
      await db
        .updateTable('lab')
        .set((eb) => ({ catalogue_version: eb('catalogue_version', '+', 1) }))
        .where('l_id', '=', 1)
        .execute();
    });
    for (const wrong of [testId, newId()]) {
      const body = await billBody(app, { testCodes: ['CBC'] });
      const refusal = await frontDesk().refused(createBill, {
        body: { ...body, lines: [...body.lines, { testId: wrong }] },
      });
      expect(refusal).toMatchObject({
        status: 400,
        code: 'test-not-offered',
        errors: [{ field: 'lines.1.testId' }],
      });
    }
  });

  it('says at which field of the new person something is wrong, and saves nothing', async () => {
    const before = await frontDesk().ok(nextLabId);
    const body = await billBody(app, { testCodes: ['CBC'] });
    const person = { ...body.newPatient, age_sex: { age: 0, sex: 'M', unit: 'Yrs.' } };
    const refusal = await frontDesk().refused(createBill, { body: { ...body, newPatient: person } });
    expect(refusal.errors).toMatchObject([
      { field: 'newPatient.age_sex.age', msg: 'Please enter a valid age' },
    ]);
    const phone = await frontDesk().refused(createBill, {
      body: { ...body, newPatient: { ...body.newPatient, phone: '1' } },
    });
    expect(phone.errors).toMatchObject([{ field: 'newPatient.phone', msg: MESSAGES.phone }]);
    expect(await frontDesk().ok(nextLabId)).toEqual(before);
  });

  it.each([
    ['no person', { newPatient: null }, 'patientId'],
    ['a known and a new person', { patientId: newId() }, 'newPatient'],
    ['no lines', { lines: [] }, 'lines'],
    ['an unknown field', { total: 1 }, 'total'],
  ])('is refused with %s', async (_, change, field) => {
    const body = await billBody(app, { testCodes: ['CBC'] });
    const refusal = await frontDesk().refused(createBill, { body: { ...body, ...change } });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it.each(['patientId', 'doctorId'])('is refused with an unknown %s', async (field) => {
    const body = await billBody(app, {
      testCodes: ['CBC'],
      ...(field === 'patientId' ? { newPatient: null } : {}),
    });
    const refusal = await frontDesk().refused(createBill, { body: { ...body, [field]: newId() } });
    expect(refusal).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('saving twice', () => {
  it('gives the first answer for the same key, and says so for the same bill under another key', async () => {
    const body = await billBody(app, {
      testCodes: ['CBC'],
      payments: [{ mode: 'Cash', amountPaise: 35_000 }],
    });
    const key = newId();
    const first = await frontDesk().call(createBill, { body, key });
    const second = await frontDesk().call(createBill, { body, key });
    expect(second.body).toEqual(first.body);
    expect((await billOf(body.billId)).payments).toHaveLength(1);
    const again = await frontDesk().refused(createBill, { body });
    expect(again).toMatchObject({ status: 409, code: 'bill-saved-already' });
  });

  it('at twenty counters at once gives twenty different lab IDs, none skipped', async () => {
    const bills = await Promise.all(
      Array.from({ length: 20 }, () => orderBill(app, { testCodes: ['CBC', 'FBS'] })),
    );
    const serials = bills.map((bill) => Number(bill.labNo.slice(-4))).toSorted((a, b) => a - b);
    const first = serials[0] ?? 0;
    expect(serials).toEqual(Array.from({ length: 20 }, (_, index) => first + index));
  });
});

describe('who may', () => {
  it('nobody without a session, nor a role without the right', async () => {
    const body = await billBody(app, { testCodes: ['CBC'] });
    expect(await app.asNobody().refused(createBill, { body })).toMatchObject({ status: 401 });
    const refusal = await app.as('Technician').refused(createBill, { body });
    expect(refusal).toMatchObject({ status: 403, msg: 'Your role lacks the right "bills, create"' });
  });

  it('no one while the account of the lab forbids registration', async () => {
    const setStatus = (account_status: number) =>
      asOwner(app, (db) => db.updateTable('lab').set({ account_status }).where('l_id', '=', 1).execute());
    await setStatus(40);
    const refusal = await frontDesk().refused(createBill, {
      body: await billBody(app, { testCodes: ['CBC'] }),
    });
    expect(refusal).toMatchObject({ status: 403, code: 'registration-disabled' });
    await setStatus(10);
  });

  it("another lab cannot order for this lab's people, and sees none of its bills", async () => {
    const { billId, patientId } = await orderBill(app, { testCodes: ['CBC'] });
    const foreign = await app.asOther('Front desk').refused(readBill, { query: { billId } });
    const absent = await app.asOther('Front desk').refused(readBill, { query: { billId: newId() } });
    expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
    const body = await billBody(app, { testCodes: [], newPatient: null, patientId });
    const refusal = await app
      .asOther('Front desk')
      .refused(createBill, { body: { ...body, lines: [{ testId: newId() }] } });
    expect(refusal.status).toBe(400);
  });
});
