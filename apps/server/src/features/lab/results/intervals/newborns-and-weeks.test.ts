import { readCircumstances, recordCircumstances } from '@nidan/contract/lab/results/circumstances-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billOnBench, enter, parameterOn, testOn, worksheetOf } from '../../../../testing/bill-on-bench.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const person = (age: number, unit: 'Hrs.' | 'Yrs.') =>
  ({
    newPatient: { name_title: '', name: 'Kiran Shah', phone: '9876543210', age_sex: { age, sex: 'F', unit } },
  }) as const;

const valueOf = async (billId: string, code: string, parameter: string) =>
  parameterOn(testOn(await worksheetOf(app, billId), code), parameter);

it.each([
  [2, '41', null],
  [2, '25', 'LL'],
  [6, '41', 'L'],
  [6, '34', 'LL'],
] as const)('glucose of a newborn of %i hours: %s has the flag %s', async (hours, glucose, flag) => {
  const billId = await billOnBench(app, { testCodes: ['RBS'], ...person(hours, 'Hrs.') });
  await enter(app, billId, { RBS: { GLU_R: glucose } });
  expect((await valueOf(billId, 'RBS', 'GLU_R')).result?.flag).toBe(flag);
});

it('hCG is held against the week of the pregnancy, by the last period', async () => {
  const billId = await billOnBench(app, { testCodes: ['BHCG'], ...person(30, 'Yrs.') });
  const today = calendarDateIn('Asia/Kolkata', new Date());
  const say = async (lastPeriod: string) => {
    const { version } = await app.as('Technician').ok(readCircumstances, { query: { billId } });
    await app.as('Technician').ok(recordCircumstances, { body: { billId, version, lastPeriod } });
  };
  await enter(app, billId, { BHCG: { BHCG: '300' } });
  expect((await valueOf(billId, 'BHCG', 'BHCG')).result?.flag).toBe('H');
  await say(addDays(today, -30));
  const inWeek4 = await valueOf(billId, 'BHCG', 'BHCG');
  expect(inWeek4).toMatchObject({
    result: { flag: null },
    range: { low: 5, high: 426, basis: 'pregnant, week 4' },
  });
  await say(addDays(today, -50));
  expect(await valueOf(billId, 'BHCG', 'BHCG')).toMatchObject({
    result: { flag: 'L' },
    range: { basis: 'pregnant, weeks 7 to 8' },
  });
});

it.each(['CTX', 'P1NP', 'BALP'])('%s of a child has no interval of adults', async (code) => {
  const billId = await billOnBench(app, { testCodes: [code], ...person(9, 'Yrs.') });
  await enter(app, billId, { [code]: { [code]: '20' } });
  expect(await valueOf(billId, code, code)).toMatchObject({
    range: { low: null, high: null },
    result: { flag: null },
  });
});
