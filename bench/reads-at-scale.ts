import { bulkLoad } from './bulk-load.ts';
import { percentile, printFigure } from './figure.ts';
import { type HotRead, openHotReads } from './hot-reads.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const rounds = 200;

/** Prints the median time of a read, one call at a time. */
export async function measure({ name, most, call }: HotRead): Promise<void> {
  for (let i = 0; i < 20; i += 1) await call();
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  const p50 = percentile(times, 50);
  const detail = { p95_ms: Number(percentile(times, 95).toFixed(1)) };
  printFigure({ name, value: p50, unit: 'ms p50', target: `<= ${most}`, ok: p50 <= most, detail });
}

/** Time of the hot reads over HTTP, one at a time, on a lab with many bills. */
export async function measureReads(server: ServerUnderTest, bills: number): Promise<void> {
  const seconds = await bulkLoad(server.urls.adminUrl, bills);
  printFigure({ name: 'bulk_load', value: seconds, unit: `s for ${bills} bills` });
  const hot = await openHotReads(server.port, bills);
  for (const one of hot.reads) await measure(one);
  hot.close();
}
