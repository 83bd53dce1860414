import { expect, test } from 'vitest';
import { LAB_SETTINGS } from '../settings/lab-settings.ts';
import { KEEP_DAYS_SETTING } from '../storage/retention.ts';
import { faultOfThingDisposal, RETENTION_OF_THING } from './thing-keeping.ts';

const until = new Date('2036-11-20T06:50:00Z');
const kept = { keepUntil: until, isCaseComplete: true, isDisposed: false };

test('blocks and slides of a case are kept for ten years, wet tissue for four weeks', () => {
  const days = Object.values(RETENTION_OF_THING).map((one) => LAB_SETTINGS[KEEP_DAYS_SETTING[one]].default);
  expect(days).toEqual([28, 3650, 3650]);
});

test('a thing is disposed of once, from the moment on until which it is kept, and never of an open case', () => {
  expect(faultOfThingDisposal(kept, new Date(until.getTime() - 1))).toBe('too early');
  expect(faultOfThingDisposal(kept, until)).toBeNull();
  expect(faultOfThingDisposal({ ...kept, isCaseComplete: false }, until)).toBe('case open');
  expect(faultOfThingDisposal({ ...kept, isDisposed: true }, until)).toBe('disposed');
});
