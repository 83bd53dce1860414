import { expect, test } from 'vitest';
import { nextSort, savedTable, sortOf, sortRows, textOfSort, totalOf } from './list-column.ts';

interface Line {
  readonly name: string;
  readonly paise: number | null;
}

const lines: readonly Line[] = [
  { name: 'Tube 10', paise: 5_000 },
  { name: 'gloves', paise: null },
  { name: 'Tube 9', paise: 120_000 },
  { name: 'Alcohol', paise: -200 },
];
const columns = [
  { key: 'name', head: 'Item', value: ({ name }: Line) => name },
  {
    key: 'worth',
    head: 'Worth ₹',
    value: ({ paise }: Line) => paise,
    saved: ({ paise }: Line) => (paise === null ? null : paise / 100),
  },
  { key: 'open', head: '', value: () => 'Open' },
];
const namesBy = (sort: string): string[] => sortRows(lines, columns, sortOf(sort)).map(({ name }) => name);

test.each([
  ['', ['Tube 10', 'gloves', 'Tube 9', 'Alcohol']],
  ['name', ['Alcohol', 'gloves', 'Tube 9', 'Tube 10']],
  ['-name', ['Tube 10', 'Tube 9', 'gloves', 'Alcohol']],
  ['worth', ['Alcohol', 'Tube 10', 'Tube 9', 'gloves']],
  ['-worth', ['Tube 9', 'Tube 10', 'Alcohol', 'gloves']],
  ['open', ['Tube 10', 'gloves', 'Tube 9', 'Alcohol']],
  ['gone', ['Tube 10', 'gloves', 'Tube 9', 'Alcohol']],
])('sorted by "%s"', (sort, names) => {
  expect(namesBy(sort)).toEqual(names);
});

test('a press sorts up, the next down, the third as the list came; another column begins anew', () => {
  const up = nextSort('worth', null);
  const down = nextSort('worth', up);
  expect([up, down, nextSort('worth', down)].map(textOfSort)).toEqual(['worth', '-worth', '']);
  expect(textOfSort(nextSort('name', down))).toBe('name');
});

test('a sum leaves out what has no value', () => {
  expect(totalOf(lines, ({ paise }) => paise)).toBe(124_800);
});

test('a file has the columns that know their values, amounts in rupees', () => {
  expect(savedTable(lines.slice(0, 2), columns)).toEqual({
    columns: ['Item', 'Worth ₹'],
    rows: [
      ['Tube 10', 50],
      ['gloves', null],
    ],
  });
});
