import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { readLocalTerms, setLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { changeTestStatus, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { decideReflex, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import {
  billOnBench,
  enter,
  entryOf,
  testOn,
  testRefs,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';

type Rule = TestDetails['reflexRules'][number];

// Every change of the catalogue is held against the whole of it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CLIENTS = 32;
const billOf = (billId: string) => app.as('Manager').ok(readBill, { query: { billId } });
const technician = () => app.as('Technician');

/** Gives a test one rule for each test that its first parameter calls for. */
async function rule(code: string, ...rules: readonly (readonly [calls: string, part: Partial<Rule>])[]) {
  const { testId, version, parameters } = await testDetails(app, code);
  const reflexRules = [];
  for (const [calls, part] of rules) {
    reflexRules.push({
      parameterId: parameters[0]?.parameterId ?? '',
      testId: await testIdOf(app, calls),
      flags: ['H' as const, 'HH' as const],
      low: null,
      high: null,
      words: [],
      mode: 'add' as const,
      isFree: false,
      ...part,
    });
  }
  return app.as('Manager').call(updateTest, { body: { testId, version, reflexRules } });
}

const decisionOf = async (billId: string, calls: string, decision: 'accept' | 'decline' = 'accept') => {
  const { billTestId, version } = testOn(await worksheetOf(app, billId), 'TSH');
  return { billId, billTestId, version, testId: await testIdOf(app, calls), decision };
};
const codesOn = async (billId: string) => (await worksheetOf(app, billId)).tests.map(({ test }) => test.code);

describe('a rule that adds by itself', () => {
  it('adds a line at the price of the bill once the test is complete, on the same tube, with the event and the money', async () => {
    expect((await rule('TSH', ['FT4', {}])).status).toBe(200);
    const payments = [{ mode: 'Cash', amountPaise: 40_000 }] as const;
    const billId = await billOnBench(app, { testCodes: ['TSH'], payments: [...payments] });
    const { tests } = await enter(app, billId, { TSH: { TSH: '9.8' } });
    expect(tests[0]?.reflexes).toMatchObject([{ test: { code: 'FT4' }, value: '9.800', state: 'added' }]);
    const bill = await billOf(billId);
    expect(bill.lines.map(({ code, netPaise }) => [code, netPaise])).toEqual([
      ['TSH', 40_000],
      ['FT4', 38_000],
    ]);
    expect(bill.dues).toMatchObject({ netPaise: 78_000, paidPaise: 40_000, duePaise: 38_000 });
    expect(testOn(await worksheetOf(app, billId), 'FT4')).toMatchObject({ state: 'pending' });
    expect((await technician().ok(listSamples, { query: { billId } })).rows).toHaveLength(1);
    const source = testOn(await worksheetOf(app, billId), 'TSH');
    const [event] = await eventsOf(app, source.billTestId, 'reflexAdd');
    expect(event?.after).toEqual({ test: 'FT4', parameter: 'TSH', value: '9.800', mode: 'add' });
    const [line] = await eventsOf(app, billId, 'addTest');
    expect(line?.after).toMatchObject({ tests: ['FT4'], reflexOf: 'TSH', netPaise: 38_000 });
  });

  it('does nothing for a value that it does not name, nor in a test that was ordered before the rule', async () => {
    await rule('TSH');
    const before = await billOnBench(app, { testCodes: ['TSH'] });
    await rule('TSH', ['FT4', {}]);
    await enter(app, before, { TSH: { TSH: '9.8' } });
    expect(await codesOn(before)).toEqual(['TSH']);
    const after = await billOnBench(app, { testCodes: ['TSH'] });
    await enter(app, after, { TSH: { TSH: '2.1' } });
    expect(await codesOn(after)).toEqual(['TSH']);
  });

  it('stays a suggestion that is refused while the location of the bill does not offer what is called for', async () => {
    const { testId } = await testDetails(app, 'FT4');
    await rule('TSH', ['FT4', {}]);
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const { version } = await app.as('Manager').ok(readLocalTerms, { query: { testId } });
    const closed = { isOffered: false, tatHours: null, method: null, machineId: null };
    const terms = [{ locationId: app.lab.locationId, ...closed }];
    await app.as('Manager').ok(setLocalTerms, { body: { testId, version, terms } });
    await enter(app, billId, { TSH: { TSH: '9.8' } });
    expect(await codesOn(billId)).toEqual(['TSH']);
    const body = await decisionOf(billId, 'FT4');
    expect(await technician().refused(decideReflex, { body })).toMatchObject({
      code: 'test-not-offered-here',
    });
    await app.as('Manager').ok(setLocalTerms, { body: { testId, version: version + 1, terms: [] } });
    await technician().ok(decideReflex, { body });
    expect(await codesOn(billId)).toContain('FT4');
  });

  it('adds for nothing where the rule says so, and shows what was given', async () => {
    await rule('TSH', ['FT4', { isFree: true }]);
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await enter(app, billId, { TSH: { TSH: '9.8' } });
    const { lines, dues } = await billOf(billId);
    expect(lines[1]).toMatchObject({ code: 'FT4', pricePaise: 38_000, discountPaise: 38_000, netPaise: 0 });
    expect(dues).toMatchObject({ grossPaise: 78_000, discountPaise: 38_000, duePaise: 40_000 });
  });

  it('adds once: not for another value, not after its line was cancelled, not what is on the bill', async () => {
    await rule('TSH', ['FT4', {}]);
    const ordered = await billOnBench(app, { testCodes: ['TSH', 'FT4'] });
    await enter(app, ordered, { TSH: { TSH: '9.8' } });
    expect(await codesOn(ordered)).toHaveLength(2);
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await enter(app, billId, { TSH: { TSH: '9.8' } });
    await enter(app, billId, { TSH: { TSH: '2.1' } });
    const { tests } = await enter(app, billId, { TSH: { TSH: '12' } });
    expect(tests[0]?.reflexes).toMatchObject([{ state: 'added' }]);
    expect((await billOf(billId)).lines).toHaveLength(2);
  });

  it('draws another tube where the one that is there has stood for too long', async () => {
    await rule('TSH', ['FT4', {}]);
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await asOwner(app, (db) =>
      db
        .updateTable('sample')
        .set({ collected_at: new Date(Date.now() - 400 * 24 * 3_600_000) })
        .where('l_id', '=', 1)
        .where('bill_id', '=', billId)
        .execute(),
    );
    await enter(app, billId, { TSH: { TSH: '9.8' } });
    expect(testOn(await worksheetOf(app, billId), 'FT4').state).toBe('ncollected');
    expect((await technician().ok(listSamples, { query: { billId } })).rows).toHaveLength(2);
  });

  it('leaves to the technician what needs a consent that the bill does not have', async () => {
    await rule('TSH', ['HIV', {}]);
    const billId = await billOnBench(app, { testCodes: ['TSH'], consentGiven: false });
    const { tests } = await enter(app, billId, { TSH: { TSH: '9.8' } });
    expect(tests[0]?.reflexes).toMatchObject([
      { test: { code: 'HIV' }, state: 'suggested', needsConsent: true },
    ]);
    const body = await decisionOf(billId, 'HIV');
    expect((await technician().refused(decideReflex, { body })).code).toBe('consent-missing');
    const { reflexes } = await technician().ok(decideReflex, { body: { ...body, consentGiven: true } });
    expect(reflexes).toMatchObject([{ state: 'added' }]);
  });

  it(`adds one line when ${CLIENTS} save at once`, async () => {
    await rule('TSH', ['FT4', {}], ['FT3', {}]);
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const body = await entryOf(app, billId, { TSH: { TSH: '9.8' } });
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, () => technician().call(saveResults, { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { lines, dues } = await billOf(billId);
    expect(lines.map(({ code }) => code).toSorted()).toEqual(['FT3', 'FT4', 'TSH']);
    expect(dues.grossPaise).toBe(lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0));
  });
});

describe('a rule that suggests', () => {
  beforeAll(async () => {
    await rule('TSH', ['FT4', { mode: 'suggest' }]);
  });

  it('waits for an answer, and adds one line however many accept at once', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const { tests } = await enter(app, billId, { TSH: { TSH: '9.8' } });
    expect(tests[0]?.reflexes).toMatchObject([{ state: 'suggested', mode: 'suggest', isFree: false }]);
    expect(await codesOn(billId)).toEqual(['TSH']);
    const body = await decisionOf(billId, 'FT4');
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, () => technician().call(decideReflex, { body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: CLIENTS - 1 }, () => 409),
    ]);
    expect((await billOf(billId)).lines.map(({ code }) => code)).toEqual(['TSH', 'FT4']);
    expect((await technician().refused(decideReflex, { body })).code).toBe('stale-version');
  });

  it('is declined for one value and comes again with another', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await enter(app, billId, { TSH: { TSH: '9.8' } });
    const body = await decisionOf(billId, 'FT4', 'decline');
    const { reflexes } = await technician().ok(decideReflex, { body });
    expect(reflexes).toMatchObject([{ state: 'declined' }]);
    expect(await eventsOf(app, body.billTestId, 'reflexDecline')).toHaveLength(1);
    const { tests } = await enter(app, billId, { TSH: { TSH: '14' } });
    expect(tests[0]?.reflexes).toMatchObject([{ value: '14.000', state: 'suggested' }]);
  });

  it('needs the right to enter results, the version that was seen, and a test of the bill that it names', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await enter(app, billId, { TSH: { TSH: '9.8' } });
    const body = await decisionOf(billId, 'FT4');
    const { client } = await personWith(app, { results: 4 });
    expect((await client.refused(decideReflex, { body })).code).toBe('not-permitted');
    const stale = { ...body, version: body.version - 1 };
    expect((await technician().refused(decideReflex, { body: stale })).code).toBe('stale-version');
    const other = { ...body, testId: await testIdOf(app, 'HB') };
    expect((await technician().refused(decideReflex, { body: other })).code).toBe('reflex-not-open');
    const checked = await testRefs(app, billId, ['TSH']);
    await app.as('Pathologist').ok(checkResults, { body: { billId, tests: checked } });
    const closed = { ...body, version: body.version + 1 };
    expect((await technician().refused(decideReflex, { body: closed })).code).toBe('bill-closed');
  });
});

describe('rules of the catalogue', () => {
  it('are refused when they go round, with the way, and when they go too deep', async () => {
    await rule('TSH', ['FT4', {}]);
    const round = await rule('FT4', ['TSH', {}]);
    expect(round.status).toBe(400);
    expect(JSON.stringify(round.body)).toContain('adds itself by its reflex rules: FT4 › TSH › FT4');
    const member = await rule('FT4', ['FT3FT4', {}]);
    expect(JSON.stringify(member.body)).toContain('FT4 › FT3FT4 › FT4');
  });

  it('keep the test that they add', async () => {
    const { testId, version } = await testDetails(app, 'LDLD');
    const body = { testId, version, action: 'disable' as const };
    const refusal = await app.as('Manager').refused(changeTestStatus, { body });
    expect(refusal).toMatchObject({
      code: 'test-in-reflex',
      msg: 'LDL cholesterol, direct stays enabled: a reflex rule of Lipid profile adds it',
    });
  });

  it('may add three tests one after the other and no fourth', async () => {
    await rule('TSH', ['FT4', {}]);
    await rule('FT4', ['TRIG', {}]);
    await rule('TRIG', ['LDLD', {}]);
    const deep = await rule('LDLD', ['CHOL', {}]);
    expect(JSON.stringify(deep.body)).toContain('TSH › FT4 › TRIG › LDLD › CHOL');
  });
});

const ferritinAfter = async (cells: { HB: string; HCT: string; RBC: string }) => {
  const billId = await billOnBench(app, { testCodes: ['RBCI'] });
  await enter(app, billId, { RBCI: cells });
  return testOn(await worksheetOf(app, billId), 'RBCI').reflexes.map(({ test }) => test.code);
};

describe('conditions that combine', () => {
  it('call for ferritin when haemoglobin and MCV are low, and for neither alone', async () => {
    expect(await ferritinAfter({ HB: '9.0', HCT: '28', RBC: '4.2' })).toContain('FERR');
    expect(await ferritinAfter({ HB: '9.0', HCT: '28', RBC: '3.0' })).not.toContain('FERR');
    expect(await ferritinAfter({ HB: '14.0', HCT: '42', RBC: '6.4' })).not.toContain('FERR');
  });

  it('are refused for a parameter that the test does not have', async () => {
    const also = [{ parameter: 'K', flags: ['L' as const], low: null, high: null, words: [] }];
    const { status, body } = await rule('TSH', ['FT4', { also }]);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('also asks for K')]);
  });
});
