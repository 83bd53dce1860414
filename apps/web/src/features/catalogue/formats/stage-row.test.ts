import { expect, test } from 'vitest';
import { NEW_STAGE, stageOfRow } from './stage-row.ts';

const PARAMETERS = [
  { parameterId: 's', code: 'SPEC' },
  { parameterId: 'g', code: 'GROSS' },
];

test.each([
  [
    { name: ' Grossing ', asks: 'spec, GROSS', rules: '' },
    { name: 'Grossing', parameterIds: ['s', 'g'] },
  ],
  [
    { name: 'Staining', asks: '', rules: '' },
    { name: 'Staining', parameterIds: [] },
  ],
  [
    { name: 'Staining', asks: '', rules: 'slide, by Technician, within 4 h, asks Rack = number' },
    {
      name: 'Staining',
      parameterIds: [],
      level: 'slide',
      role: 'Technician',
      hours: 4,
      inputs: [{ name: 'Rack', kind: 'number', unit: '', choices: [], isNeeded: false }],
    },
  ],
  [{ name: 'Staining', asks: '', rules: 'slides' }, null],
  [{ name: 'Staining', asks: 'HB', rules: '' }, null],
  [{ name: 'Staining: SPEC', asks: '', rules: '' }, null],
  [NEW_STAGE, null],
])('%o is read as %o', (row, stage) => {
  expect(stageOfRow(row, PARAMETERS)).toEqual(stage);
});
