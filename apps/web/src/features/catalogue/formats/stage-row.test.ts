import { expect, test } from 'vitest';
import { NEW_STAGE, stageOfRow } from './stage-row.ts';

const PARAMETERS = [
  { parameterId: 's', code: 'SPEC' },
  { parameterId: 'g', code: 'GROSS' },
];

test.each([
  [
    { name: ' Grossing ', asks: 'spec, GROSS' },
    { name: 'Grossing', parameterIds: ['s', 'g'] },
  ],
  [
    { name: 'Staining', asks: '' },
    { name: 'Staining', parameterIds: [] },
  ],
  [{ name: 'Staining', asks: 'HB' }, null],
  [{ name: 'Staining: SPEC', asks: '' }, null],
  [NEW_STAGE, null],
])('%o is read as %o', (row, stage) => {
  expect(stageOfRow(row, PARAMETERS)).toEqual(stage);
});
