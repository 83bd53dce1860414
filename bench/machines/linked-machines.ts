import { takeMachineDriver } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import {
  listMachineLinks,
  saveMachineLink,
  switchMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import type { Measured, ProfileName } from '@nidan/simulators/analyser-sim/machine-profiles';
import { type SimAnalyser, startAnalyser } from '@nidan/simulators/analyser-sim/start-analyser';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '../api-client.ts';

/** Machines that are played, with the delivered driver that reads each; one after the other. */
const KINDS: readonly { readonly profile: ProfileName; readonly driver: string }[] = [
  { profile: 'blood-count', driver: 'sysmex-xn-astm' },
  { profile: 'blood-count-hl7', driver: 'mindray-bc-hl7' },
  { profile: 'immunoassay', driver: 'ihe-law-hl7' },
];

/** Among the ports that a server keeps for machines, beside those of the demo lab. */
const FIRST_PORT = 15_200;

/** A machine says its message again soon, where a real one waits a quarter of a minute. */
const PACE = { reply: 3_000, busy: 200, contention: 100, answer: 3_000 };

/** Lays down links that listen, each with a machine at its other end, and waits until a gateway minds them all. */
export async function linkMachines(
  manager: ApiClient,
  count: number,
  alsoMeasures: readonly Measured[] = [],
): Promise<SimAnalyser[]> {
  const { machines } = await manager.call(listMachineLinks);
  const machineId = machines.find(({ name }) => name.includes('aemat'))?.machineId ?? machines[0]?.machineId;
  if (machineId === undefined) throw new Error('The demo lab has machines');
  const drivers = new Map<string, string>();
  for (const { driver: code } of KINDS) {
    const { driverId } = await manager.call(takeMachineDriver, { body: { driverId: newId(), code } });
    drivers.set(code, driverId);
  }
  const ports = Array.from({ length: count }, (_, at) => FIRST_PORT + at);
  const played: SimAnalyser[] = [];
  for (const [at, port] of ports.entries()) {
    const kind = KINDS[at % KINDS.length];
    if (kind === undefined) break;
    const { linkId, version } = await manager.call(saveMachineLink, {
      body: {
        linkId: newId(),
        version: null,
        name: `Played ${at + 1}`,
        machineId,
        driverId: drivers.get(kind.driver) ?? '',
        transport: 'tcpServer',
        host: '',
        port,
        folder: '',
        allowedAddress: '',
        zoneOffset: 330,
      },
    });
    await manager.call(switchMachineLink, { body: { linkId, version, isEnabled: true } });
    const id = `P${String(at + 1).padStart(2, '0')}`;
    played.push(
      await startAnalyser({
        id,
        profile: kind.profile,
        address: { mode: 'client', port },
        pace: PACE,
        alsoMeasures,
      }),
    );
  }
  await untilMinded(manager, count);
  return played;
}

async function untilMinded(manager: ApiClient, count: number): Promise<void> {
  for (;;) {
    const { links } = await manager.call(listMachineLinks);
    const minded = links.filter(({ state }) => state === 'listening' || state === 'connected');
    if (minded.length >= count) return;
    await wait(100);
  }
}
