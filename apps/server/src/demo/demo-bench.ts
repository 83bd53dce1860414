import { checkResults, uncheckResults } from '@nidan/contract/results/check-endpoints';
import {
  holdTests,
  readWorksheet,
  recordCriticalCall,
  requestRerun,
  saveResults,
} from '@nidan/contract/results/entry-endpoints';
import type { Worksheet, WorksheetTest } from '@nidan/contract/results/worksheet';
import type { DemoStaff } from './demo-staff.ts';
import { demoValue } from './demo-values.ts';

const sheetOf = (staff: DemoStaff, billId: string): Promise<Worksheet> =>
  staff.technician.call(readWorksheet, { query: { billId } });

const refs = (tests: readonly WorksheetTest[]) =>
  tests.map(({ billTestId, version }) => ({ billTestId, version }));

function valuesOf(staff: DemoStaff, test: WorksheetTest) {
  return test.parameters.flatMap((parameter) => {
    const value = demoValue(parameter, staff.random);
    return value === null ? [] : [{ parameterId: parameter.parameterId, value }];
  });
}

/** Enters results; `partly` leaves every test but the first without any, and the first without its last value. */
export async function enterDemoResults(staff: DemoStaff, billId: string, partly: boolean): Promise<void> {
  const { tests } = await sheetOf(staff, billId);
  const open = tests.filter((test) => test.can.includes('enterResults'));
  const entered = partly ? open.slice(0, 1) : open;
  const body = {
    billId,
    tests: entered.map((test) => {
      const values = valuesOf(staff, test);
      const { billTestId, version } = test;
      return { billTestId, version, values: partly && values.length > 1 ? values.slice(0, -1) : values };
    }),
  };
  if (body.tests.length > 0) await staff.technician.call(saveResults, { body });
}

/** A platelet count of 18: critical, and nobody called yet. */
export async function enterDemoCritical(staff: DemoStaff, billId: string): Promise<void> {
  const { tests } = await sheetOf(staff, billId);
  for (const test of tests) {
    const platelets = test.parameters.find(({ code }) => code === 'PLT');
    if (platelets === undefined) continue;
    const { billTestId, version } = test;
    const values = [{ parameterId: platelets.parameterId, value: '18' }];
    await staff.technician.call(saveResults, { body: { billId, tests: [{ billTestId, version, values }] } });
  }
}

/** Calls the doctor about every critical value that nobody was informed of. */
async function callAboutCriticals(staff: DemoStaff, { billId, tests }: Worksheet): Promise<void> {
  for (const { billTestId, parameters } of tests) {
    for (const { parameterId, name, callDue, result } of parameters) {
      const value = result?.value ?? null;
      if (!callDue || value === null) continue;
      const call = { value, receiver: 'Duty doctor', readBack: `${name} ${value}` };
      await staff.technician.call(recordCriticalCall, { body: { billId, billTestId, parameterId, ...call } });
    }
  }
}

export async function checkDemoResults(staff: DemoStaff, billId: string, release: boolean): Promise<void> {
  await callAboutCriticals(staff, await sheetOf(staff, billId));
  const { tests } = await staff.pathologist.call(readWorksheet, { query: { billId } });
  const ready = tests.filter((test) => test.can.includes('check'));
  if (ready.length === 0) return;
  await staff.pathologist.call(checkResults, { body: { billId, tests: refs(ready), release } });
}

/** Corrects the first number of the first test after its release: un-check, enter, check, release as an amendment. */
export async function amendDemoReport(staff: DemoStaff, billId: string): Promise<void> {
  const before = await sheetOf(staff, billId);
  const reason = 'Dilution factor was typed wrong';
  await staff.pathologist.call(uncheckResults, {
    body: { billId, tests: refs(before.tests.slice(0, 1)), reason },
  });
  const [test] = (await sheetOf(staff, billId)).tests;
  const parameter = test?.parameters.find(
    ({ kind, result }) => kind === 'numeric' && result?.numeric != null,
  );
  if (test === undefined || parameter === undefined) throw new Error('A demo report has no number to amend');
  const value = ((parameter.result?.numeric ?? 1) * 1.1).toFixed(parameter.decimals);
  const { billTestId, version } = test;
  await staff.technician.call(saveResults, {
    body: {
      billId,
      tests: [{ billTestId, version, values: [{ parameterId: parameter.parameterId, value }] }],
    },
  });
  await checkDemoResults(staff, billId, true);
}

export async function askDemoRerun(staff: DemoStaff, billId: string): Promise<void> {
  const [test] = (await sheetOf(staff, billId)).tests;
  if (test === undefined) return;
  const reason = 'Clot seen in the tube, value not believable';
  await staff.technician.call(requestRerun, { body: { billId, tests: refs([test]), reason } });
}

export async function holdDemoTest(staff: DemoStaff, billId: string): Promise<void> {
  const [test] = (await sheetOf(staff, billId)).tests;
  if (test === undefined) return;
  await staff.technician.call(holdTests, {
    body: { billId, tests: refs([test]), reason: 'Control out of limits' },
  });
}
