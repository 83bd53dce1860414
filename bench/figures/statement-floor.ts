import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import type { Client } from 'pg';
import { databaseCost } from './database-cost.ts';
import { printFigure } from '../figure.ts';
import { type Bench, closeBench, signInBench } from '../four-stage-order.ts';
import { onSocket } from '../on-socket.ts';
import { nextOrder, type RecordedOrder, recordedOrder } from '../recorded-order.ts';
import { type Repeated, repeatFor } from '../repeat-for.ts';
import { ReplayConnection } from '../replay-connection.ts';
import type { ServerUnderTest } from '../server-under-test.ts';
import { type Recording, startRecorder } from '../statement-recorder.ts';

const CLIENTS = 8;

/** What is done over and over by people at a server, and again by its statements alone. */
export interface RecordedWork {
  /** In the names of its figures, in the plural. */
  readonly name: string;
  /** Reads what is needed and answers what is done each time. */
  readonly prepare: (bench: Bench) => Promise<() => Promise<unknown>>;
  /** Texts of what was done last that a unique index holds beside its ids. */
  readonly uniqueTexts: (client: Client) => Promise<string[]>;
  /** The least share in percent of its statements alone that it is to reach. */
  readonly leastShare: number;
}

interface Captured {
  readonly recording: Recording;
  readonly order: RecordedOrder;
}

/** Does the work once through a server whose words to the database are written down. */
async function capture(server: ServerUnderTest, { prepare, uniqueTexts }: RecordedWork): Promise<Captured> {
  const recorder = await startRecorder(server.socket);
  const other = await server.beside(onSocket(server.urls.adminUrl, recorder.socketDir));
  const bench = await signInBench(other.port);
  try {
    const act = await prepare(bench);
    // Once before, so that each statement has its name and the catalogue is read.
    await act();
    recorder.begin();
    const since = Date.now();
    await act();
    const recording = recorder.recording();
    const unique = await withClient(server.urls.adminUrl, uniqueTexts);
    return { recording, order: recordedOrder(recording.batches, { since, unique }) };
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
 * How often a second the database alone does it: its statements to the byte, with new ids, from 8 sessions that do
 * nothing else. `perSecond` is what the server gave in the same run. (pgbench cannot send them: it takes 255 parameters at
 * most, and the insert of results has more.)
 */
export async function measureFloor(
  server: ServerUnderTest,
  work: RecordedWork,
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
): Promise<void> {
  const captured = await capture(server, work);
  const sessions: ReplayConnection[] = [];
  while (sessions.length < CLIENTS) sessions.push(await openSession(server, captured));
  let replayed: Repeated<void> = { answers: [], seconds: 0 };
  const ownBefore = process.cpuUsage();
  const cost = await databaseCost(server, async () => {
    replayed = await repeatFor(sessions, seconds, async (session) => {
      for (const batch of nextOrder(captured.order)) await session.send(batch);
    });
    return replayed.answers.length;
  });
  const own = process.cpuUsage(ownBefore);
  sessions.forEach((session) => session.close());
  const count = replayed.answers.length;
  const floor = count / replayed.seconds;
  printFigure({
    name: `${work.name}_floor_${CLIENTS}_clients`,
    value: floor,
    unit: `${work.name}/s of the same statements without a server`,
    detail: {
      database_cpu_ms: Number(cost.cpuMs.toFixed(2)),
      driver_cpu_ms: Number(((own.user + own.system) / 1_000 / count).toFixed(2)),
      wal_kb: Number(cost.walKb.toFixed(1)),
      disk_kb: Number(cost.diskKb.toFixed(1)),
      round_trips: captured.order.batches.length,
    },
  });
  const share = (perSecond / floor) * 100;
  printFigure({
    name: `${work.name}_share_of_floor`,
    value: share,
    unit: '%',
    target: `>= ${work.leastShare}`,
    ok: share >= work.leastShare,
    gate: true,
  });
}
