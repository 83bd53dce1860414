import { withClient } from '@nidan/server/kernel/database/with-client';
import { databaseCost } from './database-cost.ts';
import { printFigure } from './figure.ts';
import { closeBench, planOrder, runOrder, signInBench } from './four-stage-order.ts';
import { onSocket } from './on-socket.ts';
import { nextOrder, type RecordedOrder, recordedOrder } from './recorded-order.ts';
import { ReplayConnection } from './replay-connection.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { type Recording, startRecorder } from './statement-recorder.ts';

const clients = 8;

interface Captured {
  readonly recording: Recording;
  readonly order: RecordedOrder;
}

/** Texts of the last order that a unique index holds beside its ids. */
async function uniqueTexts(adminUrl: string): Promise<string[]> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ lab_no: string; verify_token: string }>(`
      select b.lab_no, r.verify_token from report_revision r
      join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
      order by r.released_at desc limit 1`);
    return rows.flatMap(({ lab_no, verify_token }) => [lab_no, verify_token]);
  });
}

/** Runs one order through a server whose words to the database are written down. */
async function capture(server: ServerUnderTest): Promise<Captured> {
  const recorder = await startRecorder(server.socket);
  const other = await server.beside(onSocket(server.urls.adminUrl, recorder.socketDir));
  const bench = await signInBench(other.port);
  try {
    const plan = await planOrder(bench);
    // Once before, so that each statement has its name and the catalogue is read.
    await runOrder(bench, plan);
    recorder.begin();
    const since = Date.now();
    await runOrder(bench, plan);
    const recording = recorder.recording();
    const order = recordedOrder(recording.batches, {
      since,
      unique: await uniqueTexts(server.urls.adminUrl),
    });
    return { recording, order };
  } finally {
    closeBench(bench);
    await other.stop();
    await recorder.stop();
  }
}

/** A session that knows the recorded statements, as the server's sessions do after their first order. */
async function openSession(
  server: ServerUnderTest,
  { recording, order }: Captured,
): Promise<ReplayConnection> {
  const connection = await ReplayConnection.open(server.socket, recording.startup);
  const sync = Buffer.from([83, 0, 0, 0, 4]);
  await connection.send(Buffer.concat([...recording.statements.values(), sync]));
  for (const batch of nextOrder(order)) await connection.send(batch);
  return connection;
}

/**
 * The orders per second that the database alone gives: the statements of the four commands to the byte, with new ids, from 8
 * sessions that do nothing else. `orders` is what the server gave in the same run. (pgbench cannot send them: it takes 255
 * parameters at most, and the insert of results has more.)
 */
export async function measureFloor(
  server: ServerUnderTest,
  { seconds, orders }: { seconds: number; orders: number },
): Promise<void> {
  const captured = await capture(server);
  const sessions: ReplayConnection[] = [];
  while (sessions.length < clients) sessions.push(await openSession(server, captured));
  let count = 0;
  let elapsed = 0;
  const ownBefore = process.cpuUsage();
  const cost = await databaseCost(server, async () => {
    const began = performance.now();
    const end = began + seconds * 1_000;
    await Promise.all(
      sessions.map(async (session) => {
        while (performance.now() < end) {
          for (const batch of nextOrder(captured.order)) await session.send(batch);
          count += 1;
        }
      }),
    );
    elapsed = (performance.now() - began) / 1_000;
    return count;
  });
  const own = process.cpuUsage(ownBefore);
  sessions.forEach((session) => session.close());
  const perSecond = count / elapsed;
  printFigure({
    name: `orders_floor_${clients}_clients`,
    value: perSecond,
    unit: 'orders/s of the same statements without a server',
    detail: {
      database_cpu_ms: Number(cost.cpuMs.toFixed(2)),
      driver_cpu_ms: Number(((own.user + own.system) / 1_000 / count).toFixed(2)),
      wal_kb: Number(cost.walKb.toFixed(1)),
      disk_kb: Number(cost.diskKb.toFixed(1)),
      round_trips: captured.order.batches.length,
    },
  });
  const share = (orders / perSecond) * 100;
  printFigure({ name: 'orders_share_of_floor', value: share, unit: '%', target: '>= 30', ok: share >= 30 });
}
