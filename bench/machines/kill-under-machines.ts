import type { SimAnalyser } from '@nidan/simulators/analyser-sim/start-analyser';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '../four-stage-order.ts';
import type { TortureStage } from '../torture/torture-stage.ts';
import { linkMachines } from './linked-machines.ts';
import { tubesAtBench } from './tubes-at-bench.ts';
import { type MachineReconciliation, reconcileMachines } from './reconcile-machines.ts';

export interface KillPlan {
  readonly machines: number;
  readonly kills: number;
  readonly say: (line: string) => void;
}

/** Faults of machines that come along, one after the other. */
const FAULTS = [null, 'split', 'bad-checksum', 'duplicate', 'lost-ack', 'restart'] as const;

/** One machine at work: a tube of the bench now and then, tubes that nobody knows otherwise, until it is told to stop. */
async function work(machine: SimAnalyser, tubes: readonly string[], isOver: () => boolean): Promise<void> {
  const left = tubes.slice();
  for (let turn = 0; !isOver(); turn += 1) {
    const tube = turn % 4 === 0 ? left.shift() : undefined;
    machine.fault(FAULTS[turn % FAULTS.length] ?? null);
    await machine.run([tube ?? `${machine.id}T${turn}`]);
    await wait(20);
  }
}

/**
 * Machines say their results while the processes that take them are killed, now one and now the other. Answers what machines were told was
 * taken against what is there.
 */
export async function killUnderMachines(stage: TortureStage, plan: KillPlan): Promise<MachineReconciliation> {
  const [port = 0] = stage.ports;
  const manager = await signInAs(port, 'manager');
  const machines = await linkMachines(manager, plan.machines);
  const tubes = await tubesAtBench(port, plan.machines * 2);
  manager.close();
  let isOver = false;
  const share = (at: number) => tubes.filter((_, tube) => tube % machines.length === at);
  const working = machines.map((machine, at) => work(machine, share(at), () => isOver));
  try {
    for (let kill = 0; kill < plan.kills; kill += 1) {
      await wait(300 + ((kill * 7_919) % 1_200));
      await stage.killServer(kill);
      const taken = machines.reduce((count, { acknowledged }) => count + acknowledged.length, 0);
      plan.say(`kill ${kill + 1}: ${taken} messages were acknowledged`);
    }
    isOver = true;
    await Promise.all(working);
    return await reconcileMachines(machines, stage.urls.checkerUrl);
  } finally {
    isOver = true;
    await Promise.all(machines.map((machine) => machine.stop()));
    await Promise.allSettled(working);
  }
}
