import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { describe, expect, it, test } from 'vitest';
import { cellsOf, cellWords, countLook, stepInRack } from './rack-cells.ts';
import { storageTexts } from './texts/storage-texts.ts';

const tube = (part: Partial<StoredTubeView>): StoredTubeView => ({
  sampleId: 's',
  barcode: 'KT2011260042-1',
  labNo: 'KT2011260042',
  billId: 'b',
  patient: { patientId: 'p', patientCode: 'P-1', fullName: 'Mrs. Kamala Hegde', age: '63 Yrs.', sex: 'F' },
  container: { name: 'EDTA', capColour: 'EDTA' },
  tests: [],
  unitId: 'u',
  row: 1,
  column: 1,
  position: 'C-04.A1',
  path: 'Cold room, Rack C-04',
  storedAt: '2026-11-20T03:00:00.000Z',
  storedBy: 'Rohit D.',
  keepUntil: '2026-11-27T03:00:00.000Z',
  isDue: false,
  isWanted: false,
  isInDisposal: false,
  openReason: null,
  version: 1,
  can: [],
  ...part,
});
const grid = { rows: 2, columns: 3 };

describe('the positions of a rack', () => {
  const cells = cellsOf(grid, [
    tube({}),
    tube({ column: 2, isDue: true }),
    tube({ row: 2, column: 3, isWanted: true, isDue: true }),
  ]);

  it('are all there, and tell what is in them', () => {
    expect(cells.map((row) => row.map(({ name, look }) => `${name} ${look}`))).toEqual([
      ['A1 taken', 'A2 due', 'A3 free'],
      ['B1 free', 'B2 free', 'B3 wanted'],
    ]);
    expect(countLook(cells, 'free')).toBe(3);
  });

  it('say so in words', () => {
    const t = storageTexts.in('en');
    expect(cells.flat().map((cell) => cellWords(cell, t))).toEqual([
      'A1, KT2011260042-1, Mrs. Kamala Hegde',
      'A2, KT2011260042-1, Mrs. Kamala Hegde, due for disposal',
      'A3, free',
      'B1, free',
      'B2, free',
      'B3, KT2011260042-1, Mrs. Kamala Hegde, wanted for a test',
    ]);
  });
});

test.each([
  ['ArrowRight', [0, 1], [0, 2]],
  ['ArrowRight', [0, 2], [0, 2]],
  ['ArrowLeft', [1, 0], [1, 0]],
  ['ArrowDown', [0, 1], [1, 1]],
  ['ArrowUp', [0, 1], [0, 1]],
  ['End', [1, 0], [1, 2]],
  ['Home', [1, 2], [1, 0]],
] as const)('%s leads from %j to %j', (key, [row, column], [toRow, toColumn]) => {
  expect(stepInRack({ row, column }, key, grid)).toEqual({ row: toRow, column: toColumn });
});

test('another key leads nowhere', () => {
  expect(stepInRack({ row: 0, column: 0 }, 'x', grid)).toBeNull();
});
