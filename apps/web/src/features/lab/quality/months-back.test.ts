import { expect, test } from 'vitest';
import { monthsBack } from './months-back.ts';

test('the months go back over the turn of the year, whatever the day', () => {
  const months = monthsBack('2026-03-31');
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(months.at(-1)).toBe('2025-03');
});
