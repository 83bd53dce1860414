import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { readVerdicts } from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { type AutoverificationRule, TUBE_RULES } from '@nidan/domain/autoverification/rule-chain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { autoverify } from '../../features/lab/autoverification/autoverify.ts';
import { liveRules } from '../../features/lab/autoverification/testing/rules-of-test.ts';
import {
  machineOfLab,
  type MachineOfLab,
  messageOf,
  receive,
} from '../../features/lab/interfacing/testing/machine-of-lab.ts';
import { billOnBench, enter, testOn, testRefs, type Values, worksheetOf } from '../bill-on-bench.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/*
 * Every gate that lets results pass without being read, with every reason to doubt a tube. All values of a case are inside of their intervals:
 * the reason alone keeps them. A reason of the domain that has no case fails here.
 */

let app: TestApp;
let machine: MachineOfLab;
beforeAll(async () => {
  app = await startTestApp();
  machine = await machineOfLab(app, { K: 'K', NA: 'NA' });
  for (const [code, limits] of [
    ['K', { releaseHigh: 4.9 }],
    ['NA', {}],
    ['CA', {}],
    ['ALP', {}],
    ['HB', {}],
    ['HCT', {}],
    ['HCV', {}],
    ['UPT', {}],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one draft after the other
    await liveRules(app, code, limits);
});
afterAll(() => app.close());

interface Doubted {
  readonly values: Values;
  /** Values of the same tests of the person that were checked before. */
  readonly before?: Values;
  /** Results that a machine sends of the tube, in place of values that are typed. */
  readonly sent?: Parameters<typeof messageOf>[1];
}

const CASES: Partial<Record<AutoverificationRule, Doubted>> = {
  release: { values: { K: { K: '5.0' }, NA: { NA: '140' } } },
  delta: { values: { K: { K: '4.8' }, NA: { NA: '140' } }, before: { K: { K: '3.6' } } },
  machineFlags: {
    values: {},
    sent: [
      { code: 'K', value: '4.2', unit: 'mmol/L', flag: 'HEM' },
      { code: 'NA', value: '140', unit: 'mmol/L' },
    ],
  },
  quarantine: {
    values: {},
    sent: [
      { code: 'K', value: '4.2', unit: 'mmol/L' },
      { code: 'NA', value: '140', unit: 'mmol/L' },
      { code: 'XX', value: '1' },
    ],
  },
  consistency: {
    values: { HB: { HB: '14.5' }, HCT: { HCT: '40' } },
  },
  // A pregnancy test of a man.
  otherSex: { values: { UPT: { UPT: 'Negative' } } },
  contamination: {
    values: { K: { K: '4.8' }, CA: { CA: '8.7' }, ALP: { ALP: '50' } },
    before: { K: { K: '3.9' }, CA: { CA: '10.0' }, ALP: { ALP: '100' } },
  },
};
/** Other ways in which a reason of the list arises. */
const MORE_CASES: readonly (readonly [AutoverificationRule, Doubted])[] = [
  // Another person's tube: nobody loses the antibody against hepatitis C.
  ['delta', { values: { HCV: { HCV: 'Non-reactive' } }, before: { HCV: { HCV: 'Reactive' } } }],
];
/** Reasons that cannot arise by what people and machines send, and where they are tried. */
const ELSEWHERE: Partial<Record<AutoverificationRule, string>> = {
  plausible: 'a value beyond its plausible limits is refused at entry and held back of a machine',
  swap: 'two tubes that may be swapped, in the tests of swaps',
};

async function check(billId: string): Promise<void> {
  const body = { billId, tests: await testRefs(app, billId) };
  await app.as('Pathologist').ok(checkResults, { body });
}

async function doubtedBill({ values, before, sent }: Doubted): Promise<string> {
  const testCodes = sent === undefined ? Object.keys(values) : ['K', 'NA'];
  let person: object = {};
  if (before !== undefined) {
    const billId = await billOnBench(app, { testCodes: Object.keys(before) });
    await enter(app, billId, before);
    await check(billId);
    const { patient } = await worksheetOf(app, billId);
    person = { newPatient: null, patientId: patient.patientId };
  }
  const billId = await billOnBench(app, { testCodes, ...person });
  if (sent === undefined) await enter(app, billId, values);
  else {
    const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
    await receive(app, machine, messageOf(rows[0]?.barcode ?? '', sent));
  }
  return billId;
}

const statesOf = async (billId: string) => (await worksheetOf(app, billId)).tests.map(({ state }) => state);

it('every reason to doubt a tube has a case', () => {
  const tried = [...Object.keys(CASES), ...Object.keys(ELSEWHERE)];
  expect(tried.toSorted()).toEqual([...TUBE_RULES].toSorted());
});

it.each([...Object.entries(CASES), ...MORE_CASES])(
  '%s keeps every test of the tube from rules and from the batch',
  async (rule, doubted) => {
    const billId = await doubtedBill(doubted);
    const completed = (await statesOf(billId)).map(() => 'completed');
    expect(await statesOf(billId)).toEqual(completed);
    await autoverify(app.services, { lId: app.lab.lId, billId });
    expect(await statesOf(billId)).toEqual(completed);
    const { verdicts } = await app.as('Pathologist').ok(readVerdicts, { query: { billId } });
    const stops = verdicts.flatMap((verdict) => verdict.stops.map((stop) => stop.rule));
    expect(stops).toContain(rule);
    const body = { billId, tests: await testRefs(app, billId), onlyNormal: true };
    expect(await app.as('Pathologist').refused(checkResults, { body })).toMatchObject({
      status: 409,
      code: 'needs-a-look',
    });
    expect(await statesOf(billId)).toEqual(completed);
    await check(billId);
  },
);

it('what nothing doubts passes both gates', async () => {
  const byRule = await doubtedBill({ values: { K: { K: '4.2' }, NA: { NA: '140' } } });
  await autoverify(app.services, { lId: app.lab.lId, billId: byRule });
  expect(testOn(await worksheetOf(app, byRule), 'K').state).toBe('checked');
  const billId = await doubtedBill({ values: { K: { K: '4.2' }, NA: { NA: '140' } } });
  const body = { billId, tests: await testRefs(app, billId), onlyNormal: true };
  await app.as('Pathologist').ok(checkResults, { body });
  expect(await statesOf(billId)).toEqual(['checked', 'checked']);
});
