import { type DatabaseCost, databaseCost } from './database-cost.ts';
import { type Figure, percentile, printFigure } from '../figure.ts';
import { type Bench, closeBench, planOrder, runOrder, signInBench, twinOf } from '../four-stage-order.ts';
import { cpuSecondsOf, residentMb } from '../process-cpu.ts';
import { type Repeated, repeatFor } from '../repeat-for.ts';
import type { ServerUnderTest } from '../server-under-test.ts';
import type { RecordedWork } from './statement-floor.ts';

const stages = ['register', 'accession', 'results', 'release'] as const;

interface Round {
  readonly clients: number;
  readonly seconds: number;
}

interface Throughput {
  readonly clients: number;
  readonly perSecond: number;
  readonly times: readonly number[][];
}

function printOrders({ clients, perSecond, times }: Throughput): void {
  const p50 = Object.fromEntries(
    stages.map((stage, at) => [
      `${stage}_p50_ms`,
      Number(
        percentile(
          times.map((time) => time[at] ?? 0),
          50,
        ).toFixed(1),
      ),
    ]),
  );
  printFigure({
    name: `orders_${clients}_clients`,
    value: perSecond,
    unit: 'orders/s',
    detail: { ...p50, orders: times.length },
  });
}

interface OrderCost {
  readonly clients: number;
  readonly serverMs: number;
  readonly database: DatabaseCost;
}

/** The most that an order may cost at 8 clients. */
const MOST = { cpuMs: 13, walKb: 45, diskKb: 30 };

function heldAgainst(clients: number, value: number, most: number): Pick<Figure, 'target' | 'ok'> {
  return clients === 8 ? { target: `<= ${most}`, ok: value <= most } : {};
}

function printCost(server: ServerUnderTest, { clients, serverMs, database }: OrderCost): void {
  const cpuMs = serverMs + database.cpuMs;
  const { walKb, diskKb } = database;
  printFigure({
    name: `order_cpu_${clients}_clients`,
    value: cpuMs,
    unit: 'ms of server and database',
    ...heldAgainst(clients, cpuMs, MOST.cpuMs),
    detail: { server_ms: Number(serverMs.toFixed(2)), database_ms: Number(database.cpuMs.toFixed(2)) },
  });
  printFigure({
    name: `order_wal_${clients}_clients`,
    value: walKb,
    unit: 'KB of WAL an order',
    ...heldAgainst(clients, walKb, MOST.walKb),
  });
  printFigure({
    name: `order_bytes_${clients}_clients`,
    value: diskKb,
    unit: 'KB of files an order',
    ...heldAgainst(clients, diskKb, MOST.diskKb),
  });
  printFigure({
    name: `server_memory_after_${clients}_clients`,
    value: residentMb(server.serverPid),
    unit: 'MB',
  });
}

/** Orders as their statements alone are held against the server. */
export const RECORDED_ORDERS: RecordedWork = {
  name: 'orders',
  prepare: async (bench) => {
    const plan = await planOrder(bench);
    return () => runOrder(bench, plan);
  },
  uniqueTexts: async (client) => {
    const { rows } = await client.query<{ lab_no: string; verify_token: string }>(`
      select b.lab_no, r.verify_token from report_revision r
      join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
      order by r.released_at desc limit 1`);
    return rows.flatMap(({ lab_no, verify_token }) => [lab_no, verify_token]);
  },
  leastShare: 30,
};

/** Orders per second through all four stages with `clients` at once, which it answers, and what an order costs. */
export async function measureOrders(server: ServerUnderTest, { clients, seconds }: Round): Promise<number> {
  const first = await signInBench(server.port);
  const benches: Bench[] = [first];
  while (benches.length < clients) benches.push(twinOf(first));
  const plan = await planOrder(first);
  let done: Repeated<number[]> = { answers: [], seconds: 0 };
  let serverCpu = 0;
  const database = await databaseCost(server, async () => {
    const cpuBefore = cpuSecondsOf(server.serverPid);
    done = await repeatFor(benches, seconds, (bench) => runOrder(bench, plan));
    serverCpu = cpuSecondsOf(server.serverPid) - cpuBefore;
    return done.answers.length;
  });
  benches.forEach(closeBench);
  const times = done.answers;
  const perSecond = times.length / done.seconds;
  const serverMs = (serverCpu / times.length) * 1_000;
  printOrders({ clients, perSecond, times });
  printCost(server, { clients, serverMs, database });
  return perSecond;
}
