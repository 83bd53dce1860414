import { printFigure } from './figure.ts';
import { closeBench, planOrder, runOrder, signInBench, twinOf } from './four-stage-order.ts';
import { residentMb } from './process-cpu.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const clients = 8;
const most = 300;

/** Resident memory of the server's process over `orders` orders of 8 clients: the largest of 20 readings, and the last. */
export async function measureMemory(server: ServerUnderTest, orders: number): Promise<void> {
  const first = await signInBench(server.port);
  const benches = [first, ...Array.from({ length: clients - 1 }, () => twinOf(first))];
  const plan = await planOrder(first);
  const every = Math.ceil(orders / 20);
  const readings: number[] = [];
  let done = 0;
  let begun = 0;
  await Promise.all(
    benches.map(async (bench) => {
      while (begun < orders) {
        begun += 1;
        await runOrder(bench, plan);
        done += 1;
        if (done % every === 0) readings.push(residentMb(server.serverPid));
      }
    }),
  );
  benches.forEach(closeBench);
  const last = residentMb(server.serverPid);
  const value = Math.max(last, ...readings);
  printFigure({
    name: 'server_memory',
    value,
    unit: `MB at most over ${orders} orders`,
    target: `<= ${most}`,
    ok: value <= most,
    detail: { last_mb: Math.round(last) },
  });
}
