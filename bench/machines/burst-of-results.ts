import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '../api-client.ts';
import { printFigure } from '../figure.ts';
import { linkMachines } from './linked-machines.ts';
import { tubesAtBench } from './tubes-at-bench.ts';

const RESULTS = 500;
const TARGET_SECONDS = 30;

const LONGEST_MS = 300_000;

async function untilOnSheets(tubes: readonly string[], url: string): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  await withClient(url, async (client) => {
    while (Date.now() < end) {
      const { rows } = await client.query<{ count: number }>(
        'select count(distinct sample_id)::int as count from machine_data where l_id = 1 and sample_id = any($1)',
        [tubes],
      );
      if (rows[0]?.count === tubes.length) return;
      await wait(50);
    }
    throw new Error(`After ${LONGEST_MS / 1_000} s results of a burst are on no worksheet`);
  });
}

interface BurstPlan {
  readonly manager: ApiClient;
  readonly port: number;
  readonly checkerUrl: string;
}

/** A machine with tubes at the bench whose results it has kept for itself; answers what sends them all, and ends it. */
export async function machineWithResults({ manager, port, checkerUrl }: BurstPlan) {
  const [machine] = await linkMachines(manager, 1);
  if (machine === undefined) throw new Error('No machine was linked');
  const tubes = await tubesAtBench(port, RESULTS);
  return {
    /** Prints how long it takes from the last acknowledgement until every message is on its worksheet. */
    send: async (queuedMessages: number): Promise<void> => {
      const started = performance.now();
      for (const tube of tubes) await machine.run([tube]);
      const told = performance.now();
      await untilOnSheets(tubes, checkerUrl);
      const seconds = (performance.now() - told) / 1_000;
      printFigure({
        name: 'burst_to_worksheets',
        value: seconds,
        unit: `s after the last acknowledgement of ${RESULTS} messages`,
        target: `<= ${TARGET_SECONDS}`,
        ok: seconds <= TARGET_SECONDS,
        detail: { acknowledged_in_s: Math.round((told - started) / 1_000), messages_queued: queuedMessages },
      });
    },
    stop: () => machine.stop(),
  };
}
