import { percentile, printFigure } from './figure.ts';
import { type Bench, closeBench, planOrder, runOrder, signInBench, twinOf } from './four-stage-order.ts';
import { cpuSecondsOf, residentMb } from './process-cpu.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const stages = ['register', 'accession', 'results', 'release'] as const;

interface Round {
  readonly clients: number;
  readonly seconds: number;
}

/** Orders per second through all four stages with `clients` at once, and what an order costs. */
export async function measureOrders(server: ServerUnderTest, { clients, seconds }: Round): Promise<number> {
  const first = await signInBench(server.port);
  const benches: Bench[] = [first];
  while (benches.length < clients) benches.push(twinOf(first));
  const plan = await planOrder(first);
  const times: number[][] = [];
  const cpuBefore = cpuSecondsOf(server.serverPid) + cpuSecondsOf(server.databasePid);
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    benches.map(async (bench) => {
      while (performance.now() < end) times.push(await runOrder(bench, plan));
    }),
  );
  const elapsed = (performance.now() - began) / 1_000;
  const cpu = cpuSecondsOf(server.serverPid) + cpuSecondsOf(server.databasePid) - cpuBefore;
  benches.forEach(closeBench);
  const perSecond = times.length / elapsed;
  const cpuMs = (cpu / times.length) * 1_000;
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
  const atTarget = clients === 8;
  printFigure({
    name: `orders_${clients}_clients`,
    value: perSecond,
    unit: 'orders/s',
    ...(atTarget ? { target: '>= 300', ok: perSecond >= 300 } : {}),
    detail: { ...p50, orders: times.length },
  });
  printFigure({
    name: `order_cpu_${clients}_clients`,
    value: cpuMs,
    unit: 'ms of server and database',
    ...(atTarget ? { target: '<= 5', ok: cpuMs <= 5 } : {}),
  });
  printFigure({
    name: `server_memory_after_${clients}_clients`,
    value: residentMb(server.serverPid),
    unit: 'MB',
  });
  return times.length;
}
