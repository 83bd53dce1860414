import { expect, test } from 'vitest';
import { deltaCells, deltaOfCells } from './parameter-sheet.ts';

const rule = { mode: 'absolute', limit: 5, lookBackDays: 30 } as const;
const cells = { deltaMode: 'absolute', deltaLimit: 5, deltaDays: 30 } as const;

test('a delta rule is three cells, and none three empty ones', () => {
  expect(deltaCells(rule)).toEqual(cells);
  expect(deltaOfCells(cells)).toEqual({ delta: rule });
  expect(deltaOfCells(deltaCells(null))).toEqual({ delta: null });
});

test.each(['deltaMode', 'deltaLimit', 'deltaDays'] as const)('a rule without its %s is none', (field) => {
  expect(deltaOfCells({ ...cells, [field]: null })).toEqual({ missing: field });
});
