import { recordCircumstances, readCircumstances } from '@nidan/contract/lab/results/circumstances-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  billOnBench,
  enter,
  parameterOn,
  testOn,
  type Values,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { releasedReport, storedRevision } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const woman = (age: number) => ({
  newPatient: {
    name_title: 'Mrs.',
    name: 'Sunita Ramesh Kale',
    age_sex: { age, sex: 'F', unit: 'Yrs.' },
    phone: '9876543210',
  } as const,
});

async function linesOf(values: Values, person: object): Promise<Map<string, string | null>> {
  const { reportId } = await releasedReport(app, values, person);
  const { snapshot } = await storedRevision(app, reportId);
  const results = snapshot.tests.flatMap((test) => test.results);
  return new Map(results.map(({ name, value, blankReason }) => [name, value ?? blankReason]));
}

it('a kidney function test of an adult has no line for the formula of children', async () => {
  const lines = await linesOf({ CREAT: { CREAT: '0.80' } }, woman(42));
  expect([...lines.keys()]).toEqual(['Creatinine', 'eGFR, CKD-EPI 2021']);
});

it('a lipid profile says why LDL cholesterol is blank', async () => {
  const lines = await linesOf({ LIPID: { CHOL: '240', TG: '420', HDL: '40' } }, woman(42));
  expect(lines.get('LDL cholesterol')).toBe('triglycerides are 400 mg/dL or more');
});

it.each([
  [60, '', ['HE4', 'CA 125', 'ROMA, after menopause']],
  [48, 'Premenopausal', ['HE4', 'CA 125', 'Menopausal status', 'ROMA, before menopause']],
])('ROMA of a woman of %d ("%s") is one score', async (age, status, names) => {
  const values = { HE4: '80', CA125: '30', ...(status === '' ? {} : { MENOPAUSE: status }) };
  const lines = await linesOf({ ROMA: values }, woman(age));
  expect([...lines.keys()]).toEqual(names);
});

it.each(['before', 'after'])('eGFR stays blank when a pregnancy is noted %s the value', async (when) => {
  const billId = await billOnBench(app, { testCodes: ['CREAT'], ...woman(30) });
  const note = async () => {
    const technician = app.as('Technician');
    const { version } = await technician.ok(readCircumstances, { query: { billId } });
    const lastPeriod = addDays(calendarDateIn('Asia/Kolkata', new Date()), -140);
    await technician.ok(recordCircumstances, { body: { billId, version, lastPeriod } });
  };
  if (when === 'before') await note();
  await enter(app, billId, { CREAT: { CREAT: '0.60' } });
  if (when === 'after') await note();
  const test = testOn(await worksheetOf(app, billId), 'CREAT');
  expect(parameterOn(test, 'EGFR').result).toMatchObject({
    value: null,
    blankReason: 'not valid in pregnancy',
  });
});
