import { expect, it } from 'vitest';
import { LiveHub } from './live-hub.ts';

const soon = (): AbortSignal => AbortSignal.timeout(50);

it('tells a follower at once what changed while it was not asking', async () => {
  const hub = new LiveHub();
  const follower = hub.follow(1, null);
  hub.changed(1, ['BILL']);
  hub.changed(1, ['PAYMENT', 'BILL']);
  expect(await follower.next(soon())).toEqual(new Set(['BILL', 'PAYMENT']));
  expect(await follower.next(soon())).toBeNull();
});

it('wakes a follower that waits, and nobody who left', async () => {
  const hub = new LiveHub();
  const [stays, leaves] = [hub.follow(1, null), hub.follow(1, null)];
  const waiting = stays.next(AbortSignal.timeout(5_000));
  leaves.close();
  hub.changed(1, ['REPORT']);
  expect(await waiting).toEqual(new Set(['REPORT']));
  expect(await leaves.next(soon())).toBeNull();
});

it('tells whoever comes back whether anything happened meanwhile', async () => {
  const hub = new LiveHub();
  const { place } = hub.follow(1, null);
  expect(await hub.follow(1, place).next(soon())).toBeNull();
  hub.changed(2, ['BILL']);
  expect(await hub.follow(1, place).next(soon())).toBeNull();
  hub.changed(1, ['BILL']);
  expect(await hub.follow(1, place).next(soon())).toBe('missed');
});

it('knows no place of another process', async () => {
  const { place } = new LiveHub().follow(1, null);
  expect(await new LiveHub().follow(1, place).next(soon())).toBe('missed');
});
