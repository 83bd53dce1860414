import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { askExplorer } from '@nidan/contract/insight/explorer/explorer-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { signInAs } from '../four-stage-order.ts';

interface AskedCopy {
  /** What the explorer counted, by the server that was asked. */
  readonly counted: readonly number[];
  /** Connections of the servers to the copy, which they have for nothing else. */
  readonly onCopy: number;
}

const howManyBills: BodyOf<typeof askExplorer> = {
  question: {
    subject: 'bills',
    filters: [],
    columns: [],
    groups: [],
    measures: [{ sum: 'count', field: null }],
    pivot: false,
  },
  dates: { dates: 98 },
};

/** Asks each server how many bills there are, and the copy of the database that they read from how many connections asked it. */
export async function askFromCopy(ports: readonly number[], copyUrl: string): Promise<AskedCopy> {
  const counted: number[] = [];
  for (const port of ports) {
    const manager = await signInAs(port, 'manager');
    const { rows } = await manager.call(askExplorer, { body: howManyBills });
    counted.push(Number(rows[0]?.cells[0]));
    manager.close();
  }
  const onCopy = await withClient(copyUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where usename = 'nidan_app'",
    );
    return rows[0]?.count ?? 0;
  });
  return { counted, onCopy };
}
