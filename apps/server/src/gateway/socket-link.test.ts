import type { LinkProblem } from '@nidan/domain/machines/machine-link';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../kernel/testing/free-port.ts';
import { listenForMachine, type MindedLink } from './socket-link.ts';
import { linkInUse } from './testing/link-in-use.ts';

const ENQ = Buffer.from([5]);
const ACK = 6;

let minded: MindedLink | null = null;
let now = 1_000_000;
let problems: LinkProblem[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await minded?.stop();
  [minded, problems] = [null, []];
});

async function listening(isPort = true): Promise<number> {
  const port = await freePort();
  const said: string[] = [];
  minded = listenForMachine({
    link: linkInUse({ port }),
    report: { note: (problem) => problems.push(problem), say: (state) => said.push(state) },
    now: () => now,
    take: async () => [],
    room: { enter: () => true, leave: () => undefined },
    places: { isPort: () => isPort, isListeningAddress: () => true },
  });
  for (let turn = 0; turn < 500 && said.length === 0; turn += 1) await wait(10);
  return port;
}

/** A machine that has begun a message. */
async function begun(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(ENQ);
  const [bytes] = (await once(socket, 'data')) as [Buffer]; // What a socket says of data are its bytes.
  expect(bytes[0]).toBe(ACK);
  return socket;
}

describe('listenForMachine', () => {
  test('lets a machine in when two connections send a message for longer than a minute', async () => {
    const port = await listening();
    const slow = [await begun(port), await begun(port)];
    const refused = connect({ host: '127.0.0.1', port });
    refused.on('error', () => undefined);
    await once(refused, 'close');
    expect(problems).toContain('too-many-connections');
    for (let second = 0; second < 13; second += 1) {
      now += 5_000;
      for (const one of slow) one.write(Buffer.from([2]));
      await wait(5);
    }
    await begun(port);
    expect(problems).toContain('too-slow');
  });

  test('listens on no port that the operator does not keep for machines', async () => {
    const port = await listening(false);
    expect(problems).toEqual(['place-not-allowed']);
    const socket = connect({ host: '127.0.0.1', port });
    const [error] = await once(socket, 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
