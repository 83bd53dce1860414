import { type DatabaseCost, databaseCost } from './database-cost.ts';
import { percentile, printFigure } from './figure.ts';
import { type Bench, closeBench, planOrder, runOrder, signInBench, twinOf } from './four-stage-order.ts';
import { cpuSecondsOf, residentMb } from './process-cpu.ts';
import type { ServerUnderTest } from './server-under-test.ts';

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
    ...(clients === 8 ? { target: '>= 300', ok: perSecond >= 300 } : {}),
    detail: { ...p50, orders: times.length },
  });
}

interface OrderCost {
  readonly clients: number;
  readonly serverMs: number;
  readonly database: DatabaseCost;
}

function printCost(server: ServerUnderTest, { clients, serverMs, database }: OrderCost): void {
  const cpuMs = serverMs + database.cpuMs;
  printFigure({
    name: `order_cpu_${clients}_clients`,
    value: cpuMs,
    unit: 'ms of server and database',
    ...(clients === 8 ? { target: '<= 5', ok: cpuMs <= 5 } : {}),
    detail: { server_ms: Number(serverMs.toFixed(2)), database_ms: Number(database.cpuMs.toFixed(2)) },
  });
  printFigure({ name: `order_wal_${clients}_clients`, value: database.walKb, unit: 'KB of WAL an order' });
  printFigure({
    name: `order_bytes_${clients}_clients`,
    value: database.diskKb,
    unit: 'KB of files an order',
  });
  printFigure({
    name: `server_memory_after_${clients}_clients`,
    value: residentMb(server.serverPid),
    unit: 'MB',
  });
}

/** Orders per second through all four stages with `clients` at once, which it answers, and what an order costs. */
export async function measureOrders(server: ServerUnderTest, { clients, seconds }: Round): Promise<number> {
  const first = await signInBench(server.port);
  const benches: Bench[] = [first];
  while (benches.length < clients) benches.push(twinOf(first));
  const plan = await planOrder(first);
  const times: number[][] = [];
  let elapsed = 0;
  let serverCpu = 0;
  const database = await databaseCost(server, async () => {
    const cpuBefore = cpuSecondsOf(server.serverPid);
    const began = performance.now();
    const end = began + seconds * 1_000;
    await Promise.all(
      benches.map(async (bench) => {
        while (performance.now() < end) times.push(await runOrder(bench, plan));
      }),
    );
    elapsed = (performance.now() - began) / 1_000;
    serverCpu = cpuSecondsOf(server.serverPid) - cpuBefore;
    return times.length;
  });
  benches.forEach(closeBench);
  const perSecond = times.length / elapsed;
  const serverMs = (serverCpu / times.length) * 1_000;
  printOrders({ clients, perSecond, times });
  printCost(server, { clients, serverMs, database });
  return perSecond;
}
