import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeAnswer } from '@nidan/domain/interfacing/answer-query';
import type { Driver } from '@nidan/domain/interfacing/driver';
import { BECKMAN_AU_FIXED } from '@nidan/domain/interfacing/drivers/beckman-au-fixed';
import { CSV_FOLDER } from '@nidan/domain/interfacing/drivers/csv-folder';
import { IHE_LAW_HL7 } from '@nidan/domain/interfacing/drivers/ihe-law-hl7';
import { MINDRAY_BC_HL7 } from '@nidan/domain/interfacing/drivers/mindray-bc-hl7';
import { ROCHE_COBAS_C_ASTM } from '@nidan/domain/interfacing/drivers/roche-cobas-c-astm';
import { SYSMEX_XN_ASTM } from '@nidan/domain/interfacing/drivers/sysmex-xn-astm';
import type { LinkEffect } from '@nidan/domain/interfacing/link';
import type { MachineMessage } from '@nidan/domain/interfacing/machine-message';
import type { MachineOrder } from '@nidan/domain/interfacing/machine-order';
import { fileMessages, newLink } from '@nidan/domain/interfacing/new-link';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { MACHINE_PROFILES, type ProfileName } from './machine-profiles.ts';
import { SIM_FAULTS, type SimFault } from './sim-faults.ts';
import { type SimAnalyser, startAnalyser } from './start-analyser.ts';

const PACE = { reply: 2_000, busy: 20, contention: 30, answer: 2_000 };

interface Host {
  readonly port: number;
  /** What was read of what was stored, in that order. */
  readonly messages: MachineMessage[];
  stop(): Promise<void>;
}

/** Stops, at the end of a test, in the order in which they were begun. */
const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** What is to be measured of a tube: everything that is asked for here. */
function orderOf(sampleId: string, codes: readonly string[]): MachineOrder {
  return {
    sampleId,
    person: { name: 'TEST ONE', personId: 'P1', sex: 'M', birthDate: '' },
    specimen: '',
    isUrgent: false,
    codes,
    collectedAt: null,
  };
}

/** Answers one connection by its own link: stores in memory, answers questions with orders of all codes. */
function answering(
  driver: Driver,
  codes: readonly string[],
  messages: MachineMessage[],
): (socket: Socket) => void {
  return (socket) => {
    const link = newLink(driver, { newControlId: () => '1' });
    if (link === null) return;
    let alarm: NodeJS.Timeout | undefined;
    const follow = (effects: readonly LinkEffect[]): void => {
      for (const effect of effects) {
        if (effect.kind === 'write') socket.write(effect.bytes);
        if (effect.kind === 'close') socket.destroy();
        if (effect.kind !== 'store') continue;
        const message = readMessage(driver, effect.text);
        if (effect.isWhole) messages.push(message);
        const { query } = message;
        const given = {
          orders: (query?.sampleIds ?? []).map((sampleId) => orderOf(sampleId, codes)),
          now: '20250101093000',
          controlId: 'C1',
        };
        const texts = query === null ? [] : writeAnswer(driver, { ...given, asked: effect.text, query });
        follow(
          link.stored(
            Date.now(),
            texts.map((text, at) => ({ id: String(at), text })),
          ),
        );
      }
      clearTimeout(alarm);
      const { wakeAt } = link;
      if (wakeAt !== null)
        alarm = setTimeout(() => follow(link.elapse(Date.now())), Math.max(0, wakeAt - Date.now()));
    };
    socket.on('data', (bytes) => follow(link.receive(bytes, Date.now())));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(alarm);
      link.end(Date.now());
    });
  };
}

async function startHost(driver: Driver, codes: readonly string[]): Promise<Host> {
  const messages: MachineMessage[] = [];
  const sockets = new Set<Socket>();
  const answer = answering(driver, codes, messages);
  const server = createServer((socket) => {
    sockets.add(socket);
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  stops.push(stop);
  const { port } = server.address() as AddressInfo; // A server on TCP has an address of this shape.
  return { port, messages, stop };
}

async function play(profile: ProfileName, driver: Driver): Promise<{ machine: SimAnalyser; host: Host }> {
  const codes = MACHINE_PROFILES[profile].measures.slice(0, 2).map(({ code }) => code);
  const host = await startHost(driver, codes);
  const machine = await startAnalyser({
    id: profile,
    profile,
    address: { mode: 'client', port: host.port },
    pace: PACE,
  });
  stops.unshift(() => machine.stop());
  return { machine, host };
}

/** sample: code=value, of what was read or what was acknowledged. */
const inShort = (
  samples: readonly { sampleId: string; results: readonly { code: string; value: string }[] }[],
) =>
  samples.map(
    ({ sampleId, results }) =>
      `${sampleId}: ${results.map(({ code, value }) => `${code}=${value}`).join(' ')}`,
  );

const resultsOf = (host: Host) => inShort(host.messages.flatMap(({ samples }) => samples));

const TALKING: readonly (readonly [ProfileName, Driver])[] = [
  ['blood-count', SYSMEX_XN_ASTM.driver],
  [
    'chemistry',
    {
      ...ROCHE_COBAS_C_ASTM.driver,
      query: SYSMEX_XN_ASTM.driver.query && { ...SYSMEX_XN_ASTM.driver.query, sampleId: 'Q.3.2' },
    },
  ],
  ['blood-count-hl7', MINDRAY_BC_HL7.driver],
  ['immunoassay', IHE_LAW_HL7.driver],
];

describe.each(TALKING)('%s', (profile, driver) => {
  it('asks, measures what it was told to, and tells it', async () => {
    const { machine, host } = await play(profile, driver);
    await machine.run(['S1', 'S2'], { asks: true });
    await machine.run(['QC-1'], { isControl: true });
    const [first, second] = MACHINE_PROFILES[profile].measures;
    expect(machine.ordered).toEqual([
      { sampleId: 'S1', codes: [first.code, second.code] },
      { sampleId: 'S2', codes: [first.code, second.code] },
    ]);
    expect(resultsOf(host)).toEqual(inShort(machine.acknowledged));
    expect(host.messages.at(-1)?.samples[0]?.isControl).toBe(true);
    expect(host.messages.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it.each(SIM_FAULTS)('loses nothing under %s', async (fault: SimFault) => {
    const { machine, host } = await play(profile, driver);
    machine.fault(fault);
    await machine.run(['S1', 'S2']);
    const told = resultsOf(host);
    expect([...new Set(told)]).toEqual(inShort(machine.acknowledged));
    const isTwice = fault === 'duplicate' || fault === 'lost-ack';
    expect(told.length > 2).toBe(isTwice);
  });
});

it('gives way to a machine that calls at the same time', async () => {
  const { machine } = await play('blood-count', SYSMEX_XN_ASTM.driver);
  machine.fault('contention');
  await machine.run(['S1'], { asks: true });
  expect(machine.acknowledged).toHaveLength(1);
});

it('plays blocks of fixed width, which nobody acknowledges', async () => {
  const { machine, host } = await play('chemistry-fixed', BECKMAN_AU_FIXED.driver);
  await machine.run(['S1']);
  await expect.poll(() => resultsOf(host)).toEqual(inShort(machine.acknowledged));
});

it('lays files into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'analyser-sim-'));
  stops.push(() => rmSync(folder, { recursive: true }));
  const machine = await startAnalyser({
    id: 'el',
    profile: 'electrolytes',
    address: { mode: 'folder', folder },
  });
  await machine.run(['S1', 'S2']);
  const samples = readdirSync(folder)
    .toSorted()
    .flatMap((name) => fileMessages(CSV_FOLDER.driver, readFileSync(join(folder, name))))
    .flatMap(({ text }) => readMessage(CSV_FOLDER.driver, text).samples);
  expect(inShort(samples)).toEqual(inShort(machine.acknowledged));
});
