import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import type { SimAnalyser } from '@nidan/simulators/analyser-sim/start-analyser';
import { setTimeout as wait } from 'node:timers/promises';

export interface MachineReconciliation {
  /** Values that machines were told were taken. */
  readonly acknowledged: number;
  /** Those that are not there. */
  readonly lost: readonly string[];
  /** Values that are there twice, and results that were entered twice. */
  readonly doubled: readonly string[];
  /** Results that machines brought to a worksheet. */
  readonly entered: number;
}

interface Kept {
  readonly what: string;
  readonly count: number;
}

/** What broke off in its middle is one row without a code. */
const VALUES = `
  select sample_id || ' ' || code || '=' || value as what, count(*)::int as count
  from machine_data where l_id = 1 and code <> '' group by 1`;
const ENTERED = `
  select r.bill_test_id || ' ' || r.parameter_id as what, count(*)::int as count
  from result_version r where r.l_id = 1 and r.source = 'machine' group by 1`;

async function untilRead(url: string): Promise<void> {
  for (;;) {
    const left = await withClient(url, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from machine_message where state = 'waiting' and is_whole and direction = 'in'",
      );
      return rows[0]?.count ?? 0;
    });
    if (left === 0) return;
    await wait(100);
  }
}

/** Holds what machines were told was taken against what the database has, once all of it has been read. */
export async function reconcileMachines(
  machines: readonly SimAnalyser[],
  checkerUrl: string,
): Promise<MachineReconciliation> {
  await untilRead(checkerUrl);
  const [values, entered] = await withClient(checkerUrl, async (client) => [
    (await client.query<Kept>(VALUES)).rows,
    (await client.query<Kept>(ENTERED)).rows,
  ]);
  const kept = new Set((values ?? []).map(({ what }) => what));
  const told = machines.flatMap(({ acknowledged }) =>
    acknowledged.flatMap(({ sampleId, results }) =>
      results.map(({ code, value }) => `${sampleId} ${code}=${value}`),
    ),
  );
  const twice = [...(values ?? []), ...(entered ?? [])].filter(({ count }) => count > 1);
  return {
    acknowledged: told.length,
    lost: told.filter((what) => !kept.has(what)),
    doubled: twice.map(({ what, count }) => `${what} ${count} times`),
    entered: entered?.length ?? 0,
  };
}
