import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkFailure, loadChunk } from './load-chunk.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'loaded',
    (thrown: unknown) => (thrown instanceof ChunkFailure ? thrown.kind : 'another'),
  );

test('a chunk that fails twice is there at the third try', async () => {
  let tries = 0;
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw new TypeError('failed to fetch');
    return 'screen';
  };
  const call = loadChunk(load);
  await vi.runAllTimersAsync();
  expect(await call).toBe('screen');
  expect(tries).toBe(3);
});

test('after three failures the build has changed', async () => {
  let tries = 0;
  const call = kindOf(
    loadChunk(async () => {
      tries += 1;
      throw new TypeError('failed to fetch');
    }),
  );
  await vi.runAllTimersAsync();
  expect(await call).toBe('gone');
  expect(tries).toBe(3);
});

test('a chunk is waited for 120 seconds', async () => {
  const call = kindOf(loadChunk(() => new Promise(() => undefined)));
  const state = vi.fn<(kind: string) => void>();
  void call.then(state);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
  expect(state).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toBe('timeout');
});
