import { bulkLoad } from '../bulk-load.ts';
import { percentile, printFigure } from '../figure.ts';
import { type HotRead, openHotReads } from './hot-reads.ts';
import { startServerUnderTest } from '../server-under-test.ts';

const rounds = 200;

/** Times of a read in ms, one call at a time, after some that warm it. */
export async function timesOf(call: HotRead['call'], calls: number): Promise<number[]> {
  for (let i = 0; i < 20; i += 1) await call();
  const times: number[] = [];
  for (let i = 0; i < calls; i += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return times;
}

/** Prints the median time of a read in ms, one call at a time, and answers it. */
export async function measure({ name, most, call }: HotRead): Promise<number> {
  const times = await timesOf(call, rounds);
  const p50 = percentile(times, 50);
  const detail = { p95_ms: Number(percentile(times, 95).toFixed(1)) };
  printFigure({
    name,
    value: p50,
    unit: 'ms p50',
    target: `<= ${most}`,
    ok: p50 <= most,
    gate: true,
    detail,
  });
  return p50;
}

type Medians = ReadonlyMap<string, number>;

/** Time of the hot reads over HTTP, one at a time, on a lab with so many bills. */
async function measureSize(bills: number): Promise<Medians> {
  const server = await startServerUnderTest();
  try {
    const seconds = await bulkLoad(server.urls.adminUrl, bills);
    printFigure({ name: `bulk_load_of_${bills}`, value: seconds, unit: 's' });
    const hot = await openHotReads(server.port, bills);
    const medians = new Map<string, number>();
    for (const one of hot.reads) {
      const name = `${one.name}_of_${bills}`;
      medians.set(one.name, await measure({ ...one, name }));
    }
    hot.close();
    return medians;
  } finally {
    await server.stop();
  }
}

function printGrowth(sizes: readonly number[], medians: readonly Medians[]): void {
  const [first, last] = [medians[0], medians.at(-1)];
  if (medians.length < 2 || first === undefined || last === undefined) return;
  for (const [name, ms] of last) {
    const value = ms / (first.get(name) ?? ms);
    const gate = name === 'worklist_of_50' ? { target: '<= 1.5', ok: value <= 1.5, gate: true } : {};
    const detail = { from: sizes[0] ?? 0, to: sizes.at(-1) ?? 0 };
    printFigure({ name: `growth_of_${name}`, value, unit: 'times', ...gate, detail });
  }
}

/** Time of the hot reads on labs of several sizes, and how much it grows from the first to the last. */
export async function measureReads(sizes: readonly number[]): Promise<void> {
  const medians: Medians[] = [];
  for (const bills of sizes) medians.push(await measureSize(bills));
  printGrowth(sizes, medians);
}
