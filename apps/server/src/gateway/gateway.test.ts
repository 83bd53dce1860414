import { setLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { Driver } from '@nidan/domain/interfacing/driver';
import {
  saveMachineLink,
  switchMachineLink,
  listMachineLinks,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { listMachineData } from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { sql } from 'kysely';
import { on, once } from 'node:events';
import { mkdtemp, readdir, writeFile, mkdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  driverInUse,
  linkBody,
  machineWithCodes,
  messageOf,
  TEST_DRIVER,
} from '../features/lab/interfacing/testing/machine-of-lab.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import { freePort } from '../kernel/testing/free-port.ts';
import { startWorker, type JobWorker } from '../kernel/jobs/start-worker.ts';
import { jobs } from '../jobs.ts';
import { billOnBench, enter, testOn, worksheetOf } from '../testing/bill-on-bench.ts';
import { testIdOf } from '../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

let app: TestApp;
let gateway: Gateway;
let machineFolder: string;
beforeAll(async () => {
  app = await startTestApp();
  machineFolder = await mkdtemp(join(tmpdir(), 'nidan-machines-'));
});
afterAll(() => app.close());
beforeEach(() => {
  gateway = begun();
});
afterEach(() => gateway.stop());

function begun(): Gateway {
  const config = { ...app.services.config, machineFolder, machineNetworks: ['loopback'] };
  const services = { ...app.services, config };
  return startGateway({ services, jobsUrl: app.database.jobsUrl, onError: () => undefined });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

type Parts = Partial<ReturnType<typeof linkBody>>;

/** Lays a link down, switches it on, and waits until the gateway minds it. */
async function linkOn(
  parts: Parts = {},
  {
    driver = TEST_DRIVER,
    codes = { CR: 'CREAT' },
  }: { driver?: Driver; codes?: Readonly<Record<string, string>> } = {},
): Promise<{ linkId: string; port: number; machineId: string }> {
  const { machineId } = await machineWithCodes(app, codes);
  const port = await freePort();
  const body = { ...linkBody({ machineId, driverId: await driverInUse(app, driver) }), port, ...parts };
  const { linkId, version } = await app.as('Manager').ok(saveMachineLink, { body });
  await app.as('Manager').ok(switchMachineLink, { body: { linkId, version, isEnabled: true } });
  await until(async () => !['off', null].includes((await standingOf(linkId)).state));
  return { linkId, port, machineId };
}

async function standingOf(linkId: string) {
  const { links } = await app.as('Technician').ok(listMachineLinks);
  const link = links.find((one) => one.linkId === linkId);
  if (link === undefined) throw new Error('The link is listed');
  return link;
}

async function messagesOf(
  linkId: string,
): Promise<{ text: string; is_whole: boolean; repeats: number; direction: string; state: string }[]> {
  return inTransaction(app.db, app.lab.lId, (db) =>
    db
      .selectFrom('machine_message')
      .where('l_id', '=', app.lab.lId)
      .where('link_id', '=', linkId)
      .orderBy('at')
      .orderBy('message_id')
      .select(['text', 'is_whole', 'repeats', 'direction', 'state'])
      .execute(),
  );
}

/** A machine at the other end: what it hears, and a wait for the next byte. */
async function machineAt(port: number): Promise<Heard> {
  const socket = connect({ host: '127.0.0.1', port });
  const machine = heardBy(socket);
  await once(socket, 'connect');
  return machine;
}

interface Heard {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly hears: (count: number) => Promise<void>;
}

function heardBy(socket: Socket): Heard {
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  return {
    socket,
    heard: () => heard,
    hears: (count) => until(async () => heard.length >= count || socket.destroyed),
  };
}

const [STX, ETX, EOT, ENQ, ACK] = ['\x02', '\x03', '\x04', '\x05', '\x06'];

function frame(number: number, text: string): string {
  const body = `${number}${text}${ETX}`;
  const sum = [...Buffer.from(body, 'latin1')].reduce((total, byte) => (total + byte) % 256, 0);
  return `${STX}${body}${sum.toString(16).toUpperCase().padStart(2, '0')}\r\n`;
}

/** Sends a message record by record, each after the acknowledgement of the last; answers what was heard. */
async function told({ socket, heard, hears }: Heard, text: string): Promise<string> {
  const records = text.split('\r').filter((record) => record !== '');
  socket.write(ENQ);
  await hears(1);
  for (const [index, record] of records.entries()) {
    socket.write(frame((index + 1) % 8, `${record}\r`));
    await hears(index + 2);
  }
  socket.write(EOT);
  return heard();
}

/** Calls the link and sends a message; answers what was heard. */
async function sendAll(port: number, text: string): Promise<string> {
  const machine = await machineAt(port);
  await told(machine, text);
  machine.socket.end();
  await once(machine.socket, 'close');
  return machine.heard();
}

it('a message is kept before it is acknowledged, and is on the worksheet soon after', async () => {
  const worker: JobWorker = await startWorker({
    jobsUrl: app.database.jobsUrl,
    services: app.services,
    jobs,
    onError: () => undefined,
  });
  const { linkId, port } = await linkOn();
  const billId = await billOnBench(app, { testCodes: ['CREAT'] });
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const text = messageOf(rows[0]?.barcode ?? '', [{ code: 'CR', value: '0.9' }]);
  expect(await sendAll(port, text)).toBe((ACK ?? '').repeat(6));
  expect((await messagesOf(linkId)).map((message) => message.is_whole)).toEqual([true]);
  const valueOf = async () =>
    testOn(await worksheetOf(app, billId), 'CREAT').parameters.find(({ code }) => code === 'CREAT')?.result
      ?.raw;
  await until(async () => (await valueOf()) !== undefined);
  expect(await valueOf()).toBe('0.9');
  // The machine saw no acknowledgement, as it thinks, and sends again.
  await sendAll(port, text);
  expect((await messagesOf(linkId)).map(({ repeats }) => repeats)).toEqual([1]);
  await worker.stop();
});

it('a machine that asks gets what it owes for a tube, and nothing else', async () => {
  const { linkId, port } = await linkOn({}, { codes: { CR: 'CREAT', UR: 'UREA', UA: 'URIC' } });
  const elsewhere = await machineWithCodes(app, { UREA: 'UREA' });
  await app.as('Manager').ok(setLocalTerms, {
    body: {
      testId: await testIdOf(app, 'UREA'),
      version: 1,
      terms: [
        {
          locationId: app.lab.locationId,
          isOffered: true,
          tatHours: null,
          method: null,
          machineId: elsewhere.machineId,
        },
      ],
    },
  });
  const billId = await billOnBench(app, { testCodes: ['CREAT', 'UREA'] });
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const tube = rows[0]?.barcode ?? '';
  const ordersFor = async (): Promise<string[]> => {
    const ask = ['H|\\^&|Q1||Sim|||||||P|1|20261126093000', `Q|1|^${tube}||ALL||||||||O`, 'L|1|N', ''].join(
      '\r',
    );
    const before = (await messagesOf(linkId)).length;
    await sendAll(port, ask);
    return (await messagesOf(linkId))
      .slice(before)
      .filter(({ direction }) => direction === 'out')
      .flatMap(({ text }) => text.split('\r'))
      .filter((record) => record.startsWith('O|'));
  };
  const [order, ...others] = await ordersFor();
  expect(others).toEqual([]);
  expect(order).toContain(`|${tube}|`);
  // Not the urea that is run elsewhere, nor a test that nobody ordered.
  expect(order?.split('|')[4]).toBe('^^^CR');
  await enter(app, billId, { CREAT: { CREAT: '0.9' } });
  expect(await ordersFor()).toEqual([]);
});

it('a call from another address is closed at once, and said', async () => {
  const { linkId, port } = await linkOn({ allowedAddress: '192.0.2.7' });
  const { socket, heard } = await machineAt(port);
  await once(socket, 'close');
  expect(heard()).toBe('');
  await until(async () => (await standingOf(linkId)).problem === 'foreign-address');
});

it('whatever arrives is bounded, and the other links go on', async () => {
  const hostile = await linkOn();
  const other = await linkOn();
  const { socket } = await machineAt(hostile.port);
  const noise = Buffer.alloc(1_000_000, 0);
  for (let sent = 0; sent < 4; sent += 1) socket.write(noise);
  socket.write(Buffer.concat([Buffer.from(`${ENQ}${STX}1`), Buffer.alloc(3_000_000, 65)]));
  const others = await Promise.all([
    machineAt(hostile.port),
    machineAt(hostile.port),
    machineAt(hostile.port),
  ]);
  expect(await sendAll(other.port, messageOf('S1', [{ code: 'CR', value: '1' }]))).toBe(
    (ACK ?? '').repeat(6),
  );
  await until(async () => (await standingOf(hostile.linkId)).problem !== null);
  expect((await standingOf(hostile.linkId)).connections).toBeLessThanOrEqual(2);
  for (const one of [socket, ...others.map((each) => each.socket)]) one.destroy();
  expect(await messagesOf(hostile.linkId)).toEqual([]);
});

it('what a machine broke off is kept for people', async () => {
  const { linkId, port } = await linkOn();
  const { socket, hears } = await machineAt(port);
  socket.write(ENQ);
  await hears(1);
  socket.write(frame(1, 'H|\\^&|B1||Sim\r'));
  await hears(2);
  socket.destroy();
  await until(async () => (await messagesOf(linkId)).length === 1);
  expect((await messagesOf(linkId))[0]?.is_whole).toBe(false);
});

it('parts of a message without an end of its own wait for nobody once it has come whole', async () => {
  const link = { ...TEST_DRIVER.link, endsWithoutTerminator: true };
  const { linkId, port } = await linkOn({}, { driver: { ...TEST_DRIVER, code: 'no-end', link } });
  const { socket, hears } = await machineAt(port);
  socket.write(ENQ);
  await hears(1);
  socket.write(frame(1, 'H|\\^&|W1||Sim\r'));
  await hears(2);
  socket.write(frame(2, 'P|1\r'));
  await hears(3);
  socket.write(EOT);
  await until(async () => (await messagesOf(linkId)).some(({ is_whole: isWhole }) => isWhole));
  const parts = (await messagesOf(linkId)).filter(({ is_whole: isWhole }) => !isWhole);
  expect(parts.map(({ state }) => state)).toEqual(['read', 'read']);
  socket.destroy();
});

it('a machine that waits to be called is called, heard, and called again', async () => {
  const machine = createServer({ allowHalfOpen: false });
  machine.listen(0, '127.0.0.1');
  await once(machine, 'listening');
  const address = machine.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const calls = on(machine, 'connection');
  const { linkId } = await linkOn({ transport: 'tcpClient', host: '127.0.0.1', port });
  for (const value of ['1', '2']) {
    const { value: called } = await calls.next();
    const [socket] = called as [Socket]; // What a server tells of a connection is its socket.
    expect(await told(heardBy(socket), messageOf(`S-CALLED-${value}`, [{ code: 'CR', value }]))).toBe(
      (ACK ?? '').repeat(6),
    );
    await until(async () => (await standingOf(linkId)).state === 'connected');
    socket.end();
  }
  expect((await messagesOf(linkId)).map((message) => message.is_whole)).toEqual([true, true]);
  machine.close();
});

it('a taken port is a state, which ends with what took it', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { linkId } = await linkOn({ port });
  expect(await standingOf(linkId)).toMatchObject({ state: 'failed', problem: 'port-taken' });
  taken.close();
});

it('a link is changed, switched off and minded by one process alone', async () => {
  const { linkId, port } = await linkOn();
  const second = begun();
  const { version } = await standingOf(linkId);
  const { state } = await standingOf(linkId);
  expect(state).toBe('listening');
  await app.as('Manager').ok(switchMachineLink, { body: { linkId, version, isEnabled: false } });
  await until(async () => (await standingOf(linkId)).state === 'off');
  const socket = connect({ host: '127.0.0.1', port });
  const [error] = await once(socket, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  await app.as('Manager').ok(switchMachineLink, { body: { linkId, version: version + 1, isEnabled: true } });
  await until(async () => (await standingOf(linkId)).state === 'listening');
  // Whoever has it ends; the other one takes it over.
  await gateway.stop();
  gateway = second;
  await until(async () => (await standingOf(linkId)).state === 'listening');
});

it('a folder is read file by file, each once', async () => {
  const { linkId } = await linkOn(
    { transport: 'folder', host: '', port: null, folder: 'results' },
    {
      driver: {
        ...TEST_DRIVER,
        link: { kind: 'folder', extension: '.csv' },
        layout: { kind: 'csv', delimiter: ',', hasTitles: true, wide: [] },
        sample: { id: '{Sample}', strip: null, part: null, control: [] },
        person: null,
        result: {
          ...TEST_DRIVER.result,
          code: '{Code}',
          value: '{Value}',
          unit: '',
          flags: '',
          dilution: '',
          measuredAt: '',
          reagentLot: '',
          mark: '',
          marks: {},
        },
        query: null,
        orders: null,
      },
    },
  );
  const folder = join(machineFolder, String(app.lab.lId), 'results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'one.csv'), 'Sample,Code,Value\nS1,CR,0.9\n');
  await until(async () => (await messagesOf(linkId)).length === 1);
  await until(async () => (await readdir(join(folder, 'done')).catch(() => [])).length === 1);
  expect(await readdir(folder)).toEqual(['done']);
});

it('no value of one lab is seen by another', async () => {
  expect((await app.asOther('Technician').ok(listMachineData, { query: {} })).rows).toEqual([]);
  const { rows } = await inTransaction(app.db, 2, (db) => sql`select from machine_message`.execute(db));
  expect(rows).toEqual([]);
});
