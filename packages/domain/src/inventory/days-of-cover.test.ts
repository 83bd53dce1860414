import { expect, it } from 'vitest';
import { coverOfLots } from './days-of-cover.ts';

const today = '2026-11-20';

it('goes through the lots one after the other, and says what will be lost', () => {
  const lots = [
    { lotNo: 'HC702', onHand: 18, usableUntil: '2026-11-28' },
    { lotNo: 'HC716', onHand: 600, usableUntil: '2026-12-12' },
    { lotNo: 'HC745', onHand: 99, usableUntil: null },
  ];
  expect(coverOfLots(lots, 15, today)).toEqual([
    { lotNo: 'HC702', days: 1, until: '2026-11-20', wasted: 0 },
    { lotNo: 'HC716', days: 22, until: '2026-12-12', wasted: 270 },
    { lotNo: 'HC745', days: 6, until: '2026-12-18', wasted: 0 },
  ]);
});

it('of what is not used says nothing, and of what is expired that it lasts no day', () => {
  const expired = [{ lotNo: 'HC688', onHand: 30, usableUntil: '2026-11-17' }];
  expect(coverOfLots(expired, 0, today)).toEqual([]);
  expect(coverOfLots(expired, 15, today)).toEqual([{ lotNo: 'HC688', days: 0, until: today, wasted: 30 }]);
});
