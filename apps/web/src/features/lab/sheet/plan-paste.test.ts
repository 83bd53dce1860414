import { expect, test } from 'vitest';
import { planPaste, turned } from './plan-paste.ts';

const sheet = {
  rows: [
    { billTestId: 'a', barcode: 'KT000001', labNo: 'KT26-1' },
    { billTestId: 'b', barcode: 'KT000002', labNo: 'KT26-2' },
    { billTestId: 'c', barcode: null, labNo: 'KT26-3' },
  ],
  columns: [
    { parameterId: 'na', code: 'NA', name: 'Sodium' },
    { parameterId: 'k', code: 'K', name: 'Potassium' },
  ],
  at: { row: 1, column: 0 },
};
const short = (plan: ReturnType<typeof planPaste>): string[] =>
  plan.values.map(({ billTestId, parameterId, text }) => `${billTestId} ${parameterId} ${text}`);

test('goes cell by cell from the focus on, and counts what lies beside the sheet', () => {
  const plan = planPaste(sheet, [
    ['140', '4.1', '99'],
    ['', '4.2'],
    ['141', ''],
  ]);
  expect(short(plan)).toEqual(['b na 140', 'b k 4.1', 'c k 4.2']);
  expect(plan.beside).toBe(2);
});

test('goes by barcode or lab ID in whatever order, and names what it does not know', () => {
  const plan = planPaste(sheet, [
    ['kt26-3', '139', '4.0'],
    ['KT000009', '1', '2'],
    [' KT000001', '', '4.4', '7'],
  ]);
  expect(short(plan)).toEqual(['c na 139', 'c k 4.0', 'a k 4.4']);
  expect(plan).toMatchObject({ unmatched: ['KT000009'], beside: 1 });
});

test('goes by the heads of its columns', () => {
  const plan = planPaste(sheet, [
    ['Barcode', 'potassium', 'Haemolysis', 'NA'],
    ['KT000002', '4.1', '+', '140'],
    ['KT000008', '4.9', '', '150'],
  ]);
  expect(short(plan)).toEqual(['b k 4.1', 'b na 140']);
  expect(plan).toMatchObject({ unknown: ['Haemolysis'], unmatched: ['KT000008'], beside: 0 });
});

test('takes nothing of a sample that is named twice', () => {
  const plan = planPaste(sheet, [
    ['KT000001', '140'],
    ['KT26-1', '150'],
    ['KT000002', '141'],
  ]);
  expect(short(plan)).toEqual(['b na 141']);
  expect(plan.twice).toEqual(['KT000001', 'KT26-1']);
});

test('a block is turned with the sheet', () => {
  expect(turned([['1', '2'], ['3']])).toEqual([
    ['1', '3'],
    ['2', ''],
  ]);
});
