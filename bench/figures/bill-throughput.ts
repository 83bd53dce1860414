import { databaseCost } from './database-cost.ts';
import { percentile, printFigure } from '../figure.ts';
import { type Bench, closeBench, readTests, register, signInBench, twinOf } from '../four-stage-order.ts';
import { cpuSecondsOf } from '../process-cpu.ts';
import { type Repeated, repeatFor } from '../repeat-for.ts';
import type { ServerUnderTest } from '../server-under-test.ts';
import { measureFloor, type RecordedWork } from './statement-floor.ts';

const CLIENTS = 8;
const LEAST = 1_000;

async function timed(bench: Bench, testIds: readonly string[]): Promise<number> {
  const began = performance.now();
  await register(bench, testIds);
  return performance.now() - began;
}

const RECORDED_BILLS: RecordedWork = {
  name: 'bills',
  prepare: async (bench) => {
    const testIds = await readTests(bench);
    return () => register(bench, testIds);
  },
  uniqueTexts: async (client) => {
    const { rows } = await client.query<{ lab_no: string }>(
      'select lab_no from bill order by created_at desc limit 1',
    );
    return rows.map(({ lab_no }) => lab_no);
  },
  leastShare: 40,
};

/** Bills of five tests with a payment, saved by 8 counters at once, held against the same statements alone. */
export async function measureBills(server: ServerUnderTest, seconds: number): Promise<void> {
  const first = await signInBench(server.port);
  const benches = [first, ...Array.from({ length: CLIENTS - 1 }, () => twinOf(first))];
  const testIds = await readTests(first);
  await register(first, testIds);
  let saved: Repeated<number> = { answers: [], seconds: 0 };
  let serverCpu = 0;
  const cost = await databaseCost(server, async () => {
    const cpuBefore = cpuSecondsOf(server.serverPid);
    saved = await repeatFor(benches, seconds, (bench) => timed(bench, testIds));
    serverCpu = cpuSecondsOf(server.serverPid) - cpuBefore;
    return saved.answers.length;
  });
  benches.forEach(closeBench);
  const perSecond = saved.answers.length / saved.seconds;
  printFigure({
    name: `bills_${CLIENTS}_clients`,
    value: perSecond,
    unit: 'bills/s',
    target: `>= ${LEAST}`,
    ok: perSecond >= LEAST,
    detail: {
      p50_ms: Number(percentile(saved.answers, 50).toFixed(1)),
      p95_ms: Number(percentile(saved.answers, 95).toFixed(1)),
      server_cpu_ms: Number(((serverCpu / saved.answers.length) * 1_000).toFixed(2)),
      database_cpu_ms: Number(cost.cpuMs.toFixed(2)),
      wal_kb: Number(cost.walKb.toFixed(1)),
    },
  });
  await measureFloor(server, RECORDED_BILLS, { seconds, perSecond });
}
