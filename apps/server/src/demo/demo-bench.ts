import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import {
  holdTests,
  readWorksheet,
  recordCriticalCall,
  requestRerun,
  saveResults,
} from '@nidan/contract/lab/results/entry-endpoints';
import { chooseRerun } from '@nidan/contract/lab/results/rerun-endpoints';
import type { Worksheet, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import type { DemoStaff } from './demo-staff.ts';
import { demoValue } from './values/demo-values.ts';
import { fitDemoValues } from './values/fit-demo-values.ts';
import { once } from './once.ts';

const sheetOf = (staff: DemoStaff, billId: string): Promise<Worksheet> =>
  staff.technician.call(readWorksheet, { query: { billId } });

const refs = (tests: readonly WorksheetTest[]) =>
  tests.map(({ billTestId, version }) => ({ billTestId, version }));

function valuesOf(staff: DemoStaff, test: WorksheetTest) {
  const typed = test.parameters.flatMap((parameter) => {
    const value = demoValue(parameter, staff.random);
    if (value === null) return [];
    const machine = parameter.machines[0];
    return [{ parameterId: parameter.parameterId, code: parameter.code, value, machine }];
  });
  return fitDemoValues(typed).map(({ parameterId, value, machine }) => ({
    parameterId,
    value,
    ...(machine === undefined ? {} : { machineId: machine.machineId }),
  }));
}

/** Enters results; `partly` leaves every test but the first without any, and the first without its last value. */
export async function enterDemoResults(staff: DemoStaff, billId: string, partly: boolean): Promise<void> {
  const body = async () => {
    const { tests } = await sheetOf(staff, billId);
    const open = tests.filter((test) => test.can.includes('enterResults'));
    if (open.length === 0) return null;
    const entered = (partly ? open.slice(0, 1) : open).map((test) => {
      const values = valuesOf(staff, test);
      const { billTestId, version } = test;
      return { billTestId, version, values: partly && values.length > 1 ? values.slice(0, -1) : values };
    });
    return { billId, tests: entered };
  };
  await once(staff.technician, `enter ${billId}`, { endpoint: saveResults, body });
}

/** A platelet count of 18: critical, and nobody called yet. */
export async function enterDemoCritical(staff: DemoStaff, billId: string): Promise<void> {
  const { tests } = await sheetOf(staff, billId);
  for (const test of tests) {
    const platelets = test.parameters.find(({ code }) => code === 'PLT');
    if (platelets === undefined) continue;
    const { billTestId, version } = test;
    const values = [{ parameterId: platelets.parameterId, value: '18' }];
    await staff.technician.call(saveResults, {
      as: `critical ${billTestId}`,
      body: { billId, tests: [{ billTestId, version, values }] },
    });
  }
}

/** Calls the doctor about every critical value that nobody was informed of. */
async function callAboutCriticals(staff: DemoStaff, { billId, tests }: Worksheet): Promise<void> {
  for (const { billTestId, parameters } of tests) {
    for (const { parameterId, code, name, callDue, result } of parameters) {
      const value = result?.value ?? null;
      if (!callDue || value === null) continue;
      const call = { value, receiver: 'Duty doctor', readBack: `${name} ${value}` };
      await staff.technician.call(recordCriticalCall, {
        as: `call ${billTestId} ${code}`,
        body: { billId, billTestId, parameterId, ...call },
      });
    }
  }
}

interface Check {
  /** Name of the change. */
  readonly as: string;
  readonly release: boolean;
}

async function checkAs(staff: DemoStaff, billId: string, { as, release }: Check): Promise<void> {
  const body = async () => {
    await callAboutCriticals(staff, await sheetOf(staff, billId));
    const { tests } = await staff.pathologist.call(readWorksheet, { query: { billId } });
    const ready = tests.filter((test) => test.can.includes('check'));
    return ready.length === 0 ? null : { billId, tests: refs(ready), release };
  };
  await once(staff.pathologist, as, { endpoint: checkResults, body });
}

export async function checkDemoResults(staff: DemoStaff, billId: string, release: boolean): Promise<void> {
  await checkAs(staff, billId, { as: `check ${billId}`, release });
}

/** What corrects the first number of a report: a tenth more. */
async function correction(staff: DemoStaff, billId: string) {
  const [test] = (await sheetOf(staff, billId)).tests;
  const parameter = test?.parameters.find(
    ({ kind, result }) => kind === 'numeric' && result?.numeric != null,
  );
  if (test === undefined || parameter === undefined) throw new Error('A demo report has no number to amend');
  const { billTestId, version } = test;
  const value = ((parameter.result?.numeric ?? 1) * 1.1).toFixed(parameter.decimals);
  const values = [{ parameterId: parameter.parameterId, value }];
  return { billId, tests: [{ billTestId, version, values }] };
}

/** The first test of a bill as it is now, for a change that gives a reason; null when there is none. */
async function firstTest(staff: DemoStaff, billId: string, reason: string) {
  const { tests } = await sheetOf(staff, billId);
  return tests.length === 0 ? null : { billId, tests: refs(tests.slice(0, 1)), reason };
}

/** Corrects the first number of the first test after its release: un-check, enter, check, release as an amendment. */
export async function amendDemoReport(staff: DemoStaff, billId: string): Promise<void> {
  await once(staff.pathologist, `uncheck ${billId}`, {
    endpoint: uncheckResults,
    body: () => firstTest(staff, billId, 'Dilution factor was typed wrong'),
  });
  await once(staff.technician, `correct ${billId}`, {
    endpoint: saveResults,
    body: () => correction(staff, billId),
  });
  await checkAs(staff, billId, { as: `check again ${billId}`, release: true });
}

export async function askDemoRerun(staff: DemoStaff, billId: string): Promise<void> {
  await once(staff.technician, `rerun ${billId}`, {
    endpoint: requestRerun,
    body: () => firstTest(staff, billId, 'Clot seen in the tube, value not believable'),
  });
}

/** Ends the rerun of the first test with what was measured the second time. */
export async function chooseDemoRerun(staff: DemoStaff, billId: string): Promise<void> {
  await once(staff.technician, `choose rerun ${billId}`, {
    endpoint: chooseRerun,
    body: async () => {
      const [ref] = refs((await sheetOf(staff, billId)).tests);
      return ref === undefined
        ? null
        : { billId, ...ref, choice: 'second' as const, reason: 'The second tube had no clot' };
    },
  });
}

export async function holdDemoTest(staff: DemoStaff, billId: string): Promise<void> {
  await once(staff.technician, `hold ${billId}`, {
    endpoint: holdTests,
    body: () => firstTest(staff, billId, 'Control out of limits'),
  });
}
