import {
  addLines,
  cancelLines,
  type createBill,
  discountBill,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  accessionSamples,
  collectSamples,
  listSamples,
  rejectSample,
} from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Bill = AnswerOf<typeof createBill>;
type Body = BodyOf<typeof addLines>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const billOf = (billId: string) => app.as('Front desk').ok(readBill, { query: { billId } });

async function bodyOf(bill: Bill, codes: readonly string[], part: Partial<Body> = {}): Promise<Body> {
  const lines = [];
  for (const code of codes) lines.push({ testId: await testIdOf(app, code) });
  return { billId: bill.billId, version: 1, lines, ...part };
}
const add = async (bill: Bill, codes: readonly string[], part: Partial<Body> = {}) =>
  app.as('Front desk').ok(addLines, { body: await bodyOf(bill, codes, part) });
const refused = async (bill: Bill, codes: readonly string[], part: Partial<Body> = {}) =>
  app.as('Front desk').refused(addLines, { body: await bodyOf(bill, codes, part) });

const forceStates = (billId: string, state: string) =>
  asOwner(app, (db) =>
    db.updateTable('bill_test').set({ state }).where('l_id', '=', 1).where('bill_id', '=', billId).execute(),
  );
const statesOf = async (billId: string) =>
  Object.fromEntries(
    (await billOf(billId)).lines.flatMap(({ tests }) => tests.map((test) => [test.code, test.test_state])),
  );

describe('lines that are added to a bill', () => {
  it('bring their money, tests and tubes, at the next places, with an event', async () => {
    const bill = await orderBill(app, {
      testCodes: ['CBC'],
      payments: [{ mode: 'Cash', amountPaise: 35_000 }],
    });
    const answer = await add(bill, ['LFT', 'ESR']);
    expect(answer).toMatchObject({ version: 2, warnings: [] });
    expect(answer.lines.map(({ code }) => code)).toEqual(['LFT', 'ESR']);
    const after = await billOf(bill.billId);
    expect(after.lines.map(({ code, position }) => [position, code])).toEqual([
      [1, 'CBC'],
      [2, 'LFT'],
      [3, 'ESR'],
    ]);
    const added = answer.lines.reduce((sum, { netPaise }) => sum + netPaise, 0);
    expect(after.dues).toEqual(answer.dues);
    expect(after.dues).toMatchObject({ paidPaise: 35_000, duePaise: added, netPaise: 35_000 + added });
    const [event] = await eventsOf(app, bill.billId, 'addTest');
    expect(event?.after).toMatchObject({ tests: ['LFT', 'ESR'], netPaise: added });
    expect(event?.parts).toEqual(expect.arrayContaining(answer.lines.map(({ lineId }) => lineId)));
  });

  it('share the tubes that are there, and draw only what is missing', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const { samples } = await add(bill, ['HBA1C', 'LFT']);
    const { rows } = await app.as('Front desk').ok(listSamples, { query: { billId: bill.billId } });
    expect(rows).toHaveLength(2);
    expect(samples.find(({ testCodes }) => testCodes.includes('HBA1C'))?.barcode).toBe(
      bill.samples[0]?.barcode,
    );
    expect(samples.find(({ testCodes }) => testCodes.includes('LFT'))?.barcode).toBe(`${bill.labNo}-2`);
  });

  it('draw new tubes when that is asked', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const { samples } = await add(bill, ['HBA1C'], { newTubes: true });
    expect(samples.map(({ barcode }) => barcode)).toEqual([`${bill.labNo}-2`]);
  });

  it('are where their tube is: collected, accessioned, or on a new one when it was rejected', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'], collect: true });
    await add(bill, ['HBA1C']);
    expect(await statesOf(bill.billId)).toEqual({ CBC: 'naccessioned', HBA1C: 'naccessioned' });
    const barcode = bill.samples[0]?.barcode ?? '';
    await app.as('Technician').ok(accessionSamples, { body: { barcodes: [barcode] } });
    await add(bill, ['RETIC'], { version: 2 });
    expect(await statesOf(bill.billId)).toMatchObject({ CBC: 'pending', HBA1C: 'pending', RETIC: 'pending' });
    const sampleId = bill.samples[0]?.sampleId ?? '';
    await app.as('Technician').ok(rejectSample, { body: { sampleId, version: 2, reason: 'Clotted EDTA' } });
    await add(bill, ['BG'], { version: 3 });
    expect(await statesOf(bill.billId)).toMatchObject({ BG: 'ncollected' });
    const { rows } = await app.as('Front desk').ok(listSamples, { query: { billId: bill.billId } });
    const fresh = rows.filter(({ sampleId: id }) => id !== sampleId).map((tube) => tube.sampleId);
    await app.as('Front desk').ok(collectSamples, { body: { billId: bill.billId, sampleIds: fresh } });
    expect((await statesOf(bill.billId))['BG']).toBe('naccessioned');
  });

  it('keep the discount of the bill as it was given, and have their own', async () => {
    const bill = await orderBill(app, {
      testCodes: ['CBC', 'LFT'],
      discount: { kind: 'percent', value: 10 },
      discountReason: 'Camp',
    });
    const given = bill.lines.map(({ discountPaise }) => discountPaise);
    const testId = await testIdOf(app, 'ESR');
    const lines = [{ testId, discount: { kind: 'percent' as const, value: 10 } }];
    const esr = await app.as('Front desk').ok(addLines, { body: { billId: bill.billId, version: 1, lines } });
    expect(esr.lines[0]?.discountPaise).toBeGreaterThan(0);
    const after = await billOf(bill.billId);
    expect(after.lines.slice(0, 2).map(({ discountPaise }) => discountPaise)).toEqual(given);
    expect(after.discountPercent).toBeNull();
    expect(after.dues.discountPaise).toBe(
      after.lines.reduce((sum, { discountPaise }) => sum + discountPaise, 0),
    );
    const cleared = await app.as('Front desk').ok(discountBill, {
      body: { billId: bill.billId, version: 2, discount: { kind: 'amount', value: 0 }, reason: 'Mistake' },
    });
    expect(cleared.dues.discountPaise).toBe(esr.lines[0]?.discountPaise);
  });

  it('warn of a repeat within 24 hours', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const next = await orderBill(app, { testCodes: ['LFT'], newPatient: null, patientId: bill.patientId });
    expect((await add(next, ['CBC'])).warnings).toMatchObject([{ code: 'CBC', labNo: bill.labNo }]);
  });
});

describe('lines are not added', () => {
  it('twice, not even inside a package', async () => {
    const bill = await orderBill(app, { testCodes: ['FEVB'] });
    for (const code of ['FEVB', 'CBC']) {
      expect(await refused(bill, [code])).toMatchObject({ status: 400, code: 'test-twice' });
    }
    expect((await billOf(bill.billId)).version).toBe(1);
  });

  it('over the cap together with what is given already', async () => {
    const bill = await orderBill(app, {
      testCodes: ['LFT', 'KFT'],
      discount: { kind: 'amount', value: 30_000 },
      discountReason: 'Camp',
    });
    const testId = await testIdOf(app, 'CBC');
    const body = {
      billId: bill.billId,
      version: 1,
      lines: [{ testId, discount: { kind: 'amount' as const, value: 100 } }],
    };
    const refusal = await app.as('Front desk').refused(addLines, { body });
    expect(refusal).toMatchObject({ status: 403, code: 'discount-over-limit' });
    expect(refusal.msg).toBe('This user is not allowed to assign discount more then ₹300');
    // Without a discount of their own they are nobody's matter.
    await add(bill, ['CBC']);
  });

  it.each([
    ['checked', 'checked'],
    ['canceled', 'rejected'],
  ])('when every test is %s', async (state, label) => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    await forceStates(bill.billId, state);
    const refusal = await refused(bill, ['LFT']);
    expect(refusal).toMatchObject({ status: 409, code: 'bill-closed' });
    expect(refusal.msg).toBe(`Every test of ${bill.labNo} is ${label}; make a new bill instead`);
    expect((await billOf(bill.billId)).can).not.toContain('add');
  });

  it('after all lines were cancelled', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const lineIds = bill.lines.map(({ lineId }) => lineId);
    await app.as('Front desk').ok(cancelLines, {
      body: { billId: bill.billId, version: 1, lineIds, reason: 'Customer stops' },
    });
    expect(await refused(bill, ['LFT'], { version: 2 })).toMatchObject({ code: 'bill-closed' });
  });

  it('to a bill that somebody changed meanwhile', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    await add(bill, ['LFT']);
    expect(await refused(bill, ['ESR'])).toMatchObject({ status: 409, code: 'stale-version' });
  });

  it('without the consent that a test needs, which may be given then', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'], consentGiven: false });
    const refusal = await refused(bill, ['HIV']);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'consent-missing',
      errors: [{ field: 'consentGiven' }],
    });
    await add(bill, ['HIV'], { consentGiven: true });
    expect((await billOf(bill.billId)).consentGiven).toBe(true);
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['an accountant', () => app.as('Accountant'), 403],
    ['another lab', () => app.asOther('Front desk'), 404],
  ])('by %s', async (_, client, status) => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    expect(await client().refused(addLines, { body: await bodyOf(bill, ['LFT']) })).toMatchObject({ status });
  });

  it('with a test that the lab does not offer, or none', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const unknown = { lines: [{ testId: bill.billId }] };
    expect(await refused(bill, [], unknown)).toMatchObject({ status: 400, code: 'test-not-offered' });
    expect(await refused(bill, [], { lines: [] })).toMatchObject({
      status: 400,
      errors: [{ field: 'lines' }],
    });
  });
});

it('a bill shows that lines may be added while something is open', async () => {
  const bill = await orderBill(app, { testCodes: ['CBC'] });
  expect((await billOf(bill.billId)).can).toContain('add');
  const seen = await app.as('Accountant').ok(readBill, { query: { billId: bill.billId } });
  expect(seen.can).not.toContain('add');
});

it('of several counters that add at the same moment one is served, and money stays whole', async () => {
  const bill = await orderBill(app, { testCodes: ['CBC'] });
  const codes = ['LFT', 'KFT', 'ESR', 'TSH', 'URM', 'LIPID'];
  const bodies = await Promise.all(codes.map((code) => bodyOf(bill, [code])));
  const answers = await Promise.all(bodies.map((body) => app.as('Front desk').call(addLines, { body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  const after = await billOf(bill.billId);
  expect(after.version).toBe(2);
  expect(after.lines).toHaveLength(2);
  expect(after.dues.netPaise).toBe(after.lines.reduce((sum, { netPaise }) => sum + netPaise, 0));
  expect(after.dues.duePaise).toBe(after.dues.netPaise);
});

describe('where the lab asks for the reason of a discount', () => {
  beforeAll(() => setLabSwitch(app, 'discountReasonRequired', true));
  afterAll(() => setLabSwitch(app, 'discountReasonRequired', false));

  it('an added line with a discount is refused without one, and the bill keeps it', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const lines = [{ testId: await testIdOf(app, 'LFT'), discount: { kind: 'percent' as const, value: 5 } }];
    expect(await refused(bill, [], { lines, discountReason: ' ' })).toMatchObject({
      status: 400,
      code: 'discount-reason-missing',
      errors: [{ field: 'discountReason' }],
    });
    expect(await billOf(bill.billId)).toMatchObject({ version: 1 });
    await add(bill, [], { lines, discountReason: 'Staff' });
    expect(await billOf(bill.billId)).toMatchObject({ version: 2, discountReason: 'Staff' });
    const [event] = await eventsOf(app, bill.billId, 'addTest');
    expect(event).toMatchObject({ reason: 'Staff' });
  });

  it('added lines without a discount need none', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    expect(await add(bill, ['ESR'])).toMatchObject({ version: 2 });
  });
});
