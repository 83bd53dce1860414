import { expect, test } from 'vitest';
import { deltaCells, deltaOfCells, parameterSheet } from './parameter-sheet.ts';

const rule = { mode: 'absolute', limit: 5, lookBackDays: 30 } as const;
const cells = { deltaMode: 'absolute', deltaLimit: 5, deltaDays: 30 } as const;

test('a delta rule is three cells, and none three empty ones', () => {
  expect(deltaCells(rule)).toEqual(cells);
  expect(deltaOfCells(cells)).toEqual({ delta: rule });
  expect(deltaOfCells(deltaCells(null))).toEqual({ delta: null });
  const words = { mode: 'otherWord', limit: null, lookBackDays: 3_650 } as const;
  expect(deltaOfCells(deltaCells(words))).toEqual({ delta: words });
});

test('the cell of choices says which are abnormal and which are critical', () => {
  const { choices } = parameterSheet.columns;
  const words = [
    { value: 'Not seen', abnormal: false },
    { value: 'Scanty', abnormal: true },
    { value: 'Seen!', abnormal: true, isCritical: true },
  ];
  const cell = 'Not seen; Scanty*; Seen\\!!';
  expect(choices.write(words)).toBe(cell);
  expect(choices.read(cell)).toEqual({ ok: true, value: words });
  expect(choices.read('Seen?')).toMatchObject({ ok: false });
});

test.each(['deltaMode', 'deltaLimit', 'deltaDays'] as const)('a rule without its %s is none', (field) => {
  expect(deltaOfCells({ ...cells, [field]: null })).toEqual({ missing: field });
});
