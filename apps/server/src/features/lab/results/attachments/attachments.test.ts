import { downloadFile, removeFile } from '@nidan/contract/base/files/file-endpoints';
import {
  downloadPatientFile,
  listPatientFiles,
  removePatientFile,
} from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { mergePatients, undoMerge } from '@nidan/contract/people/patients/merge-endpoints';
import { readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import {
  chooseResultVersion,
  clearValues,
  listResultVersions,
  saveResults,
} from '@nidan/contract/lab/results/entry-endpoints';
import { attachResultFile, openResultFile } from '@nidan/contract/lab/results/result-file-endpoints';
import { fileToken } from '@nidan/domain/files/file-token';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import {
  billOnBench,
  enter,
  entryOf,
  parameterOn,
  testOn,
  worksheetOf,
} from '../../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../../testing/events-of.ts';
import { offencesIn } from '../../../../testing/offences-in.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { check, uncheck } from '../../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { hostileFiles } from '../../../base/files/testing/hostile-files.ts';
import { pagedPdf, smallPdf, smallPng } from '../../../base/files/testing/small-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MEASURED = { HBA: '96.5', HBA2: '2.6', HBF: '0.4', HPLC_NOTE: 'Normal pattern.' };

interface Graph {
  readonly billId: string;
  readonly billTestId: string;
  readonly parameterId: string;
}

async function onBench(order: Partial<Parameters<typeof billOnBench>[1]> = {}): Promise<Graph> {
  const billId = await billOnBench(app, { testCodes: ['HBHPLC'], ...order });
  return graphOf(billId);
}

async function graphOf(billId: string): Promise<Graph> {
  const test = testOn(await worksheetOf(app, billId), 'HBHPLC');
  return { billId, billTestId: test.billTestId, parameterId: parameterOn(test, 'HPLC_GRAPH').parameterId };
}

const upload = (graph: Graph, file: { readonly name?: string; readonly bytes?: Buffer } = {}) => {
  const { name = 'run 12.png', bytes = smallPng({ width: 9, height: 6 }) } = file;
  return { body: { ...graph, fileId: newId(), name, content: bytes.toString('base64') } };
};

const attach = async (graph: Graph, file?: Parameters<typeof upload>[1]) =>
  (await app.as('Technician').ok(attachResultFile, upload(graph, file))).fileId;

const save = async (billId: string, value: string | null) =>
  enter(app, billId, { HBHPLC: { HPLC_GRAPH: value } });

const standing = async (billId: string) =>
  parameterOn(testOn(await worksheetOf(app, billId), 'HBHPLC'), 'HPLC_GRAPH').result;

async function versionOf(billId: string): Promise<number> {
  return testOn(await worksheetOf(app, billId), 'HBHPLC').version;
}

describe('a file that is attached', () => {
  it('is the value once it is saved, with the events of both, and is handed out as it came', async () => {
    const graph = await onBench();
    const bytes = smallPng({ width: 11, height: 6 });
    const file = await app.as('Technician').ok(attachResultFile, upload(graph, { bytes }));
    expect(file).toMatchObject({ name: 'run_12.png', mediaType: 'image/png', pages: 1, bytes: bytes.length });
    expect(await standing(graph.billId)).toBeNull();
    await save(graph.billId, file.fileId);
    expect(await standing(graph.billId)).toMatchObject({
      version: 1,
      raw: file.fileId,
      value: 'attached: 1 picture',
      numeric: null,
      flag: null,
      critical: false,
      unit: '',
      file,
    });
    const params = { billTestId: graph.billTestId, fileId: file.fileId };
    const answer = await app.as('Pathologist').call(openResultFile, { params });
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="run_12.png"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const [attached] = await eventsOf(app, graph.billTestId, 'attachFile');
    expect(attached).toMatchObject({ after: { parameter: 'HPLC_GRAPH', file: 'run_12.png' } });
    const [entered] = await eventsOf(app, graph.billTestId, 'enterResults');
    expect(JSON.stringify(entered?.after)).toContain('attached: 1 picture (SHA-256 ');
  });

  it('of several pages says how many', async () => {
    const graph = await onBench();
    await save(graph.billId, await attach(graph, { name: 'run.pdf', bytes: pagedPdf(3) }));
    expect(await standing(graph.billId)).toMatchObject({ value: 'attached: 3 pages', file: { pages: 3 } });
  });

  it('sent again under its key is kept once', async () => {
    const call = { ...upload(await onBench()), key: newId() };
    const technician = app.as('Technician');
    expect(await technician.ok(attachResultFile, call)).toEqual(await technician.ok(attachResultFile, call));
    expect(await technician.refused(attachResultFile, { ...call, key: newId() })).toMatchObject({
      code: 'saved-already',
    });
  });

  it('is a value of its test like any other, flagged in no way, and can be taken away', async () => {
    const graph = await onBench();
    await enter(app, graph.billId, { HBHPLC: MEASURED });
    expect((await worksheetOf(app, graph.billId)).tests[0]).toMatchObject({ state: 'completed' });
    const only = await onBench();
    await save(only.billId, await attach(only));
    expect((await worksheetOf(app, only.billId)).tests[0]).toMatchObject({
      state: 'partial',
      worstFlag: null,
    });
    await save(only.billId, null);
    expect(await standing(only.billId)).toMatchObject({ version: 2, raw: null, value: null, file: null });
  });
});

describe('what a value may not be', () => {
  it('is a file of another test, of another lab, of nobody, or a word', async () => {
    const [graph, other] = [await onBench(), await onBench()];
    const theirs = await attach(other);
    for (const value of [theirs, newId(), 'chromatogram.png', '12.5']) {
      const body = await entryOf(app, graph.billId, { HBHPLC: { HPLC_GRAPH: value } });
      expect(await app.as('Technician').refused(saveResults, { body })).toMatchObject({
        code: 'invalid-input',
        errors: [
          { field: 'tests.0.values.0.value', msg: 'This file was not attached here; attach it again' },
        ],
      });
    }
    expect(await standing(graph.billId)).toBeNull();
  });

  it('is what the database itself refuses to take for another test', async () => {
    const [graph, other] = [await onBench(), await onBench()];
    const fileId = await attach(other);
    const { billTestId, parameterId } = graph;
    const user = app.lab.users.get('Technician')?.userId;
    const insert = inTransaction(app.db, app.lab.lId, (db) =>
      sql`insert into result_version (l_id, bill_test_id, parameter_id, version, raw_value, value, file_id, entered_by)
        values (${app.lab.lId}, ${billTestId}, ${parameterId}, 1, ${fileId}, 'x', ${fileId}, ${user})`.execute(
        db,
      ),
    );
    await expect(insert).rejects.toThrow('result_version_file_fkey');
  });

  it('is taken of an older version of the test', async () => {
    const graph = await onBench();
    const body = await entryOf(app, graph.billId, { HBHPLC: { HPLC_GRAPH: await attach(graph) } });
    await enter(app, graph.billId, { HBHPLC: { HBA: '96' } });
    expect(await app.as('Technician').refused(saveResults, { body })).toMatchObject({
      status: 409,
      code: 'stale-version',
    });
  });
});

describe('a file is refused', () => {
  it('by its kind, its size, its pages or what is in it, and nothing of it is kept', async () => {
    const graph = await onBench();
    const technician = app.as('Technician');
    const said: string[] = [];
    for (const [name, bytes] of [
      ['run.docx', smallPdf()],
      ['run.png', smallPdf()],
      ['run.png', smallPng({ width: 4_001, height: 4_000 })],
      ['run.png', Buffer.concat([smallPng(), Buffer.alloc(4 * 1024 * 1024)])],
      ['run.pdf', pagedPdf(0)],
      ['run.pdf', pagedPdf(9)],
      ['run.png', smallPng({ width: 200, height: 100 })],
    ] as const) {
      said.push((await technician.refused(attachResultFile, upload(graph, { name, bytes }))).msg);
    }
    expect(said).toEqual([
      'Choose a file whose name ends in one of: jpg, jpeg, png, pdf',
      'run.png was refused: it does not begin as a PNG does',
      'run.png was refused: it has more than 16 megapixels',
      expect.stringMatching(/larger than 4096 KB|at most/),
      'run.pdf was refused: it has no page',
      'run.pdf was refused: it has more than 8 pages',
      'run.png was refused: it cannot be printed',
    ]);
    expect(await eventsOf(app, graph.billTestId, 'attachFile')).toEqual([]);
  });

  it('whatever of the hostile ones it is', async () => {
    const graph = await onBench();
    const taken: string[] = [];
    for (const { what, name, bytes } of await hostileFiles()) {
      const { client } = await personWith(app, { results: 15 });
      const { status } = await client.call(attachResultFile, upload(graph, { name, bytes }));
      if (status !== 400 && status !== 413) taken.push(`${what}: ${status}`);
    }
    expect(taken).toEqual([]);
  }, 120_000);

  it('for a parameter that is none of the test or no attachment, and for a test of another bill', async () => {
    const [graph, other] = [await onBench(), await onBench()];
    const test = testOn(await worksheetOf(app, graph.billId), 'HBHPLC');
    const { parameterId } = parameterOn(test, 'HBA');
    const refused = (body: Graph) => app.as('Technician').refused(attachResultFile, upload(body));
    expect(await refused({ ...graph, parameterId })).toMatchObject({
      errors: [{ field: 'parameterId', msg: 'Only an attachment takes a file; enter its value' }],
    });
    expect(await refused({ ...graph, parameterId: newId() })).toMatchObject({ code: 'invalid-input' });
    expect(await refused({ ...graph, billTestId: other.billTestId })).toMatchObject({
      code: 'test-of-other-bill',
    });
  });

  it('once the test is checked, and taken again after it was taken back', async () => {
    const graph = await onBench();
    const first = await attach(graph);
    await enter(app, graph.billId, { HBHPLC: { ...MEASURED, HPLC_GRAPH: first } });
    const replaced = await attach(graph, { bytes: smallPng({ width: 13 }) });
    await save(graph.billId, replaced);
    await check(app, graph.billId);
    expect(await app.as('Technician').refused(attachResultFile, upload(graph))).toMatchObject({
      status: 409,
    });
    await uncheck(app, graph.billId, { code: 'HBHPLC', reason: 'Graph of another run' });
    const last = await attach(graph, { bytes: smallPng({ width: 15 }) });
    await save(graph.billId, last);
    expect(await standing(graph.billId)).toMatchObject({ version: 3, raw: last });
    const { billTestId, parameterId } = graph;
    const query = { billTestId, parameterId };
    const { rows } = await app.as('Technician').ok(listResultVersions, { query });
    expect(rows.map(({ raw }) => raw)).toEqual([last, replaced, first]);
    const chosen = {
      billId: graph.billId,
      ...query,
      version: await versionOf(graph.billId),
      resultVersion: 1,
    };
    await app
      .as('Technician')
      .ok(chooseResultVersion, { body: { ...chosen, reason: 'It was the right run' } });
    expect(await standing(graph.billId)).toMatchObject({ version: 4, raw: first, file: { fileId: first } });
    const body = {
      billId: graph.billId,
      billTestId,
      version: await versionOf(graph.billId),
      reason: 'Wrong tube',
    };
    await app.as('Technician').ok(clearValues, { body });
    expect(await standing(graph.billId)).toMatchObject({ version: 5, raw: null, file: null });
  });
});

describe('who may', () => {
  it('attach and open it are those of results, not of patients', async () => {
    const graph = await onBench();
    const fileId = await attach(graph);
    const params = { billTestId: graph.billTestId, fileId };
    const reader = (await personWith(app, { results: 4 })).client;
    const desk = (await personWith(app, { patients: 15 })).client;
    expect((await reader.call(openResultFile, { params })).status).toBe(200);
    expect(await reader.refused(attachResultFile, upload(graph))).toMatchObject({ code: 'not-permitted' });
    expect(await desk.refused(openResultFile, { params })).toMatchObject({ code: 'not-permitted' });
    expect(await app.asNobody().refused(openResultFile, { params })).toMatchObject({ status: 401 });
    expect(await app.asOther('Manager').refused(openResultFile, { params })).toMatchObject({ status: 404 });
    expect(await app.asOther('Manager').refused(attachResultFile, upload(graph))).toMatchObject({
      status: 404,
    });
    const another = { ...params, billTestId: (await onBench()).billTestId };
    expect(await reader.refused(openResultFile, { params: another })).toMatchObject({ status: 404 });
  });

  it('see it as a demo user is told that there is one, and neither its name nor what is in it', async () => {
    const graph = await onBench();
    const fileId = await attach(graph, { name: 'Ravi Pandit.png' });
    const params = { billTestId: graph.billTestId, fileId };
    const demo = app.asUser(app.lab.demoUser);
    expect(await demo.refused(openResultFile, { params })).toMatchObject({ code: 'demo-sees-no-file' });
    await save(graph.billId, fileId);
    const query = { billTestId: graph.billTestId, parameterId: graph.parameterId };
    const { rows } = await demo.ok(listResultVersions, { query });
    expect(rows).toMatchObject([{ value: 'attached: 1 picture', file: { name: '***.png' } }]);
  });

  it('change files of patients or of the lab reach it in no other way', async () => {
    const graph = await onBench();
    const fileId = await attach(graph);
    const { patient } = await worksheetOf(app, graph.billId);
    const params = { patientId: patient.patientId, fileId };
    const manager = app.as('Manager');
    const { rows } = await manager.ok(listPatientFiles, { params });
    expect(rows).toEqual([]);
    const refused = [
      await manager.refused(downloadPatientFile, { params }),
      await manager.refused(removePatientFile, { params }),
      await manager.refused(removeFile, { params: { fileId } }),
      await manager.refused(downloadFile, { query: { file: fileToken({ lId: app.lab.lId, fileId }) } }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'not-found'));
  });
});

const newPatient = (name: string) => ({
  name_title: 'Mrs.' as const,
  name,
  age_sex: { age: 52, sex: 'F' as const, unit: 'Yrs.' as const },
  phone: '9822000041',
});

it('goes with its bill when two records are merged and when they are parted', async () => {
  const survivor = await onBench({ newPatient: newPatient('Shalini Vaidya') });
  const merged = await onBench({ newPatient: newPatient('Shalini Vaidy') });
  const manager = app.as('Manager');
  const idOf = async ({ billId }: Graph) => (await worksheetOf(app, billId)).patient.patientId;
  const versionOfPerson = async (patientId: string) =>
    (await manager.ok(readPatient, { params: { patientId } })).version;
  const [survivorId, mergedId] = [await idOf(survivor), await idOf(merged)];
  const before = await attach(merged);
  const body = {
    mergeId: newId(),
    survivorId,
    survivorVersion: await versionOfPerson(survivorId),
    mergedId,
    mergedVersion: await versionOfPerson(mergedId),
    take: [],
    reason: 'Registered twice at the camp',
  };
  await manager.ok(mergePatients, { body });
  expect(await idOf(merged)).toBe(survivorId);
  await save(merged.billId, before);
  const between = await attach(merged, { bytes: smallPng({ width: 17 }) });
  const second = await personWith(app, { patients: 15, bills: 15 });
  await second.client.ok(undoMerge, { body: { mergeId: body.mergeId, reason: 'Two people' } });
  expect(await idOf(merged)).toBe(mergedId);
  await save(merged.billId, between);
  expect(await standing(merged.billId)).toMatchObject({ version: 2, raw: between });
  expect(await standing(survivor.billId)).toBeNull();
});

it('leaves every invariant whole', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
