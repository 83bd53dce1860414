import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import type { SimAnalyser } from '@nidan/simulators/analyser-sim/start-analyser';
import { setTimeout as wait } from 'node:timers/promises';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { linkMachines } from '../machines/linked-machines.ts';
import { reconcileMachines } from '../machines/reconcile-machines.ts';
import { tubesAtBench } from '../machines/tubes-at-bench.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const MACHINES = 20;
const SECONDS = 10;
const RESULTS = 30;
const TUBES = 40;
const TARGET_RATE = 200;
const TARGET_MS = 500;

/** Results that a message has beside those that its machine is made for. */
const MORE = Array.from({ length: RESULTS }, (_, at) => ({
  code: `X${at}`,
  unit: 'U/L',
  low: 1,
  high: 100,
  decimals: 1,
}));

async function work(machine: SimAnalyser, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) await machine.run([`${machine.id}T${turn}`]);
}

/** From the first byte of a tube's message until its values are entered or laid out for people, in ms. */
async function msToWorksheet(machine: SimAnalyser, tube: string, url: string): Promise<number> {
  return withClient(url, async (client) => {
    const began = performance.now();
    await machine.run([tube]);
    for (;;) {
      const { rows } = await client.query(
        'select from machine_data where l_id = 1 and sample_id = $1 limit 1',
        [tube],
      );
      if (rows.length > 0) return performance.now() - began;
      await wait(5);
    }
  });
}

/**
 * How many messages of thirty results twenty machines get acknowledged in a second, each of which is stored before; and, on a lab that is
 * not flooded, how long a message takes to its worksheet.
 */
export async function measureMachines(server: ServerUnderTest): Promise<void> {
  const beside = await server.beside(server.urls.adminUrl, { flags: [], env: { NIDAN_ROLE: 'gateway' } });
  const worker = await server.beside(server.urls.adminUrl, { flags: [], env: { NIDAN_ROLE: 'worker' } });
  const manager = await signInAs(server.port, 'manager');
  const machines = await linkMachines(manager, MACHINES, MORE);
  manager.close();
  try {
    const times: number[] = [];
    for (const [at, tube] of (await tubesAtBench(server.port, TUBES)).entries()) {
      const machine = machines[at % MACHINES];
      if (machine !== undefined) times.push(await msToWorksheet(machine, tube, server.urls.checkerUrl));
    }
    const quiet = await reconcileMachines(machines, server.urls.checkerUrl);
    const before = machines.reduce((count, { acknowledged }) => count + acknowledged.length, 0);
    let isOver = false;
    const began = performance.now();
    const working = machines.map((machine) => work(machine, () => isOver));
    await wait(SECONDS * 1_000);
    const taken = machines.reduce((count, { acknowledged }) => count + acknowledged.length, 0) - before;
    const rate = taken / ((performance.now() - began) / 1_000);
    isOver = true;
    await Promise.all(working);
    const found = await reconcileMachines(machines, server.urls.checkerUrl);
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
    printFigure({
      name: 'machine_messages',
      value: Math.round(rate),
      unit: '/s',
      target: `>= ${TARGET_RATE}`,
      ok: rate >= TARGET_RATE,
      detail: {
        machines: MACHINES,
        results: RESULTS,
        lost: found.lost.length,
        doubled: found.doubled.length,
      },
    });
    printFigure({
      name: 'machine_to_worksheet_p95',
      value: Math.round(p95),
      unit: 'ms',
      target: `<= ${TARGET_MS}`,
      ok: p95 <= TARGET_MS,
      detail: { messages: times.length, entered: quiet.entered },
    });
  } finally {
    await Promise.all(machines.map((machine) => machine.stop()));
    await worker.stop();
    await beside.stop();
  }
}
