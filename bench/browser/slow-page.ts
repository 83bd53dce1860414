import type { Page } from 'playwright-core';

/** A network as the browser's developer tools know it. */
interface Network {
  readonly kilobitsPerSecond: number;
  readonly latencyMs: number;
}

/** An office line, and the slow 4G of the browser's own tools. */
export const NETWORKS = {
  office: { kilobitsPerSecond: 10_000, latencyMs: 20 },
  slow4g: { kilobitsPerSecond: 1_600, latencyMs: 150 },
} as const satisfies Record<string, Network>;

/** So many times slower than this machine is the PC at the counter. */
const SLOW_DOWN = 4;

/** From now on the page has a quarter of this machine's pace. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/** From now on what the page loads comes over that network, and nothing from a cache. */
export async function overNetwork(page: Page, { kilobitsPerSecond, latencyMs }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (kilobitsPerSecond * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
