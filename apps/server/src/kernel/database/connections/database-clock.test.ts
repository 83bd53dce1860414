import { HOUR } from '@nidan/domain/time/durations';
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

afterEach(() => vi.useRealTimers());

it('takes over the time of the database, and counts on by itself', () => {
  const clock = new DatabaseClock();
  const at = performance.now();
  const there = Date.now() + 31 * 24 * HOUR;
  clock.heard(there, { askedAt: at, answeredAt: at });
  const passed = performance.now() - at;
  expect(clock.now() - there).toBeGreaterThanOrEqual(passed);
  expect(clock.now() - there).toBeLessThan(passed + 1_000);
});

it('does not jump with the clock of its machine', () => {
  const clock = new DatabaseClock();
  const before = clock.now();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * 24 * HOUR });
  expect(clock.now()).toBeGreaterThanOrEqual(before);
  expect(clock.now()).toBeLessThan(before + 1_000);
});

it('does not step when a slow answer explains the difference', () => {
  const clock = new DatabaseClock();
  const at = performance.now();
  clock.heard(1_000_000, { askedAt: at, answeredAt: at });
  clock.heard(1_000_400, { askedAt: at, answeredAt: at + 900 });
  const known = clock.now() - (performance.now() - at);
  expect(Math.round(known)).toBe(1_000_000);
  clock.heard(1_000_400, { askedAt: at, answeredAt: at });
  expect(Math.round(clock.now() - (performance.now() - at))).toBe(1_000_400);
});
