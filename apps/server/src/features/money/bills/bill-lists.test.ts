import {
  billPdf,
  cancelLines,
  countBills,
  countTestStates,
  listBills,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { listPayments, receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { accessionSamples, collectSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Filter = QueryOf<typeof listBills>;

const list = async (query: Filter) => (await app.as('Front desk').ok(listBills, { query })).rows;
const labNosOf = async (query: Filter) => (await list(query)).map((row) => row.labNo);
const person = (name: string, phone: string) => ({
  name,
  phone,
  age_sex: { age: 40, sex: 'F' as const, unit: 'Yrs.' as const },
});

describe('the list of bills', () => {
  it('shows what the desk asks: who, what, how far, what is due', async () => {
    const bill = await orderBill(app, {
      testCodes: ['TFT', 'CBC'],
      doctorId: app.lab.doctorIds[1] ?? null,
      client: 'Shivneri Clinic',
      priority: 'stat',
      payments: [{ mode: 'Cash', amountPaise: 40_000 }],
    });
    const [row] = await list({ q: bill.labNo });
    expect(row).toMatchObject({
      billId: bill.billId,
      phone: '98xxxxxx10',
      doctor: 'Dr. Anil Bhonsle',
      client: 'Shivneri Clinic',
      location: 'Main lab',
      priority: 'stat',
      testCodes: ['TFT', 'CBC'],
      state: 'ncollected',
      stateLabel: 'collection pending',
      netPaise: 100_000,
      duePaise: 60_000,
      patient: { fullName: 'Mr. Ravi Kumar Pandit', age: '34 Yrs.', sex: 'M' },
    });
    expect(row?.dueAt).toBe(bill.tests.map((test) => test.dueAt).toSorted()[0]);
  });

  it('is newest first and pages without loss or repetition', async () => {
    const { patientId } = await orderBill(app, { testCodes: ['CBC'] });
    for (let i = 0; i < 4; i += 1) await orderBill(app, { testCodes: ['CBC'], newPatient: null, patientId });
    const whole = await labNosOf({ patientId });
    expect(whole).toHaveLength(5);
    expect(whole).toEqual(whole.toSorted().toReversed());
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: AnswerOf<typeof listBills> = await app
        .as('Front desk')
        .ok(listBills, { query: { patientId, limit: 2, cursor } });
      seen.push(...page.rows.map((row) => row.labNo));
      cursor = page.next;
    }
    expect(seen).toEqual(whole);
  });

  it('is searched by lab ID, barcode, phone, patient code and name', async () => {
    const bill = await orderBill(app, {
      testCodes: ['CBC'],
      newPatient: person('Vasudha Tendulkar', '9412345678'),
    });
    await orderBill(app, { testCodes: ['CBC'] });
    const barcode = bill.samples[0]?.barcode ?? '';
    for (const q of [
      bill.labNo,
      bill.labNo.toLowerCase(),
      barcode,
      '94123',
      'tendul',
      'dulkar vasu',
      bill.newPatientCode ?? '',
    ]) {
      expect([q, await labNosOf({ q })]).toEqual([q, [bill.labNo]]);
    }
    expect(await labNosOf({ q: bill.labNo.slice(0, 8) })).toContain(bill.labNo);
    expect(await labNosOf({ q: "' or 1=1 --" })).toEqual([]);
  });

  it('is filtered by time, state, due, place, doctor, source and counter', async () => {
    const from = new Date().toISOString();
    const doctorId = app.lab.doctorIds[0] ?? '';
    const bill = await orderBill(app, {
      testCodes: ['CBC', 'LFT'],
      doctorId,
      bookingSource: 'opd',
      collect: true,
    });
    const paid = await orderBill(
      app,
      { testCodes: ['CBC'], payments: [{ mode: 'Cash', amountPaise: 35_000 }] },
      app.as('Manager'),
    );
    const to = new Date(Date.now() + 1).toISOString();
    const none = newId();
    const cases: [Filter, string[]][] = [
      [{ from, to }, [paid.labNo, bill.labNo]],
      [{ from: to }, []],
      [{ from, dueOnly: true }, [bill.labNo]],
      [{ from, state: 'naccessioned' }, [bill.labNo]],
      [{ from, state: 'ncollected' }, [paid.labNo]],
      [{ from, doctorId }, [bill.labNo]],
      [{ from, bookingSource: 'opd' }, [bill.labNo]],
      [{ from, mine: true }, [bill.labNo]],
      [{ from, locationId: app.lab.locationId }, [paid.labNo, bill.labNo]],
      [{ from, locationId: none }, []],
    ];
    for (const [query, labNos] of cases) expect([query, await labNosOf(query)]).toEqual([query, labNos]);
    const counts = await app.as('Front desk').ok(countBills, { query: { from, to } });
    expect(counts).toEqual({ bills: 2, billsWithDue: 1, duePaise: 110_000 });
  });

  it('shows the least advanced test that is not cancelled, and cancelled bills as such', async () => {
    const from = new Date().toISOString();
    const bill = await orderBill(app, { testCodes: ['CBC', 'LFT'], collect: true });
    const [lft] = bill.samples.filter((tube) => tube.testCodes.includes('LFT'));
    await app.as('Technician').ok(accessionSamples, { body: { barcodes: [lft?.barcode ?? ''] } });
    const stateOf = async () => (await list({ from }))[0];
    expect(await stateOf()).toMatchObject({ state: 'naccessioned', testCodes: ['CBC', 'LFT'] });
    expect(await labNosOf({ from, state: 'pending' })).toEqual([]);
    const cancelOf = (code: string, version: number) =>
      app.as('Front desk').ok(cancelLines, {
        body: {
          billId: bill.billId,
          version,
          lineIds: bill.lines.filter((line) => line.code === code).map((line) => line.lineId),
          reason: 'Customer stops',
        },
      });
    await cancelOf('CBC', 1);
    expect(await stateOf()).toMatchObject({ state: 'pending', testCodes: ['LFT'], netPaise: 75_000 });
    expect(await labNosOf({ from, state: 'pending' })).toEqual([bill.labNo]);
    await cancelOf('LFT', 2);
    expect(await stateOf()).toMatchObject({
      state: 'canceled',
      stateLabel: 'rejected',
      testCodes: ['CBC', 'LFT'],
      dueAt: null,
    });
    expect(await labNosOf({ from, state: 'canceled' })).toEqual([bill.labNo]);
  });

  it.each([
    [{ limit: '201' }, 'limit'],
    [{ from: 'yesterday' }, 'from'],
    [{ state: 'done' }, 'state'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses the filter %j at its field', async (query, field) => {
    const refusal = await app.as('Front desk').refused(listBills, { query });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('is of this lab alone, masked for a demo user, and for those who may', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    expect((await app.asOther('Front desk').ok(listBills, { query: { q: bill.labNo } })).rows).toEqual([]);
    const demo = app.asUser(app.lab.demoUser);
    const [row] = (await demo.ok(listBills, { query: { q: bill.labNo } })).rows;
    expect(row?.patient.fullName).toBe('Mr. R**i K***r P****t');
    const details = await demo.ok(readBill, { query: { labNo: bill.labNo } });
    expect(details.fullName).toBe('Mr. R**i K***r P****t');
    expect(JSON.stringify(details)).not.toContain('Pandit');
    expect(await app.asNobody().refused(listBills)).toMatchObject({ status: 401 });
  });
});

describe('one bill', () => {
  it('is found by its lab ID in either case, with its story', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const sampleIds = bill.samples.map((tube) => tube.sampleId);
    await app.as('Phlebotomist').ok(collectSamples, { body: { billId: bill.billId, sampleIds } });
    const view = await app.as('Front desk').ok(readBill, { query: { labNo: bill.labNo.toLowerCase() } });
    expect(view.timeline.map(({ entityKind, action }) => [entityKind, action])).toEqual(
      expect.arrayContaining([
        ['BILL', 'create'],
        ['BILL_SAMPLE', 'create'],
        ['BILL_SAMPLE', 'collect'],
      ]),
    );
    expect(view.lines[0]?.tests[0]).toMatchObject({
      test_state: 'naccessioned',
      collected_info: { isAccessioned: false, accessionDT: null },
      checked_info: { isChecked: false },
      barcode: bill.samples[0]?.barcode,
      can: expect.arrayContaining(['cancel']),
    });
  });

  it('says so when neither id nor lab ID is given, or nothing is found', async () => {
    const client = app.as('Front desk');
    expect(await client.refused(readBill)).toMatchObject({ status: 400, errors: [{ field: 'billId' }] });
    expect(await client.refused(readBill, { query: { labNo: 'KT1' } })).toMatchObject({ status: 404 });
    for (const [labNo, msg] of [
      ['KT-1', 'Special characters not allowed in Lab ID. Please enter only numbers.'],
      ['KT', 'Please enter valid lab ID'],
    ]) {
      const refusal = await client.refused(readBill, { query: { labNo } });
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'labNo', msg }] });
    }
  });

  it.each(['a5', '80mm'] as const)('prints on %s with its lines, payments and due', async (format) => {
    const name = "<b>O'Brien</b> ज़ोया";
    const bill = await orderBill(app, {
      testCodes: ['CBC', 'LFT'],
      newPatient: { ...person(name, '9876543210'), name_title: 'Ms.' },
      discount: { kind: 'percent', value: 10 },
      discountReason: 'health camp',
      payments: [{ mode: 'PhonePe', amountPaise: 50_000, reference: '63249071' }],
    });
    const answer = await app.as('Front desk').call(billPdf, { query: { billId: bill.billId, format } });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = (await pdfPages(answer.bytes)).join(' ').replaceAll(/\s+/g, ' ');
    for (const part of [
      bill.labNo,
      "<b>O'Brien</b>",
      'Complete blood count',
      '1,100',
      '990',
      '500',
      '490',
      'PhonePe',
      'health camp',
    ])
      expect(text).toContain(part);
  });
});

describe('counts and numbers', () => {
  it('counts tests by state, every state named', async () => {
    const from = new Date().toISOString();
    await orderBill(app, { testCodes: ['FEVB'], collect: true });
    await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    const { counts, total } = await app.as('Technician').ok(countTestStates, { query: { from } });
    const byState = Object.fromEntries(counts.map(({ state, count }) => [state, count]));
    expect(byState).toMatchObject({ naccessioned: 4, ncollected: 2, checked: 0 });
    expect(counts.find(({ state }) => state === 'canceled')?.stateLabel).toBe('rejected');
    expect(total).toBe(6);
    const departmentId = newId();
    expect((await app.as('Technician').ok(countTestStates, { query: { from, departmentId } })).total).toBe(0);
  });

  it('tells the next lab ID without taking it', async () => {
    const client = app.as('Front desk');
    const first = await client.ok(nextLabId);
    expect(await client.ok(nextLabId)).toEqual(first);
    expect((await orderBill(app, { testCodes: ['CBC'] })).labNo).toBe(first.labId);
    expect((await app.asOther('Front desk').ok(nextLabId)).labId).toMatch(/^NK\d{6}0001$/);
  });

  it('lists payments, newest first, with whose they are', async () => {
    const from = new Date().toISOString();
    const bill = await orderBill(app, {
      testCodes: ['CBC'],
      payments: [{ mode: 'Cash', amountPaise: 10_000 }],
    });
    await app.as('Manager').ok(receivePayments, {
      body: { billId: bill.billId, payments: [{ mode: 'DD', amountPaise: 20_000, reference: '000123' }] },
    });
    const { rows } = await app.as('Accountant').ok(listPayments, { query: { from } });
    expect(rows.map(({ mode, by, labNo }) => [mode, by, labNo])).toEqual([
      ['DD', 'Test Manager', bill.labNo],
      ['Cash', 'Test Front desk', bill.labNo],
    ]);
    expect(rows[0]).toMatchObject({ can: ['reverse'], patient: { fullName: 'Mr. Ravi Kumar Pandit' } });
    const mine = await app.as('Front desk').ok(listPayments, { query: { from, mine: true, mode: 'Cash' } });
    expect(mine.rows).toMatchObject([{ mode: 'Cash', can: [] }]);
    expect(await app.as('Technician').refused(listPayments)).toMatchObject({ status: 403 });
  });
});
