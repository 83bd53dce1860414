import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import {
  listMachineMessages,
  readMachineFile,
  readRawMessage,
} from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import {
  approveMachineDriver,
  listMachineDrivers,
  readMachineDriver,
  retireMachineDriver,
  saveMachineDriver,
  takeMachineDriver,
  tryMachineDriver,
} from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import {
  listMachineLinks,
  type MachineLinkView,
  saveMachineLink,
  switchMachineLink,
  watchMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { newMasterBody } from '../../catalogue/masters/testing/master-body.ts';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { billOnBench } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  driverInUse,
  FILE_DRIVER,
  linkBody,
  linkedMachine,
  machineOfLab,
  machineWithCodes,
  messageOf,
  receive,
  storeMessage,
  TEST_DRIVER,
} from './testing/machine-of-lab.ts';

let app: TestApp;
let machineId: string;
let driverId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ machineId } = await machineWithCodes(app, { CR: 'CREAT' }));
  driverId = await driverInUse(app);
});
afterAll(() => app.close());

const reason = 'The machine was sold';

function draftBody(parts: { readonly code?: string; readonly definition?: string } = {}) {
  const id = newId();
  const usual = { code: `draft-${id.slice(-10)}`, definition: JSON.stringify(TEST_DRIVER) };
  return { driverId: id, version: null, name: 'Our analyser', ...usual, ...parts };
}

/** A link of the other lab that listens on a port, disabled. */
async function linkOfOtherLab(port: number | null): Promise<MachineLinkView> {
  const manager = app.asOther('Manager');
  const { id } = await manager.ok(masterEndpoints('machines').create, {
    body: await newMasterBody(app, 'machines'),
  });
  const driver = await manager.ok(takeMachineDriver, { body: { driverId: newId(), code: 'sysmex-xn-astm' } });
  const body = { ...linkBody({ machineId: id, driverId: driver.driverId }), port };
  return manager.ok(saveMachineLink, { body });
}

describe('a link', () => {
  it('is laid down switched off, changed and switched, each with its event', async () => {
    const body = linkBody({ machineId, driverId });
    const made = await app.as('Manager').ok(saveMachineLink, { body });
    expect(made).toMatchObject({ isEnabled: false, state: null, can: ['change', 'enable'] });
    const change = { ...body, version: 1, host: '0.0.0.0', allowedAddress: '192.0.2.7' };
    expect(await app.as('Manager').ok(saveMachineLink, { body: change })).toMatchObject({ version: 2 });
    const on = { linkId: body.linkId, version: 2, isEnabled: true };
    expect(await app.as('Manager').ok(switchMachineLink, { body: on })).toMatchObject({
      isEnabled: true,
      can: ['change', 'disable'],
    });
    for (const action of ['create', 'change', 'enable'])
      expect(await eventsOf(app, body.linkId, action)).toHaveLength(1);
    expect((await app.as('Manager').refused(switchMachineLink, { body: on })).code).toBe('stale-version');
    expect((await app.as('Technician').ok(listMachineLinks)).can).toEqual([]);
  });

  it.each([
    ['a folder without a name', { transport: 'folder', port: null }, 'folder'],
    ['a listening one without a port', { port: null }, 'port'],
    ['a calling one without an address', { transport: 'tcpClient' }, 'host'],
    ['an address that is none', { allowedAddress: '192.0' }, 'allowedAddress'],
  ] as const)('is refused: %s', async (_, parts, field) => {
    const body = { ...linkBody({ machineId, driverId }), ...parts };
    expect((await app.as('Manager').refused(saveMachineLink, { body })).errors).toMatchObject([{ field }]);
  });

  it('does not take the name, port or folder of another one, nor a driver that is not in use', async () => {
    const first = linkBody({ machineId, driverId });
    await app.as('Manager').ok(saveMachineLink, { body: first });
    const folder = { transport: 'folder', port: null, folder: 'taken' } as const;
    await app
      .as('Manager')
      .ok(saveMachineLink, { body: { ...linkBody({ machineId, driverId }), ...folder } });
    const draft = await app.as('Manager').ok(saveMachineDriver, { body: draftBody() });
    const codeOf = async (parts: object) =>
      (
        await app
          .as('Manager')
          .refused(saveMachineLink, { body: { ...linkBody({ machineId, driverId }), ...parts } })
      ).code;
    expect(await codeOf({ name: first.name.toUpperCase() })).toBe('link-name-taken');
    expect(await codeOf({ port: first.port })).toBe('link-port-used');
    expect(await codeOf(folder)).toBe('link-folder-used');
    expect(await codeOf({ driverId: draft.driverId })).toBe('link-driver-unfit');
    expect(await codeOf({ machineId: newId() })).toBe('not-found');
  });

  it('listens on a port and at an address that the operator lets it have', async () => {
    const body = linkBody({ machineId, driverId });
    const fieldsOf = async (parts: object) =>
      (await app.as('Manager').refused(saveMachineLink, { body: { ...body, ...parts } })).errors;
    expect(await fieldsOf({ port: 19_999 })).toMatchObject([
      { field: 'port', msg: 'Give a port from 20000 to 65535, which this server keeps for machines' },
    ]);
    expect(await fieldsOf({ host: '192.0.2.1' })).toMatchObject([{ field: 'host' }]);
    await app.as('Manager').ok(saveMachineLink, { body });
    await asOwner(app, (db) =>
      db.updateTable('machine_link').set({ port: 8080 }).where('link_id', '=', body.linkId).execute(),
    );
    const on = { linkId: body.linkId, version: 1, isEnabled: true };
    expect((await app.as('Manager').refused(switchMachineLink, { body: on })).errors).toMatchObject([
      { field: 'port' },
    ]);
  });

  it('names the address of its machine before it listens beyond this server', async () => {
    const body = { ...linkBody({ machineId, driverId }), host: '0.0.0.0' };
    await app.as('Manager').ok(saveMachineLink, { body });
    const on = { linkId: body.linkId, version: 1, isEnabled: true };
    expect((await app.as('Manager').refused(switchMachineLink, { body: on })).errors).toMatchObject([
      { field: 'allowedAddress' },
    ]);
    const known = { ...body, version: 1, allowedAddress: '192.0.2.7' };
    await app.as('Manager').ok(saveMachineLink, { body: known });
    await app.as('Manager').ok(switchMachineLink, { body: { ...on, version: 2 } });
    const open = { ...known, version: 3, allowedAddress: '' };
    expect((await app.as('Manager').refused(saveMachineLink, { body: open })).errors).toMatchObject([
      { field: 'allowedAddress' },
    ]);
  });

  it('has its port alone among the enabled links of all labs', async () => {
    const first = linkBody({ machineId, driverId });
    await app.as('Manager').ok(saveMachineLink, { body: first });
    const on = { linkId: first.linkId, version: 1, isEnabled: true };
    const { version } = await app.as('Manager').ok(switchMachineLink, { body: on });
    const other = await linkOfOtherLab(first.port);
    const otherOn = { linkId: other.linkId, version: other.version, isEnabled: true };
    expect((await app.asOther('Manager').refused(switchMachineLink, { body: otherOn })).code).toBe(
      'link-port-used',
    );
    await app.as('Manager').ok(switchMachineLink, { body: { ...on, version, isEnabled: false } });
    expect(await app.asOther('Manager').ok(switchMachineLink, { body: otherOn })).toMatchObject({
      isEnabled: true,
    });
    const again = { ...on, version: version + 1 };
    expect((await app.as('Manager').refused(switchMachineLink, { body: again })).code).toBe('link-port-used');
  });

  it('belongs to its lab', async () => {
    const body = linkBody({ machineId, driverId });
    await app.as('Manager').ok(saveMachineLink, { body });
    const { links } = await app.asOther('Manager').ok(listMachineLinks);
    expect(links.map(({ linkId }) => linkId)).not.toContain(body.linkId);
    const on = { linkId: body.linkId, version: 1, isEnabled: true };
    expect((await app.asOther('Manager').refused(switchMachineLink, { body: on })).code).toBe('not-found');
    expect(
      (await app.asOther('Manager').refused(watchMachineLink, { query: { linkId: body.linkId } })).code,
    ).toBe('not-found');
  });
});

describe('a driver', () => {
  it('is a draft until a second person approves it, then stays as it is', async () => {
    const body = draftBody();
    const draft = await app.as('Pathologist').ok(saveMachineDriver, { body });
    expect(draft).toMatchObject({ state: 'draft', revision: 1, can: ['change', 'retire'] });
    const changed = await app
      .as('Pathologist')
      .ok(saveMachineDriver, { body: { ...body, version: 1, name: 'Renamed' } });
    const ref = { driverId: body.driverId, version: changed.version };
    expect((await app.as('Pathologist').refused(approveMachineDriver, { body: ref })).code).toBe(
      'driver-by-maker',
    );
    expect(
      (await app.as('Manager').refused(saveMachineDriver, { body: draftBody({ code: body.code }) })).code,
    ).toBe('driver-draft-exists');
    const approved = await app.as('Manager').ok(approveMachineDriver, { body: ref });
    expect(approved).toMatchObject({ state: 'inUse', name: 'Renamed' });
    const late = { ...body, version: approved.version };
    expect((await app.as('Manager').refused(saveMachineDriver, { body: late })).code).toBe(
      'driver-not-draft',
    );
    const next = await app.as('Manager').ok(saveMachineDriver, { body: draftBody({ code: body.code }) });
    expect(next.revision).toBe(2);
  });

  it('with a fault is refused at its place', async () => {
    const { sample, ...rest } = TEST_DRIVER;
    const faulty = JSON.stringify({ ...rest, sample: { ...sample, id: '' } });
    const refusal = await app
      .as('Manager')
      .refused(saveMachineDriver, { body: draftBody({ definition: faulty }) });
    expect(refusal.errors?.map(({ field }) => field)).toEqual(['definition.sample.id']);
    const none = await app
      .as('Manager')
      .refused(saveMachineDriver, { body: draftBody({ definition: '{,' }) });
    expect(none.errors).toMatchObject([{ field: 'definition' }]);
  });

  it('that comes with the product is taken once, as it is', async () => {
    const { delivered } = await app.as('Manager').ok(listMachineDrivers);
    const code = delivered[0]?.code ?? '';
    const body = { driverId: newId(), code };
    const taken = await app.as('Manager').ok(takeMachineDriver, { body });
    expect(taken).toMatchObject({ state: 'inUse', isDelivered: true });
    const again = await app.as('Manager').ok(takeMachineDriver, { body: { driverId: newId(), code } });
    expect(again.driverId).toBe(taken.driverId);
    const { definition, example } = await app.as('Manager').ok(readMachineDriver, { query: { code } });
    const tried = await app.as('Technician').ok(tryMachineDriver, {
      body: { definition, driverId: null, text: example, messageId: null },
    });
    expect(tried.faults).toEqual([]);
    expect(tried.read?.samples.length).toBeGreaterThan(0);
    const edited = { driverId: taken.driverId, version: 1, code, name: 'Ours', definition };
    expect((await app.as('Manager').refused(saveMachineDriver, { body: edited })).code).toBe(
      'driver-delivered',
    );
  });

  it('is not retired while a link reads by it', async () => {
    const own = await driverInUse(app);
    const body = linkBody({ machineId, driverId: own });
    await app.as('Manager').ok(saveMachineLink, { body });
    const ref = { driverId: own, version: 1, reason };
    expect((await app.as('Manager').refused(retireMachineDriver, { body: ref })).code).toBe('driver-linked');
    await app.as('Manager').ok(saveMachineLink, { body: { ...body, version: 1, driverId } });
    expect(await app.as('Manager').ok(retireMachineDriver, { body: ref })).toMatchObject({
      state: 'retired',
      retireReason: reason,
    });
  });

  it('is tried on pasted frames and on a message that came, and keeps nothing', async () => {
    const text = '<ENQ><STX>1H|\\^&|||Sim<CR><ETX>9D<CR><LF><STX>2P|1<CR><ETX>3F<CR><LF>';
    const records = ['H|\\^&|||Sim', 'P|1', 'O|1|S1||^^^CR|R', 'R|1|^^^CR|0.9|mg/dL||||F', 'L|1|N', ''].join(
      '\r',
    );
    const asked = { definition: null, driverId, text: records, messageId: null };
    const tried = await app.as('Technician').ok(tryMachineDriver, { body: asked });
    expect(tried.read?.samples).toMatchObject([{ sampleId: 'S1', results: [{ code: 'CR', value: '0.9' }] }]);
    expect(tried.tree.map(({ at }) => at)).toContain('R[1].4');
    const framed = await app.as('Technician').ok(tryMachineDriver, { body: { ...asked, text } });
    expect(framed.faults).toEqual([]);
    const faulty = await app.as('Technician').ok(tryMachineDriver, { body: { ...asked, definition: '{}' } });
    expect(faulty.read).toBeNull();
    expect(faulty.faults.length).toBeGreaterThan(0);
    const machine = await machineOfLab(app, {});
    const messageId = await storeMessage(app, machine, messageOf('S5', [{ code: 'CR', value: '2' }]));
    const came = await app
      .as('Technician')
      .ok(tryMachineDriver, { body: { ...asked, text: null, messageId } });
    expect(came.read?.samples).toMatchObject([{ sampleId: 'S5' }]);
    const nothing = await app.as('Technician').refused(tryMachineDriver, { body: { ...asked, text: null } });
    expect(nothing.errors).toMatchObject([{ field: 'text' }]);
    const nobody = await app
      .as('Technician')
      .refused(tryMachineDriver, { body: { ...asked, driverId: null } });
    expect(nobody.errors).toMatchObject([{ field: 'driverId' }]);
  });
});

it('a driver with costly patterns is tried in bounded time, and the server answers others meanwhile', async () => {
  const heavy = Array.from({ length: 50 }, (_, at) => ({
    path: 'R.4',
    matches: `${'[ab]?'.repeat(18)}${at}$`,
  }));
  const records = Array.from({ length: 1_000 }, (_, at) => `R|${at}|^^^CR|${'ab'.repeat(100)}|mg/dL||||F`);
  const text = ['H|\\^&|||Sim', 'P|1', 'O|1|S1||^^^CR|R', ...records, 'L|1|N', ''].join('\r');
  const definition = JSON.stringify({ ...TEST_DRIVER, result: { ...TEST_DRIVER.result, repeated: heavy } });
  let isTried = false;
  const trying = app
    .as('Technician')
    .ok(tryMachineDriver, { body: { definition, driverId: null, text, messageId: null } });
  void trying.finally(() => {
    isTried = true;
  });
  await app.as('Technician').ok(listMachineDrivers, {});
  expect(isTried).toBe(false);
  const { read } = await trying;
  expect(read?.faults).toEqual([{ code: 'too-much-searched', at: '' }]);
  const hang = { path: 'R.4', matches: `${'a{0,99}'.repeat(5)}b` };
  const faulty = await app.as('Technician').ok(tryMachineDriver, {
    body: {
      definition: JSON.stringify({ ...TEST_DRIVER, result: { ...TEST_DRIVER.result, skip: [hang] } }),
      driverId: null,
      text: text.replaceAll('ab', 'aa'),
      messageId: null,
    },
  });
  expect(faulty.faults).toMatchObject([{ path: 'result.skip[0].matches', code: 'badPattern' }]);
});

it('a message is seen byte by byte, and a picture in it; masked users see neither', async () => {
  const own = await driverInUse(app, FILE_DRIVER);
  const machine = await linkedMachine(app, { ...(await machineWithCodes(app, {})), driverId: own });
  const billId = await billOnBench(app, { testCodes: ['CREAT'] });
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const text = messageOf(rows[0]?.barcode ?? '', [
    { code: 'PIC', value: 'Qk0=', unit: 'image/bmp', status: 'I' },
  ]);
  const messageId = await receive(app, machine, text);
  const { linkId } = machine.link;
  const { hex, tree, values } = await app.as('Technician').ok(readRawMessage, { query: { messageId } });
  expect(Buffer.from(hex, 'hex').toString('latin1')).toBe(text);
  expect(tree.length).toBeGreaterThan(5);
  expect(values).toMatchObject([{ state: 'kept', hasFile: true }]);
  const dataId = values[0]?.dataId ?? '';
  expect((await app.as('Technician').ok(readMachineFile, { query: { dataId } })).base64).toBe('Qk0=');
  const { messages } = await app.as('Technician').ok(watchMachineLink, { query: { linkId } });
  expect(messages.map((message) => message.messageId)).toEqual([messageId]);
  const listed = await app.as('Technician').ok(listMachineMessages, { query: { linkId, state: 'read' } });
  expect(listed.rows).toHaveLength(1);
  const masked = await app.asUser(app.lab.demoUser).ok(readRawMessage, { query: { messageId } });
  expect(masked).toMatchObject({ hex: '', text: '', tree: [], read: null });
  expect((await app.asUser(app.lab.demoUser).refused(readMachineFile, { query: { dataId } })).code).toBe(
    'not-found',
  );
});

it('a value without a file has none', async () => {
  const machine = await machineOfLab(app, {});
  const messageId = await receive(app, machine, messageOf('S1', [{ code: 'CR', value: '1' }]));
  const { values } = await app.as('Technician').ok(readRawMessage, { query: { messageId } });
  const query = { dataId: values[0]?.dataId ?? '' };
  expect((await app.as('Technician').refused(readMachineFile, { query })).code).toBe('machine-file-none');
});
