import { describe, expect, test } from 'vitest';
import { inThread } from './in-thread.ts';

const LIMITS = { longestMs: 300, mostHeapMb: 32 };

function fileOf(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe('inThread', () => {
  test('answers with the message of the thread', async () => {
    const code = `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData * 2);`;
    expect(await inThread(fileOf(code), 21, { ...LIMITS, longestMs: 60_000 })).toBe(42);
  });

  test('ends a thread that runs for ever, and does not wait for it', async () => {
    const began = performance.now();
    expect(await inThread(fileOf('for (;;);'), null, LIMITS)).toBeNull();
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test.each([
    ['fails', 'throw new Error("x");'],
    ['posts nothing', ';'],
    ['takes too much memory', 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));'],
  ])('answers null for a thread that %s', async (_, code) => {
    expect(await inThread(fileOf(code), null, { ...LIMITS, longestMs: 60_000 })).toBeNull();
  });
});
