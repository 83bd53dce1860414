import {
  amendByMachineData,
  countMachineData,
  discardMachineData,
  listMachineData,
  listMachineMessages,
  mapMachineCode,
  postMachineData,
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
  saveMachineLink,
  switchMachineLink,
  watchMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { billOnBench, enter } from '../../../../testing/bill-on-bench.ts';
import { check } from '../../../../testing/report-on-desk.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { parameterIdOf } from '../../../catalogue/versions/testing/catalogue-of-lab.ts';
import {
  driverInUse,
  FILE_DRIVER,
  linkBody,
  linkedMachine,
  machineOfLab,
  machineWithCodes,
  messageOf,
  receive,
  TEST_DRIVER,
} from './machine-of-lab.ts';

const REASON = 'Water run, no tube';

/** A value in quarantine, of a tube that nobody knows. */
async function heldValue({ app }: LabWorld) {
  const machine = await machineOfLab(app, { CR: 'CREAT' });
  const messageId = await receive(
    app,
    machine,
    messageOf(`S${newId().slice(-8)}`, [{ code: 'CR', value: '1' }]),
  );
  const { values } = await app.as('Manager').ok(readRawMessage, { query: { messageId } });
  const [value] = values;
  if (value === undefined) throw new Error('The message has a value');
  return { machine, messageId, value };
}

/** A value that came after its test was checked; of potassium, which no control of another case holds. */
async function lateValue({ app }: LabWorld) {
  const machine = await machineOfLab(app, { KA: 'K' });
  const billId = await billOnBench(app, { testCodes: ['K'] });
  await enter(app, billId, { K: { K: '4.1' } });
  await check(app, billId);
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const text = messageOf(rows[0]?.barcode ?? '', [{ code: 'KA', value: '4.6' }]);
  const messageId = await receive(app, machine, text);
  const { values } = await app.as('Manager').ok(readRawMessage, { query: { messageId } });
  const [value] = values;
  if (value === undefined) throw new Error('The message has a value');
  return value;
}

async function laidDown({ app }: LabWorld) {
  const { machineId } = await machineWithCodes(app, { CR: 'CREAT' });
  const driverId = await driverInUse(app);
  return { machineId, driverId };
}

async function savedLink(world: LabWorld) {
  const body = linkBody(await laidDown(world));
  return world.app.as('Manager').ok(saveMachineLink, { body });
}

function draftBody() {
  const driverId = newId();
  const code = `draft-${driverId.slice(-10)}`;
  return { driverId, version: null, code, name: 'Our analyser', definition: JSON.stringify(TEST_DRIVER) };
}

/** A draft that the pathologist wrote. */
async function draft({ app }: LabWorld) {
  return app.as('Pathologist').ok(saveMachineDriver, { body: draftBody() });
}

export const interfacingCases: readonly RouteCase[] = [
  forRoute(listMachineData).send(async (world) => {
    const { machine } = await heldValue(world);
    return { query: { state: 'quarantined', machineId: machine.machineId } };
  }),
  forRoute(countMachineData).send(async (world) => {
    await heldValue(world);
    return {};
  }),
  forRoute(mapMachineCode).send(async ({ app }) => {
    const { machineId } = await machineWithCodes(app, {});
    const parameterId = await parameterIdOf(app, 'CREAT');
    const body = { recordId: newId(), machineId, machineCode: 'CREA', parameterId, machineUnit: '' };
    return { body: { ...body, factor: 1, shift: 0 } };
  }),
  forRoute(postMachineData).send(async (world) => {
    const { value } = await heldValue(world);
    return { body: { rows: [{ dataId: value.dataId, version: value.version }] } };
  }),
  forRoute(amendByMachineData).send(async (world) => {
    const { dataId, version } = await lateValue(world);
    return { body: { dataId, version, reason: 'The tube was measured again' } };
  }),
  forRoute(discardMachineData).send(async (world) => {
    const { value } = await heldValue(world);
    return { body: { rows: [{ dataId: value.dataId, version: value.version }], reason: REASON } };
  }),
  forRoute(readMachineFile).send(async ({ app }) => {
    const driverId = await driverInUse(app, FILE_DRIVER);
    const machine = await linkedMachine(app, { ...(await machineWithCodes(app, {})), driverId });
    const messageId = await receive(
      app,
      machine,
      messageOf('S1', [{ code: 'PIC', value: 'Qk0=', status: 'I' }]),
    );
    const { values } = await app.as('Manager').ok(readRawMessage, { query: { messageId } });
    return { query: { dataId: values[0]?.dataId ?? '' } };
  }),
  forRoute(listMachineMessages).send(async (world) => {
    const { machine } = await heldValue(world);
    return { query: { linkId: machine.link.linkId, machineId: machine.machineId } };
  }),
  forRoute(readRawMessage).send(async (world) => ({
    query: { messageId: (await heldValue(world)).messageId },
  })),
  forRoute(listMachineLinks).send(async (world) => {
    await savedLink(world);
    return {};
  }),
  forRoute(saveMachineLink).send(async (world) => {
    const body = linkBody(await laidDown(world));
    const { version } = await world.app.as('Manager').ok(saveMachineLink, { body });
    return { body: { ...body, version, zoneOffset: 0 } };
  }),
  forRoute(switchMachineLink).send(async (world) => {
    const { linkId, version } = await savedLink(world);
    return { body: { linkId, version, isEnabled: true } };
  }),
  forRoute(watchMachineLink).send(async (world) => ({ query: { linkId: (await savedLink(world)).linkId } })),
  forRoute(listMachineDrivers).send(async (world) => {
    await draft(world);
    return {};
  }),
  forRoute(readMachineDriver).send(async (world) => ({ query: { driverId: (await draft(world)).driverId } })),
  forRoute(takeMachineDriver).send(async ({ app }) => {
    const { delivered } = await app.as('Manager').ok(listMachineDrivers);
    const fresh = delivered.find(({ driverId }) => driverId === null) ?? delivered[0];
    return { body: { driverId: newId(), code: fresh?.code ?? '' } };
  }),
  forRoute(saveMachineDriver).send(async ({ app }) => {
    const body = draftBody();
    const { version } = await app.as('Manager').ok(saveMachineDriver, { body });
    return { body: { ...body, version, name: 'Renamed' } };
  }),
  forRoute(approveMachineDriver).send(async (world) => {
    const { driverId, version } = await draft(world);
    return { body: { driverId, version } };
  }),
  forRoute(retireMachineDriver).send(async (world) => {
    const { driverId, version } = await draft(world);
    return { body: { driverId, version, reason: REASON } };
  }),
  forRoute(tryMachineDriver).send(async (world) => {
    const { machine, messageId } = await heldValue(world);
    return { body: { definition: null, driverId: machine.link.driverId, text: null, messageId } };
  }),
];
