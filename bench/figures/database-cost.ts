import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { cpuSecondsOf } from '../process-cpu.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

/** Longer than the second within which sessions tell the statistics what they wrote. */
const untilTold = 1_200;

interface Reading {
  readonly cpuSeconds: number;
  readonly walBytes: number;
  readonly bytes: number;
}

export interface DatabaseCost {
  readonly cpuMs: number;
  readonly walKb: number;
  readonly diskKb: number;
}

async function read({ urls, databasePid }: ServerUnderTest): Promise<Reading> {
  const cpuSeconds = cpuSecondsOf(databasePid);
  await new Promise((resolve) => setTimeout(resolve, untilTold));
  return withClient(urls.adminUrl, async (client) => {
    const { rows } = await client.query<{ wal: number; bytes: number }>(
      'select wal_bytes::float8 as wal, pg_database_size(current_database())::float8 as bytes from pg_stat_wal',
    );
    return { cpuSeconds, walBytes: rows[0]?.wal ?? Number.NaN, bytes: rows[0]?.bytes ?? Number.NaN };
  });
}

/** What one of the orders that `run` counts costs the database: CPU time, WAL, growth of its files. */
export async function databaseCost(
  server: ServerUnderTest,
  run: () => Promise<number>,
): Promise<DatabaseCost> {
  const before = await read(server);
  const orders = await run();
  const after = await read(server);
  return {
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1_000) / orders,
    walKb: (after.walBytes - before.walBytes) / 1_024 / orders,
    diskKb: (after.bytes - before.bytes) / 1_024 / orders,
  };
}
