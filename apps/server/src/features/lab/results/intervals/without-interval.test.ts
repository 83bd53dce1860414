import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  billOnBench,
  enter,
  parameterOn,
  testOn,
  type Values,
  worksheetOf,
} from '../../../../testing/bill-on-bench.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const adult = (sex: 'M' | 'F' | 'O') =>
  ({
    newPatient: {
      name_title: '',
      name: 'Kiran Shah',
      phone: '9876543210',
      age_sex: { age: 30, sex, unit: 'Yrs.' },
    },
  }) as const;

async function entered(sex: 'M' | 'F' | 'O', values: Values) {
  const billId = await billOnBench(app, { testCodes: Object.keys(values), ...adult(sex) });
  await enter(app, billId, values);
  const sheet = await worksheetOf(app, billId);
  const { rows } = await app
    .as('Pathologist')
    .ok(listWorklist, { query: { state: 'completed', deltas: true, limit: 200 } });
  return {
    valueOf: (test: string, code = test) => parameterOn(testOn(sheet, test), code),
    unjudged: rows.filter((row) => row.billId === billId).map(({ unjudged }) => unjudged),
  };
}

it('haemoglobin 3.0 of an adult of sex O is critical, and the limits stand beside it', async () => {
  const { valueOf } = await entered('O', { HB: { HB: '3.0' } });
  expect(valueOf('HB').result).toMatchObject({ flag: 'LL', critical: true });
  const limits = { criticalLow: 7, criticalHigh: 20 };
  expect(valueOf('HB').range).toMatchObject({ rangeId: null, low: null, high: null, ...limits });
});

it('a value to which no interval applies has no flag and waits for a look, never among the normal ones', async () => {
  const { valueOf, unjudged } = await entered('O', { HB: { HB: '13.0' } });
  expect(valueOf('HB')).toMatchObject({ hasIntervals: true, result: { flag: null, critical: false } });
  expect(unjudged).toEqual([true]);
  expect((await entered('F', { HB: { HB: '13.0' } })).unjudged).toEqual([false]);
});

it.each([
  ['SGOT', 'AST', '1000'],
  ['SGPT', 'ALT', '1000'],
  ['TROPI', 'TROPI', '20'],
])('%s: %s of %s is critical whatever the sex', async (test, code, value) => {
  const { valueOf } = await entered('O', { [test]: { [code]: value } });
  expect(valueOf(test, code).result).toMatchObject({ flag: 'HH', critical: true });
});
