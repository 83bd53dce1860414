import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionInDepartment } from '@nidan/contract/lab/samples/sample-endpoints';
import { lookReason, sheetInconsistencies } from '@nidan/domain/results/look/look-reason';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  billOnBench,
  enter,
  entryOf,
  testRefs,
  type Values,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { autoverify } from '../autoverification/autoverify.ts';
import { liveRules, usualRules } from '../autoverification/testing/rules-of-test.ts';
import { PLANTED_ERRORS, type PlantedError, SOUND } from './testing/planted-errors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await letRulesRelease();
});
afterAll(() => app.close());

/** Lets the usual rules of every test with errors release, as if its controls were always right. */
async function letRulesRelease(): Promise<void> {
  for (const code of new Set(PLANTED_ERRORS.map(({ test }) => test))) {
    const { usual } = await usualRules(app, code);
    if (usual !== null) await liveRules(app, code);
  }
}

/** The tests of a bill that went out by rule. */
async function releasedByRule(billId: string): Promise<string[]> {
  await autoverify(app.services, { lId: app.lab.lId, billId });
  const { tests } = await worksheetOf(app, billId);
  return tests
    .filter(({ state }) => state !== 'completed')
    .map(({ test }) => `${test.code} went out by rule`);
}

/** Orders tests and brings their tubes to the bench, those of microbiology through its own door. */
async function onBench(order: Parameters<typeof billOnBench>[1]): Promise<string> {
  const billId = await billOnBench(app, order);
  const { tests } = await worksheetOf(app, billId);
  const waiting = tests.filter(({ state }) => state === 'naccessioned');
  for (const [departmentId, own] of Map.groupBy(waiting, ({ department }) => department.departmentId)) {
    const barcodes = [...new Set(own.flatMap(({ barcode }) => barcode ?? []))];
    await app.as('Technician').ok(accessionInDepartment, { body: { departmentId, barcodes } });
  }
  return billId;
}

/** Groups of errors of which no two are of one test, so that each group fits on one bill. */
function asBills(errors: readonly PlantedError[]): PlantedError[][] {
  const bills: PlantedError[][] = [];
  for (const error of errors) {
    const room = bills.find((bill) => bill.length < 25 && bill.every(({ test }) => test !== error.test));
    if (room === undefined) bills.push([error]);
    else room.push(error);
  }
  return bills;
}

function valuesOf(errors: readonly PlantedError[]): Values {
  return Object.fromEntries(errors.map(({ test, values }) => [test, values]));
}

/** Why batch authorisation leaves each test of a bill, were it alone on it: nothing where it would send it out. */
async function reasons(billId: string): Promise<Map<string, readonly string[]>> {
  const sheet = await app.as('Pathologist').ok(readWorksheet, { query: { billId } });
  return new Map(
    sheet.tests.map((test) => {
      // A bill that holds one test back holds all back.
      const alone = { tests: [test] };
      // A value that does not fit another often makes a flag of a ratio too, which is told first.
      const misfits = sheetInconsistencies(alone).map(() => 'consistency');
      return [test.test.code, [...new Set([lookReason(alone)?.why ?? [], misfits].flat())]];
    }),
  );
}

const label = ({ test, values }: PlantedError): string =>
  `${test} ${Object.entries(values)
    .filter(([parameter, value]) => SOUND[test]?.[parameter] !== value)
    .map(([parameter, value]) => `${parameter} ${value}`)
    .join(', ')}`;

/** The errors that were not seen as they should be, with what became of them. */
async function unseen(errors: readonly PlantedError[], billId: string): Promise<string[]> {
  const body = { billId, tests: await testRefs(app, billId), onlyNormal: true };
  expect(await app.as('Pathologist').refused(checkResults, { body })).toMatchObject({ status: 409 });
  const why = await reasons(billId);
  const wrong = await releasedByRule(billId);
  const unlike = errors.flatMap((error) => {
    const found = why.get(error.test) ?? [];
    return found.includes(error.seen) ? [] : [`${label(error)}: ${found.join()} for ${error.seen}`];
  });
  return [...wrong, ...unlike];
}

it('are at least 150, none twice', () => {
  expect(PLANTED_ERRORS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(PLANTED_ERRORS.map(label)).size).toBe(PLANTED_ERRORS.length);
});

it('what no person has is refused at its field and leaves nothing', async () => {
  for (const errors of asBills(PLANTED_ERRORS.filter(({ seen }) => seen === 'entry'))) {
    const billId = await onBench({ testCodes: errors.map(({ test }) => test) });
    const body = await entryOf(app, billId, valuesOf(errors));
    const refusal = await app.as('Technician').refused(saveResults, { body });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refusal.errors?.map(({ field }) => field)).toEqual(
      errors.map((_, at) => `tests.${at}.values.0.value`),
    );
    const { tests } = await worksheetOf(app, billId);
    expect(tests.flatMap(({ parameters }) => parameters.flatMap(({ result }) => result ?? []))).toEqual([]);
  }
});

it('what is saved is held for a look, each for its reason', async () => {
  const saved = PLANTED_ERRORS.filter(({ seen, before }) => seen !== 'entry' && before === undefined);
  const wrong: string[] = [];
  for (const errors of asBills(saved)) {
    const billId = await onBench({ testCodes: errors.map(({ test }) => test) });
    await enter(app, billId, valuesOf(errors));
    wrong.push(...(await unseen(errors, billId)));
  }
  expect(wrong).toEqual([]);
});

it('what is not like the last values of the person is held for a look', async () => {
  const errors = PLANTED_ERRORS.filter(({ before }) => before !== undefined);
  const testCodes = errors.map(({ test }) => test);
  const first = await onBench({ testCodes });
  await enter(app, first, Object.fromEntries(errors.map(({ test, before = {} }) => [test, before])));
  const check = { billId: first, tests: await testRefs(app, first) };
  await app.as('Pathologist').ok(checkResults, { body: check });
  const { patient } = await worksheetOf(app, first);
  const { patientId } = patient;
  const billId = await onBench({ testCodes, newPatient: null, patientId });
  await enter(app, billId, valuesOf(errors));
  expect(await unseen(errors, billId)).toEqual([]);
});

/** A person of 34 to whom no interval by sex applies. */
const ofOtherSex = {
  name_title: '',
  name: 'Kiran Pawar',
  age_sex: { age: 34, sex: 'O', unit: 'Yrs.' },
  phone: '9876543211',
} as const;

it('a value to which no interval applies is held for a look', async () => {
  const billId = await onBench({ testCodes: ['HB', 'HCT'], newPatient: ofOtherSex });
  await enter(app, billId, { HB: { HB: '13.8' }, HCT: { HCT: '41' } });
  expect([...(await reasons(billId)).values()]).toEqual([['noInterval'], ['noInterval']]);
});

it('a critical limit holds without an interval: haemoglobin of 3.0 and an ALT of 4200 are called', async () => {
  const billId = await onBench({ testCodes: ['HB', 'SGPT'], newPatient: ofOtherSex });
  await enter(app, billId, { HB: { HB: '3.0' }, SGPT: { ALT: '4200' } });
  expect([...(await reasons(billId)).values()]).toEqual([['call'], ['call']]);
});

/** Of these somebody reads the words, sound or not. */
const IN_WORDS = ['PSMEAR', 'BCUL', 'CSFCUL'];

it('sound values of the same tests go out, but for those in words of a person', async () => {
  const single: Values = {
    K: { K: '4.2' },
    NA: { NA: '140' },
    HB: { HB: '14.5' },
    FBS: { GLU_F: '88' },
    CREAT: { CREAT: '0.9' },
    CA: { CA: '9.5' },
    TSH: { TSH: '2.1' },
    AFB: { AFB_SMEAR: 'Not seen' },
    MP: { MP_SMEAR: 'Not seen' },
    HIV: { HIV: 'Non-reactive' },
  };
  const all = Object.entries({ ...SOUND, ...single });
  const values = Object.fromEntries(all.filter(([test]) => !IN_WORDS.includes(test)));
  const written = Object.fromEntries(all.filter(([test]) => IN_WORDS.includes(test)));
  const read = await onBench({ testCodes: Object.keys(written) });
  await enter(app, read, written);
  expect(await reasons(read)).toEqual(new Map(Object.keys(written).map((test) => [test, ['words']])));
  const billId = await onBench({ testCodes: Object.keys(values) });
  await enter(app, billId, values);
  const why = await reasons(billId);
  expect(Object.fromEntries(why)).toEqual(Object.fromEntries(Object.keys(values).map((test) => [test, []])));
  const body = { billId, tests: await testRefs(app, billId), onlyNormal: true };
  await app.as('Pathologist').ok(checkResults, { body });
});
