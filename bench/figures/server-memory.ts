import { printFigure } from '../figure.ts';
import { closeBench, planOrder, runOrder, signInBench, twinOf } from '../four-stage-order.ts';
import { residentMb } from '../process-cpu.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const clients = 8;
const most = 300;

/** A release asks for a proof of the last 5 minutes: a long run signs in again before that. */
const sliceMs = 200_000;

/** Runs at most `orders` orders with 8 clients, one after the other each, and answers how many the time allowed. */
async function runSlice(
  server: ServerUnderTest,
  { orders, done }: { orders: number; done: () => void },
): Promise<number> {
  const first = await signInBench(server.port);
  const benches = [first, ...Array.from({ length: clients - 1 }, () => twinOf(first))];
  const plan = await planOrder(first);
  const end = performance.now() + sliceMs;
  let begun = 0;
  await Promise.all(
    benches.map(async (bench) => {
      while (performance.now() < end && begun < orders) {
        begun += 1;
        await runOrder(bench, plan);
        done();
      }
    }),
  );
  benches.forEach(closeBench);
  return begun;
}

/** Resident memory of the server's process over `orders` orders of 8 clients: the largest of 20 readings, and the last. */
export async function measureMemory(server: ServerUnderTest, orders: number): Promise<void> {
  const every = Math.ceil(orders / 20);
  const readings: number[] = [];
  let counted = 0;
  const done = (): void => {
    counted += 1;
    if (counted % every === 0) readings.push(residentMb(server.serverPid));
  };
  for (let finished = 0; finished < orders;) {
    finished += await runSlice(server, { orders: orders - finished, done });
  }
  const last = residentMb(server.serverPid);
  const value = Math.max(last, ...readings);
  printFigure({
    name: 'server_memory',
    value,
    unit: `MB at most over ${orders} orders`,
    target: `<= ${most}`,
    ok: value <= most,
    gate: true,
    detail: { last_mb: Math.round(last) },
  });
}
