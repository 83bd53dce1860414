import { expect, test } from 'vitest';
import { columnsOf } from './columns-of.tsx';
import { savedTable } from './list-column.ts';

const row = { name: null, paise: 123_450, day: '2026-03-31', at: '2026-03-31T20:00:00Z', count: 7 };
const col = columnsOf<typeof row>();

test('columns save what people read: rupees, days and times of the lab', () => {
  const columns = [
    col.text({ key: 'name', head: 'Name', of: ({ name }) => name }),
    col.number({ key: 'count', head: 'Tubes', of: ({ count }) => count }),
    col.money({ key: 'paise', head: '₹', of: ({ paise }) => paise }),
    col.day({ key: 'day', head: 'Day', of: (one) => one.day }),
    col.time({ key: 'at', head: 'Time', of: ({ at }) => at, zone: 'Asia/Kolkata' }),
  ];
  expect(savedTable([row], columns).rows).toEqual([[null, 7, 1234.5, '31/03/2026', '01/04/2026 01:30:00']]);
  expect(columns.map(({ cell }) => cell?.(row)).slice(3)).toEqual(['31/03/2026', '01/04 01:30']);
});

test('times sort by the instant, not by how it is written', () => {
  const column = col.time({ key: 'at', head: 'Time', of: ({ at }) => at, zone: 'Asia/Kolkata' });
  expect(column.value?.(row)).toBe('2026-03-31T20:00:00Z');
});

test('quantities sort by their number, and are saved with the unit where rows have their own', () => {
  const plain = col.quantity({ key: 'used', head: 'Used', of: () => '1200.50' });
  const own = col.quantity({ key: 'used', head: 'Used', of: () => '1200.50', unit: () => 'ml' });
  expect([plain.value?.(row), own.value?.(row), own.cell?.(row)]).toEqual([1200.5, 1200.5, '1,200.5 ml']);
  expect(savedTable([row], [plain, own]).rows).toEqual([[1200.5, '1,200.5 ml']]);
});
