import { checkResults, resolveBloodGroup, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { readCircumstances, recordCircumstances } from '@nidan/contract/lab/results/circumstances-endpoints';
import {
  readParameterDetails,
  saveRangeDraft,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readDraftEffect } from '@nidan/contract/lab/results/draft-effect-endpoint';
import { readFormulaEffect } from '@nidan/contract/lab/results/formula-effect-endpoint';
import {
  chooseResultVersion,
  clearValues,
  decideComment,
  decideReflex,
  holdTests,
  listResultVersions,
  readWorksheet,
  recordCriticalAttempt,
  recordCriticalCall,
  requestRerun,
  startRerun,
  resumeTests,
  saveResults,
} from '@nidan/contract/lab/results/entry-endpoints';
import { changeFormat, readFormat } from '@nidan/contract/catalogue/tests/report-format-endpoints';
import { refetchFormats } from '@nidan/contract/lab/results/format-endpoint';
import { attachResultFile, openResultFile } from '@nidan/contract/lab/results/result-file-endpoints';
import { chooseRerun, listReruns } from '@nidan/contract/lab/results/rerun-endpoints';
import { tellPresence } from '@nidan/contract/lab/results/presence-endpoint';
import { readSheet } from '@nidan/contract/lab/results/sheet-endpoint';
import { readBulkStageInfo } from '@nidan/contract/lab/results/stage-info-endpoint';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { billOnBench, enter, parameterOn, testOn, worksheetOf } from '../../../../testing/bill-on-bench.ts';
import type { LabWorld, Stage } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { addMaster } from '../../../catalogue/masters/testing/master-body.ts';
import { parameterIdOf } from '../../../catalogue/versions/testing/catalogue-of-lab.ts';
import { smallPng } from '../../../base/files/testing/small-files.ts';

const reason = 'The analyser was recalibrated';

/** The tests of a new bill as the bench's commands name them. */
async function refsOf(world: LabWorld, stage: Stage) {
  const { billId, test } = await world.fresh(stage);
  return { billId, tests: [{ billTestId: test.billTestId, version: test.version }] };
}

/** A test on the bench whose format has changed since it was billed. */
async function laidOutAnew(world: LabWorld) {
  const { billId, test } = await world.fresh('on bench');
  const { testId, billTestId, version } = test;
  const manager = world.app.as('Manager');
  const now = await manager.ok(readFormat, { query: { testId } });
  const format = { ...now.format, newPage: !now.format.newPage };
  await manager.ok(changeFormat, { body: { testId, version: now.version, format } });
  return { billId, tests: [{ billTestId, version }] };
}

/** A value of a test on the bench, with the machine that measured it. */
async function measuredByMachine({ app }: LabWorld) {
  const { id: machineId, code } = await addMaster(app, 'machines');
  await addMaster(app, 'interfacing', { machine: code, parameter: 'CA', machineUnit: '', factor: 1 });
  const billId = await billOnBench(app, { testCodes: ['CA'] });
  const { billTestId, version, parameters } = testOn(await worksheetOf(app, billId), 'CA');
  const values = [{ parameterId: parameters[0]?.parameterId ?? '', value: '9.4', machineId }];
  return { billId, tests: [{ billTestId, version, values, note: 'Measured twice' }] };
}

async function heldTests(world: LabWorld) {
  const { billId, tests } = await refsOf(world, 'on bench');
  const held = await world.app.as('Technician').ok(holdTests, { body: { billId, tests, reason } });
  return { billId, tests: held.tests.map(({ billTestId, version }) => ({ billTestId, version })) };
}

/** A test with a second value of which none is chosen yet. */
async function measuredAgain(world: LabWorld) {
  const body = await refsOf(world, 'entered');
  const { billId } = body;
  await world.app.as('Technician').ok(requestRerun, { body: { ...body, reason } });
  const { tests } = await enter(world.app, billId, { HB: { HB: '12.2' } });
  const [test] = tests;
  return { billId, billTestId: test?.billTestId ?? '', version: test?.version ?? 0 };
}

/** A person of group A who has another one now. */
async function groupBody({ app }: LabWorld) {
  const first = await billOnBench(app, { testCodes: ['BG'] });
  await enter(app, first, { BG: { ABO: 'A', RH: 'Positive' } });
  const entered = await worksheetOf(app, first);
  const { billTestId: checked, version } = testOn(entered, 'BG');
  const tests = [{ billTestId: checked, version }];
  await app.as('Pathologist').ok(checkResults, { body: { billId: first, tests } });
  const { patientId } = entered.patient;
  const billId = await billOnBench(app, { testCodes: ['BG'], newPatient: null, patientId });
  const test = testOn(await worksheetOf(app, billId), 'BG');
  const { parameterId } = parameterOn(test, 'ABO');
  const { billTestId } = test;
  return { billId, billTestId, parameterId, value: 'B', finding: 'rechecked' as const, reason };
}

/** An HbA1c that proposes a sentence. */
async function commentBody({ app }: LabWorld) {
  const billId = await billOnBench(app, { testCodes: ['HBA1C'] });
  await enter(app, billId, { HBA1C: { HBA1C: '7.2' } });
  const { billTestId, version, comments } = testOn(await worksheetOf(app, billId), 'HBA1C');
  return {
    billId,
    billTestId,
    version,
    commentId: comments[0]?.commentId ?? '',
    decision: 'accepted' as const,
  };
}

/** A high TSH, whose seeded rule suggests free T4. */
async function reflexBody({ app }: LabWorld) {
  const billId = await billOnBench(app, { testCodes: ['TSH'] });
  const { tests } = await enter(app, billId, { TSH: { TSH: '9.8' } });
  const [saved] = tests;
  const testId = saved?.reflexes[0]?.test.testId ?? '';
  const decision = 'accept' as const;
  const { billTestId = '', version = 0 } = saved ?? {};
  return { body: { billId, billTestId, version, testId, decision } };
}

let drawn = 0;

/** A chromatogram that no other case has attached, for a test on the bench. */
async function graphBody({ app }: LabWorld) {
  const billId = await billOnBench(app, { testCodes: ['HBHPLC'] });
  const test = testOn(await worksheetOf(app, billId), 'HBHPLC');
  const { parameterId } = parameterOn(test, 'HPLC_GRAPH');
  const content = smallPng({ width: (drawn += 1), height: 3 }).toString('base64');
  return {
    fileId: newId(),
    billId,
    billTestId: test.billTestId,
    parameterId,
    name: 'Graph of Rao.png',
    content,
  };
}

async function keptGraph(world: LabWorld) {
  const body = await graphBody(world);
  const { fileId } = await world.app.as('Technician').ok(attachResultFile, { body });
  return { billTestId: body.billTestId, fileId };
}

/** Drafts ranges of a parameter unless there is a draft. */
async function draftOf({ app }: LabWorld, parameterId: string): Promise<void> {
  const { draft } = await app.as('Manager').ok(readParameterDetails, { query: { parameterId } });
  if (draft === null) await app.as('Manager').ok(saveRangeDraft, { body: { parameterId, ranges: [] } });
}

export const resultCases: readonly RouteCase[] = [
  forRoute(listWorklist).send(async (world) => {
    const { test } = await world.shared('on bench');
    return { query: { departmentId: test.departmentId, testId: test.testId } };
  }),
  forRoute(countWorklist).send(async (world) => {
    const { test } = await world.shared('on bench');
    return { query: { departmentId: test.departmentId, testId: test.testId } };
  }),
  forRoute(readBulkStageInfo).send(async (world) => ({
    body: { billIds: [(await world.shared('entered')).billId] },
  })),
  forRoute(readWorksheet).send(async (world) => ({
    query: { billId: (await world.shared('entered')).billId },
  })),
  forRoute(tellPresence).send(async (world) => {
    const { billId, test } = await world.shared('entered');
    return { body: { billId, billTestId: test.billTestId, parameterId: test.parameterId } };
  }),
  forRoute(readSheet).send(async (world) => {
    const { test } = await world.shared('on bench');
    return { query: { testId: test.testId, limit: 5 } };
  }),
  forRoute(saveResults).send(async (world) => ({ body: await measuredByMachine(world) })),
  forRoute(attachResultFile).send(async (world) => ({ body: await graphBody(world) })),
  forRoute(openResultFile).send(async (world) => ({ params: await keptGraph(world) })),
  forRoute(listResultVersions).send(async (world) => {
    const { billTestId, parameterId } = (await world.shared('entered')).test;
    return { query: { billTestId, parameterId } };
  }),
  forRoute(chooseResultVersion).send(async (world) => {
    const { billId, test } = await world.fresh('entered');
    const { billTestId, version, parameterId } = test;
    return { body: { billId, billTestId, version, parameterId, resultVersion: 1, reason } };
  }),
  forRoute(clearValues).send(async (world) => {
    const { billId, test } = await world.fresh('entered');
    return { body: { billId, billTestId: test.billTestId, version: test.version, reason } };
  }),
  forRoute(decideReflex).send(async (world) => reflexBody(world)),
  forRoute(readCircumstances).send(async (world) => ({
    query: { billId: (await world.shared('entered')).billId },
  })),
  forRoute(recordCircumstances).send(async (world) => {
    const { billId } = await world.fresh('entered');
    const { version } = await world.app.as('Technician').ok(readCircumstances, { query: { billId } });
    return { body: { billId, version, fastingHours: 10 } };
  }),
  forRoute(readDraftEffect).send(async (world) => {
    const { parameterId } = (await world.shared('entered')).test;
    await draftOf(world, parameterId);
    return { query: { parameterId } };
  }),
  forRoute(readFormulaEffect).send(async ({ app }) => {
    const parameterId = await parameterIdOf(app, 'VLDL');
    return { body: { parameterId, formula: 'TG/6', decimals: 0, unit: 'mg/dL', ucum: 'mg/dL' } };
  }),
  forRoute(refetchFormats).send(async (world) => ({ body: { ...(await laidOutAnew(world)), reason } })),
  forRoute(startRerun).send(async (world) => {
    const body = await refsOf(world, 'entered');
    const { tests } = await world.app.as('Technician').ok(requestRerun, { body: { ...body, reason } });
    return {
      body: { billId: body.billId, tests: tests.map(({ billTestId, version }) => ({ billTestId, version })) },
    };
  }),
  forRoute(listReruns).send(async (world) => {
    await measuredAgain(world);
    return { query: { limit: 20 } };
  }),
  forRoute(chooseRerun).send(async (world) => ({
    body: { ...(await measuredAgain(world)), choice: 'first', reason },
  })),
  forRoute(decideComment).send(async (world) => ({ body: await commentBody(world) })),
  forRoute(requestRerun).send(async (world) => ({ body: { ...(await refsOf(world, 'entered')), reason } })),
  forRoute(holdTests).send(async (world) => ({ body: { ...(await refsOf(world, 'on bench')), reason } })),
  forRoute(resumeTests).send(async (world) => ({ body: await heldTests(world) })),
  forRoute(recordCriticalAttempt).send(async (world) => {
    const { billId, test } = await world.fresh('critical');
    const { billTestId, parameterId } = test;
    return { body: { billId, billTestId, parameterId, value: '2.1', note: 'Dr. Daruwala, no answer' } };
  }),
  forRoute(recordCriticalCall).send(async (world) => {
    const { billId, test } = await world.fresh('critical');
    const { billTestId, parameterId } = test;
    const call = { value: '2.1', receiver: 'Dr. Meher Daruwala', readBack: 'Two point one' };
    return { body: { billId, billTestId, parameterId, ...call } };
  }),
  forRoute(resolveBloodGroup).send(async (world) => ({ body: await groupBody(world) })),
  forRoute(checkResults).send(async (world) => ({ body: await refsOf(world, 'entered') })),
  forRoute(uncheckResults).send(async (world) => ({ body: { ...(await refsOf(world, 'checked')), reason } })),
];
