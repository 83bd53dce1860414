import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfDayNumber, daysBetween } from './calendar-date.ts';
import {
  DATE_PRESET_LABELS,
  DATE_PRESETS,
  lastDays,
  rangeOfPreset,
  type DatedPreset,
} from './date-filter.ts';

test('presets have the codes of the specification', () => {
  expect(Object.values(DATE_PRESETS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 98, 99]);
});

const words = (name: string) => name.replace(/[A-Z]/gu, (capital) => ` ${capital.toLowerCase()}`);

test('each preset is called by its words', () => {
  const called = Object.entries(DATE_PRESETS).map(([name, code]) => [words(name), code]);
  expect(called).toEqual(Object.entries(DATE_PRESET_LABELS));
});

describe('seen from Friday 20 November 2026', () => {
  const ranges: Record<DatedPreset, [string, string]> = {
    today: ['2026-11-20', '2026-11-20'],
    yesterday: ['2026-11-19', '2026-11-19'],
    thisWeek: ['2026-11-16', '2026-11-22'],
    lastWeek: ['2026-11-09', '2026-11-15'],
    thisMonth: ['2026-11-01', '2026-11-30'],
    lastMonth: ['2026-10-01', '2026-10-31'],
    thisQuarter: ['2026-10-01', '2026-12-31'],
    lastQuarter: ['2026-07-01', '2026-09-30'],
    thisYear: ['2026-01-01', '2026-12-31'],
    lastYear: ['2025-01-01', '2025-12-31'],
    thisFiscalYear: ['2026-04-01', '2027-03-31'],
    lastFiscalYear: ['2025-04-01', '2026-03-31'],
  };

  test.each(Object.entries(ranges))('%s', (name, [from, to]) => {
    const preset = Object.keys(ranges).find((key): key is DatedPreset => key === name) ?? 'today';
    expect(rangeOfPreset(preset, '2026-11-20')).toEqual({ from, to });
  });
});

describe('at the edges', () => {
  test.each<{ preset: DatedPreset; today: string; from: string; to: string }>([
    { preset: 'thisWeek', today: '2026-11-16', from: '2026-11-16', to: '2026-11-22' },
    { preset: 'thisWeek', today: '2026-11-22', from: '2026-11-16', to: '2026-11-22' },
    { preset: 'lastMonth', today: '2026-03-31', from: '2026-02-01', to: '2026-02-28' },
    { preset: 'lastMonth', today: '2026-01-15', from: '2025-12-01', to: '2025-12-31' },
    { preset: 'lastQuarter', today: '2026-01-01', from: '2025-10-01', to: '2025-12-31' },
    { preset: 'thisQuarter', today: '2026-03-31', from: '2026-01-01', to: '2026-03-31' },
    { preset: 'thisFiscalYear', today: '2026-03-31', from: '2025-04-01', to: '2026-03-31' },
    { preset: 'thisFiscalYear', today: '2026-04-01', from: '2026-04-01', to: '2027-03-31' },
    { preset: 'lastFiscalYear', today: '2026-03-31', from: '2024-04-01', to: '2025-03-31' },
    { preset: 'thisMonth', today: '2024-02-29', from: '2024-02-01', to: '2024-02-29' },
    { preset: 'yesterday', today: '2026-01-01', from: '2025-12-31', to: '2025-12-31' },
  ])('$preset on $today', ({ preset, today, from, to }) => {
    expect(rangeOfPreset(preset, today)).toEqual({ from, to });
  });
});

describe('on any day', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map(dateOfDayNumber);
  const pairs = [
    ['today', 'yesterday'],
    ['thisWeek', 'lastWeek'],
    ['thisMonth', 'lastMonth'],
    ['thisQuarter', 'lastQuarter'],
    ['thisYear', 'lastYear'],
    ['thisFiscalYear', 'lastFiscalYear'],
  ] as const;

  test.each(pairs)('%s holds it, and %s ends the day before', (current, last) => {
    fc.assert(
      fc.property(day, (today) => {
        const range = rangeOfPreset(current, today);
        expect(range.from <= today && today <= range.to).toBe(true);
        expect(addDays(rangeOfPreset(last, today).to, 1)).toBe(range.from);
      }),
    );
  });
});

test('the last days include today', () => {
  expect(lastDays(7, '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  expect(daysBetween(lastDays(1, '2026-11-20').from, '2026-11-20')).toBe(0);
});
