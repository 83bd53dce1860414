import { expect, test } from 'vitest';
import { testsToTake } from './tests-to-take.ts';

const tube = (
  barcode: string,
  parentBarcode: string | null,
  tests: readonly (readonly [string, 'pending' | 'checked'])[],
) => ({
  barcode,
  parentBarcode,
  isAliquot: parentBarcode !== null,
  tests: tests.map(([code, state]) => ({ billTestId: code, code, name: code, state })),
});

test('an aliquot takes what is not measured yet, from its tube and from the aliquots of that', () => {
  const parent = tube('KT-1', null, [
    ['CBC', 'pending'],
    ['ESR', 'checked'],
  ]);
  const family = [
    parent,
    tube('KT-2', 'KT-1', [['HBA1C', 'pending']]),
    tube('KT-3', null, [['LFT', 'pending']]),
    tube('KT-4', 'KT-3', [['TSH', 'pending']]),
  ];
  expect(testsToTake(parent, family).map(({ code, on }) => [code, on])).toEqual([
    ['CBC', 'KT-1'],
    ['HBA1C', 'KT-2'],
  ]);
});
