import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkFailure, lazy, loadChunk } from './load-chunk.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const address = 'http://lab.test/assets/LogScreen-a1.js';
const fails = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
const kindOf = (call: Promise<unknown>) =>
  call.then(
    (loaded) => loaded,
    (thrown: unknown) => (thrown instanceof ChunkFailure ? thrown.kind : thrown),
  );

describe('a chunk that fails', () => {
  test('is asked for again under another address, and may be there at the third try', async () => {
    const asked: string[] = [];
    const again = async (wanted: string): Promise<unknown> => {
      asked.push(wanted);
      return asked.length < 2 ? fails() : { LogScreen: 'screen' };
    };
    const call = lazy<'LogScreen', string>(fails, 'LogScreen', again)();
    await vi.runAllTimersAsync();
    expect(await call).toBe('screen');
    expect(asked).toEqual([`${address}?try=2`, `${address}?try=3`]);
  });

  test('is asked for under further addresses when it is wanted once more', async () => {
    const asked: string[] = [];
    const again = async (wanted: string): Promise<unknown> => {
      asked.push(wanted);
      return asked.length < 3 ? fails() : { LogScreen: 'screen' };
    };
    const load = lazy<'LogScreen', string>(fails, 'LogScreen', again);
    const offline = kindOf(loadChunk(load));
    await vi.runAllTimersAsync();
    expect(await offline).toBe('gone');
    const online = load();
    await vi.runAllTimersAsync();
    expect(await online).toBe('screen');
    expect(asked).toEqual([`${address}?try=2`, `${address}?try=3`, `${address}?try=4`]);
  });

  test('is asked for as before when the browser does not say where it was', async () => {
    let tries = 0;
    const load = async (): Promise<{ LogScreen: string }> => {
      tries += 1;
      if (tries < 3) throw new TypeError('Importing a module script failed.');
      return { LogScreen: 'screen' };
    };
    const call = lazy(load, 'LogScreen')();
    await vi.runAllTimersAsync();
    expect(await call).toBe('screen');
  });

  test('three times is gone: the build has changed', async () => {
    const again = vi.fn<() => Promise<never>>(fails);
    const call = kindOf(loadChunk(lazy<'LogScreen', string>(fails, 'LogScreen', again)));
    await vi.runAllTimersAsync();
    expect(await call).toBe('gone');
    expect(again).toHaveBeenCalledTimes(2);
  });
});

test('a chunk is waited for 120 seconds', async () => {
  const call = kindOf(loadChunk(() => new Promise(() => undefined)));
  const state = vi.fn<(kind: unknown) => void>();
  void call.then(state);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
  expect(state).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toBe('timeout');
});
