import { expect, test } from 'vitest';
import { reportByOf } from './report-by.ts';

const line = (name: string, reportBy: string | null, cancelled = false) => ({
  name,
  reportBy,
  cancelled,
  mark: null,
  code: name,
  amountPaise: 100_00,
});

test('the time most lines share comes first, the others with their names', () => {
  const lines = [line('A', '18:00'), line('B', '14:00'), line('C', '14:00'), line('D', null)];
  expect(reportByOf(lines)).toEqual({ main: '14:00', others: [{ name: 'A', at: '18:00' }] });
});

test('cancelled lines and lines without a time do not count', () => {
  expect(reportByOf([line('A', '14:00', true), line('B', null)])).toBeNull();
});
