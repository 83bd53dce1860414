import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshFollowers } from './refresh-followers.ts';

let client: QueryClient;
let reads: string[];
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  reads = [];
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

async function show(name: string, follows?: readonly string[]): Promise<void> {
  const read = async (): Promise<string> => {
    reads.push(name);
    return name;
  };
  const observer = new QueryObserver(client, {
    queryKey: [name],
    queryFn: read,
    ...(follows === undefined ? {} : { meta: { follows } }),
  });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
}

it('reads a list again when what it follows changed, and no other one', async () => {
  await show('tubes', ['BILL_SAMPLE']);
  await show('bills', ['BILL', 'PAYMENT']);
  await show('me');
  reads.length = 0;
  refreshFollowers(client).hear(['PAYMENT']);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toEqual(['bills']);
});

it('reads every following list again when anything may have changed', async () => {
  await show('tubes', ['BILL_SAMPLE']);
  await show('bills', ['BILL']);
  await show('me');
  reads.length = 0;
  refreshFollowers(client).hear('anything');
  await vi.advanceTimersByTimeAsync(0);
  expect(reads.toSorted()).toEqual(['bills', 'tubes']);
});

it('rests between two reads, and forgets nothing that it heard meanwhile', async () => {
  await show('tubes', ['BILL_SAMPLE']);
  reads.length = 0;
  const followers = refreshFollowers(client);
  followers.hear(['BILL_SAMPLE']);
  await vi.advanceTimersByTimeAsync(10);
  followers.hear(['BILL']);
  followers.hear(['BILL_SAMPLE']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toEqual(['tubes']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toEqual(['tubes', 'tubes']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual(['tubes', 'tubes']);
  followers.stop();
});
