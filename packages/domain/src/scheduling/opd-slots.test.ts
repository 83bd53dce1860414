import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { opdSlots, type OpdDay } from './opd-slots.ts';

const morning = { availableFrom: 9 * 60, availableTo: 10 * 60, slotSizeMinutes: 15 };
const anotherDay: OpdDay = { nowOnThatDay: null, taken: [], previous: null };
const labels = (day: Partial<OpdDay>, hours = morning) =>
  opdSlots(hours, { ...anotherDay, ...day }).map(({ label }) => label);

test('another day offers every whole slot', () => {
  expect(labels({})).toEqual(['09:00', '09:15', '09:30', '09:45']);
  expect(labels({}, { ...morning, availableTo: 10 * 60 - 1 })).toEqual(['09:00', '09:15', '09:30']);
  expect(labels({}, { ...morning, slotSizeMinutes: 61 })).toEqual([]);
  expect(labels({}, { ...morning, slotSizeMinutes: 0 })).toEqual([]);
  expect(labels({}, { ...morning, availableTo: 8 * 60 })).toEqual([]);
});

test('today offers only slots to come', () => {
  expect(labels({ nowOnThatDay: 9 * 60 + 14 })).toEqual(['09:15', '09:30', '09:45']);
  expect(labels({ nowOnThatDay: 9 * 60 + 15 })).toEqual(['09:30', '09:45']);
  expect(labels({ nowOnThatDay: 12 * 60 })).toEqual([]);
});

test('taken slots are not offered', () => {
  expect(labels({ taken: [9 * 60 + 15] })).toEqual(['09:00', '09:30', '09:45']);
});

test('the previous slot is kept and marked, whatever the clock says or who has it', () => {
  const previous = 9 * 60 + 15;
  expect(labels({ previous, taken: [previous], nowOnThatDay: 9 * 60 + 40 })).toEqual([
    '09:15 (Previously Selected)',
    '09:45',
  ]);
  expect(labels({ previous: 8 * 60 })).toContain('08:00 (Previously Selected)');
});

test('slots ascend, do not overlap and end within the hours', () => {
  fc.assert(
    fc.property(
      fc.nat(1439),
      fc.nat(1439),
      fc.integer({ min: 1, max: 240 }),
      (availableFrom, availableTo, slotSizeMinutes) => {
        const starts = opdSlots({ availableFrom, availableTo, slotSizeMinutes }, anotherDay).map(
          ({ from }) => from,
        );
        expect(starts.every((from) => from >= availableFrom && from + slotSizeMinutes <= availableTo)).toBe(
          true,
        );
        expect(
          starts.every((from, index) => index === 0 || from - (starts[index - 1] ?? 0) === slotSizeMinutes),
        ).toBe(true);
      },
    ),
  );
});
