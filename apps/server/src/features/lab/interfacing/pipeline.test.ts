import {
  amendByMachineData,
  countMachineData,
  discardMachineData,
  listMachineData,
  mapMachineCode,
  postMachineData,
  readRawMessage,
} from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { listMachineEvents } from '@nidan/contract/lab/machines/machine-endpoints';
import { listRuns } from '@nidan/contract/lab/quality/run-endpoints';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { smallPng } from '../../base/files/testing/small-files.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { check } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterIdOf } from '../../catalogue/versions/testing/catalogue-of-lab.ts';
import { qcOfLab } from '../quality/testing/qc-of-lab.ts';
import { attachMachineFile } from './attach-machine-file.ts';
import { readMachineFlags } from './machine-flags.query.ts';
import { postHeldValues } from './post-held-values.ts';
import { postMachineMessage } from './post-machine-message.ts';
import {
  driverInUse,
  FILE_DRIVER,
  linkedMachine,
  machineOfLab,
  type MachineOfLab,
  messageOf,
  receive,
  storeMessage,
  TEST_DRIVER,
} from './testing/machine-of-lab.ts';

let app: TestApp;
let machine: MachineOfLab;
beforeAll(async () => {
  app = await startTestApp();
  machine = await machineOfLab(app, { CR: 'CREAT', UR: 'UREA' });
});
afterAll(() => app.close());

async function tubeOf(billId: string): Promise<string> {
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  return rows[0]?.barcode ?? '';
}

async function dataOf(messageId: string): Promise<MachineDataView[]> {
  const { values } = await app.as('Manager').ok(readRawMessage, { query: { messageId } });
  return values.toSorted((a, b) => a.code.localeCompare(b.code) || a.value.localeCompare(b.value));
}

/** What became of the values of a message: `CR posted`, `UR unknown-code`. */
async function fatesOf(messageId: string): Promise<string[]> {
  const values = await dataOf(messageId);
  return values.map(({ code, state, reason, detail }) => `${code} ${reason ?? state} ${detail}`.trim());
}

async function resultOf(billId: string, test: string, parameter: string) {
  const sheet = await worksheetOf(app, billId);
  const found = testOn(sheet, test).parameters.find(({ code }) => code === parameter);
  return found?.result ?? null;
}

async function onBench(codes: string[] = ['CREAT']): Promise<{ billId: string; tube: string }> {
  const billId = await billOnBench(app, { testCodes: codes });
  return { billId, tube: await tubeOf(billId) };
}

describe('a value of a machine', () => {
  it('becomes the result of the tube, as the machine’s, by the command of people', async () => {
    const { billId, tube } = await onBench();
    const message = messageOf(tube, [{ code: 'CR', value: '0.92', unit: 'mg/dL', flag: '*' }]);
    const messageId = await receive(app, machine, message);
    expect(await fatesOf(messageId)).toEqual(['CR posted']);
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '0.92', source: 'machine' });
    const [data] = await dataOf(messageId);
    expect(data).toMatchObject({ flags: ['*'], resultVersion: 1, billId });
    expect(await eventsOf(app, data?.billTestId ?? '', 'enterResults')).toHaveLength(1);
  });

  it('is one however often the message is read and comes again', async () => {
    const { billId, tube } = await onBench();
    const text = messageOf(tube, [{ code: 'CR', value: '1.1' }]);
    const messageId = await receive(app, machine, text);
    await postMachineMessage(app.services, { lId: app.lab.lId, messageId });
    await storeMessage(app, machine, text);
    const { rows } = await inTransaction(app.db, app.lab.lId, (db) =>
      sql<{ messages: number; repeats: number }>`
        select count(*)::int as messages, sum(repeats)::int as repeats from machine_message
        where l_id = ${app.lab.lId} and text = ${text}`.execute(db),
    );
    expect(rows).toEqual([{ messages: 1, repeats: 1 }]);
    const again = await receive(app, machine, messageOf(tube, [{ code: 'CR', value: '1.10' }]));
    expect(await fatesOf(again)).toEqual(['CR same']);
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '1.1', version: 1 });
  });

  it('goes through the factor of its interfacing', async () => {
    const micromolar = await machineOfLab(app, { CR: 'CREAT' }, { machineUnit: 'umol/L', factor: 0.011312 });
    const { billId, tube } = await onBench();
    await receive(app, micromolar, messageOf(tube, [{ code: 'CR', value: '100', unit: 'umol/L' }]));
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '1.1312' });
  });
});

interface Said {
  readonly tube?: string;
  readonly person?: string;
  readonly code?: string;
  readonly value?: string;
  readonly unit?: string;
  readonly status?: string;
}

describe('is held back', () => {
  it.each([
    ['unknown-tube', { tube: 'S9999999' }, 'CR unknown-tube'],
    ['unknown-code', { code: 'XX' }, 'XX unknown-code'],
    ['no-value', { value: '----' }, 'CR no-value'],
    ['cancelled by the machine', { status: 'X' }, 'CR no-value'],
    ['wrong-unit', { unit: 'umol/L' }, 'CR wrong-unit mg/dL'],
    ['not-ordered', { code: 'UR' }, 'UR not-ordered'],
    ['other-person', { person: 'P|1||||NOBODY^ELSE' }, 'CR other-person name'],
  ] satisfies [string, Said, string][])('%s', async (_, said, expected) => {
    const { billId, tube } = await onBench();
    const { tube: other = tube, person = 'P|1', code = 'CR', value = '1.3', ...result }: Said = said;
    const text = messageOf(other, [{ code, value, ...result }], { person });
    expect(await fatesOf(await receive(app, machine, text))).toEqual([expected]);
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toBeNull();
  });

  it('what is no value of the parameter, and nothing of the others', async () => {
    const { billId, tube } = await onBench(['CREAT', 'UREA']);
    const text = messageOf(tube, [
      { code: 'CR', value: 'clotted' },
      { code: 'UR', value: '31' },
    ]);
    const fates = await fatesOf(await receive(app, machine, text));
    expect(fates[0]).toMatch(/^CR unreadable-value/u);
    expect(fates[1]).toBe('UR posted');
    expect(await resultOf(billId, 'UREA', 'UREA')).toMatchObject({ raw: '31' });
  });

  it('a value beside one that stands, until a person says that it counts', async () => {
    const { billId, tube } = await onBench();
    await enter(app, billId, { CREAT: { CREAT: '0.9' } });
    const messageId = await receive(app, machine, messageOf(tube, [{ code: 'CR', value: '1.4' }]));
    expect(await fatesOf(messageId)).toEqual(['CR differs 0.90']);
    const [held] = await dataOf(messageId);
    const rows = [{ dataId: held?.dataId ?? '', version: held?.version ?? 0 }];
    const { posted } = await app.as('Technician').ok(postMachineData, { body: { rows } });
    expect(posted).toBe(1);
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '1.4', version: 2 });
    const stale = await app.as('Technician').refused(postMachineData, { body: { rows } });
    expect(stale.code).toBe('stale-version');
    const now = rows.map((row) => ({ ...row, version: row.version + 1 }));
    expect((await app.as('Technician').refused(postMachineData, { body: { rows: now } })).code).toBe(
      'transition-refused',
    );
  });

  it('a value of a checked test, which stays as it is', async () => {
    const { billId, tube } = await onBench();
    await enter(app, billId, { CREAT: { CREAT: '0.9' } });
    await check(app, billId);
    const messageId = await receive(app, machine, messageOf(tube, [{ code: 'CR', value: '1.4' }]));
    expect(await fatesOf(messageId)).toEqual(['CR already-checked']);
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '0.9', version: 1 });
    const [late] = await dataOf(messageId);
    const { dataId = '', version = 0, billTestId } = late ?? {};
    const body = { dataId, version, reason: 'The tube was measured again' };
    expect((await app.as('Technician').refused(amendByMachineData, { body })).code).toBe('not-permitted');
    const amended = await app.as('Pathologist').ok(amendByMachineData, { body });
    expect(amended).toMatchObject({ state: 'posted', reason: null, resultVersion: 2, can: [] });
    expect(testOn(await worksheetOf(app, billId), 'CREAT').state).toBe('completed');
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '1.4', version: 2 });
    const [unchecked] = await eventsOf(app, billTestId ?? '', 'uncheck');
    expect(unchecked).toMatchObject({ reason: body.reason });
  });

  it('a late value in another unit, and its check stands', async () => {
    const { billId, tube } = await onBench();
    await enter(app, billId, { CREAT: { CREAT: '0.9' } });
    await check(app, billId);
    const text = messageOf(tube, [{ code: 'CR', value: '124', unit: 'umol/L' }]);
    const [late] = await dataOf(await receive(app, machine, text));
    const { dataId = '', version = 0 } = late ?? {};
    const body = { dataId, version, reason: 'The tube was measured again' };
    const refused = await app.as('Pathologist').refused(amendByMachineData, { body });
    expect(refused.code).toBe('machine-value-not-entered');
    expect(testOn(await worksheetOf(app, billId), 'CREAT').state).toBe('checked');
  });

  it('nothing is amended where no check stands', async () => {
    const [held] = await dataOf(
      await receive(app, machine, messageOf('S5550001', [{ code: 'CR', value: '2' }])),
    );
    const { dataId = '', version = 0 } = held ?? {};
    const body = { dataId, version, reason: 'The tube was measured again' };
    const refused = await app.as('Pathologist').refused(amendByMachineData, { body });
    expect(refused.code).toBe('machine-value-of-no-check');
  });

  it('a second value of one message for the same place', async () => {
    const { tube } = await onBench();
    const text = messageOf(tube, [
      { code: 'CR', value: '1.4' },
      { code: 'CR', value: '1.6' },
    ]);
    expect(await fatesOf(await receive(app, machine, text))).toEqual(['CR posted', 'CR differs 1.4']);
  });

  it('a message that the machine broke off, as one that could not be read', async () => {
    const messageId = await storeMessage(app, machine, { text: messageOf('S1', []), isWhole: false });
    await postMachineMessage(app.services, { lId: app.lab.lId, messageId });
    await postMachineMessage(app.services, { lId: app.lab.lId, messageId });
    expect(await fatesOf(messageId)).toEqual([' not-whole'.trim()]);
  });

  it('a tube that is not accessioned, and goes on by itself when it is', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CREAT'], collect: true });
    const tube = await tubeOf(billId);
    const messageId = await receive(app, machine, messageOf(tube, [{ code: 'CR', value: '0.8' }]));
    expect(await fatesOf(messageId)).toEqual(['CR not-accessioned']);
    await app.as('Technician').ok(accessionSamples, { body: { barcodes: [tube] } });
    const { rows } = await withClient(app.database.jobsUrl, (client) =>
      client.query<{ payload: { billTestIds: string[] } }>(
        `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'post-held-data' order by j.id desc limit 1`,
      ),
    );
    await postHeldValues(app.services, { ...rows[0]?.payload, lId: app.lab.lId });
    expect(await fatesOf(messageId)).toEqual(['CR posted']);
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '0.8', source: 'machine' });
  });

  it('an unknown code until it is mapped, for all that wait for it', async () => {
    const other = await machineOfLab(app, {});
    const { billId, tube } = await onBench();
    const messageId = await receive(app, other, messageOf(tube, [{ code: 'CREA', value: '0.7' }]));
    expect(await fatesOf(messageId)).toEqual(['CREA unknown-code']);
    const { tried } = await app.as('Manager').ok(mapMachineCode, {
      body: {
        recordId: newId(),
        machineId: other.machineId,
        machineCode: 'CREA',
        parameterId: await parameterIdOf(app, 'CREAT'),
        machineUnit: '',
        factor: 1,
        shift: 0,
      },
    });
    expect(tried).toBe(1);
    await postHeldValues(app.services, { lId: app.lab.lId, machineId: other.machineId, code: 'CREA' });
    expect(await fatesOf(messageId)).toEqual(['CREA posted']);
    expect(await resultOf(billId, 'CREAT', 'CREAT')).toMatchObject({ raw: '0.7' });
  });
});

const PIXEL = smallPng({ width: 7, height: 3 }).toString('base64');

async function pictured(value: string, tube?: string) {
  const sender = await machineOfLab(app, { CHART: 'HPLC_GRAPH' }, { driver: FILE_DRIVER });
  const bench = tube === undefined ? await onBench(['HBHPLC']) : { billId: '', tube };
  const text = messageOf(bench.tube, [{ code: 'CHART', value, unit: 'image/png', status: 'I' }]);
  const messageId = await receive(app, sender, text);
  const [data] = await dataOf(messageId);
  await attachMachineFile(app.services, { lId: app.lab.lId, dataId: data?.dataId ?? '' });
  return { ...bench, messageId };
}

describe('a picture of a machine', () => {
  it('becomes the value of an attachment, once', async () => {
    const { billId, tube, messageId } = await pictured(PIXEL);
    expect(await fatesOf(messageId)).toEqual(['CHART posted']);
    const result = await resultOf(billId, 'HBHPLC', 'HPLC_GRAPH');
    expect(result).toMatchObject({ value: 'attached: 1 picture', source: 'machine', version: 1 });
    const again = await pictured(PIXEL, tube);
    expect(await fatesOf(again.messageId)).toEqual(['CHART same']);
  });

  it('waits where it is none', async () => {
    const { billId, messageId } = await pictured(Buffer.from('no picture').toString('base64'));
    expect((await fatesOf(messageId))[0]).toMatch(/^CHART refused/u);
    expect(await resultOf(billId, 'HBHPLC', 'HPLC_GRAPH')).toBeNull();
  });
});

describe('quarantine', () => {
  it('is counted, narrowed and left only with a reason', async () => {
    const messageId = await receive(app, machine, messageOf('S7654321', [{ code: 'CR', value: '2' }]));
    const [held] = await dataOf(messageId);
    const rows = [{ dataId: held?.dataId ?? '', version: held?.version ?? 0 }];
    const { groups } = await app.as('Technician').ok(countMachineData);
    expect(groups.find((group) => group.reason === 'unknown-tube')?.count).toBeGreaterThan(0);
    const listed = await app.as('Technician').ok(listMachineData, {
      query: { state: 'quarantined', reason: 'unknown-tube', q: 'S7654', machineId: machine.machineId },
    });
    expect(listed.rows.map(({ dataId }) => dataId)).toEqual([held?.dataId]);
    const reason = 'Water run, no tube';
    const { rows: gone } = await app.as('Technician').ok(discardMachineData, { body: { rows, reason } });
    expect(gone[0]).toMatchObject({ state: 'discarded', discardReason: reason, can: [] });
    const twice = [...rows, ...rows];
    expect(
      (await app.as('Technician').refused(discardMachineData, { body: { rows: twice, reason } })).code,
    ).toBe('invalid-input');
  });

  it('belongs to its lab', async () => {
    const messageId = await receive(app, machine, messageOf('S1112223', [{ code: 'CR', value: '2' }]));
    expect((await app.asOther('Manager').refused(readRawMessage, { query: { messageId } })).code).toBe(
      'not-found',
    );
    expect((await app.asOther('Technician').ok(listMachineData, { query: {} })).rows).toEqual([]);
  });
});

it('flags of the machine stop what goes out by rule, and those of the last value alone', async () => {
  const { billId, tube } = await onBench(['CREAT', 'UREA']);
  const text = messageOf(tube, [
    { code: 'CR', value: '0.9', flag: 'W' },
    { code: 'UR', value: '30' },
  ]);
  await receive(app, machine, text);
  const flags = await inTransaction(app.db, app.lab.lId, (db) =>
    readMachineFlags({ db, lId: app.lab.lId }, billId),
  );
  expect([...flags.values()].map((own) => own.join()).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '',
    'W',
  ]);
});

/** A message in which a machine says how it is. */
function statusOf(what: string): string {
  return ['H|\\^&|9||Sim|||||||P|1', `M|1|${what}`, 'L|1|N', ''].join('\r');
}

it('what a machine says of itself is an event of the machine, and what makes no sense is none', async () => {
  const statuses = [
    { when: { path: 'M.3', isOneOf: ['LAMP'] }, event: 'MACHINE_BREAKDOWN', text: 'M.4' },
    { when: { path: 'M.3', isOneOf: ['ON'] }, event: 'MACHINE_STARTUP', text: 'M.4' },
  ] as const;
  const driver = { ...TEST_DRIVER, statuses };
  const { machineId, link } = await machineOfLab(app, {}, { driver });
  await receive(app, { link }, statusOf('ON|Morning'));
  await receive(app, { link }, statusOf('LAMP|Lamp below 50 %'));
  await receive(app, { link }, statusOf('LAMP|Lamp below 40 %'));
  const { rows } = await app.as('Technician').ok(listMachineEvents, { query: { machineId } });
  expect(rows.map(({ kind, note }) => [kind, note])).toEqual([['MACHINE_BREAKDOWN', 'Lamp below 50 %']]);
});

/** A message of one creatinine of a control. */
function point(level: string, value: string): string {
  return messageOf(level, [{ code: 'CR', value }], { isControl: true });
}

it('a control is a point of its series, in a run of its own that is judged', async () => {
  const qc = await qcOfLab(app);
  const driverId = await driverInUse(app);
  await asOwner(app, (db) =>
    sql`update machine_parameter set machine_code = 'CR' where l_id = ${app.lab.lId} and machine_id = ${qc.machineId}`.execute(
      db,
    ),
  );
  const link = await linkedMachine(app, { machineId: qc.machineId, machineCode: qc.machineCode, driverId });
  expect(await fatesOf(await receive(app, link, point('QC-1', '1.05')))).toEqual(['CR posted']);
  expect(await fatesOf(await receive(app, link, point('QC-2', '4.9')))).toEqual(['CR posted']);
  expect(await fatesOf(await receive(app, link, point('QC-9', '4.9')))).toEqual(['CR unknown-control']);
  const { rows } = await app.as('Technician').ok(listRuns, { query: { machineId: qc.machineId } });
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['in', 'reject']));
});
