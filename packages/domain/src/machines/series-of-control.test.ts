import { expect, it } from 'vitest';
import { seriesOfControl } from './series-of-control.ts';

const one = { seriesId: 'one', lotNo: '4127B', material: 'Multi', level: 1, levelName: 'Normal' };
const two = { ...one, seriesId: 'two', level: 2, levelName: 'High' };
const other = { ...one, seriesId: 'other', lotNo: '9001', material: 'Chem' };

it.each(
  (
    [
      ['the only one, whatever it is called', 'CONTROL', [one], 'one'],
      ['by the number at its end', 'QC-2', [one, two], 'two'],
      ['by a number with a zero', 'QC 01', [one, two], 'one'],
      ['by the name of the level', 'MULTI HIGH', [one, two], 'two'],
      ['not by the end of a longer number', 'LOT 4122', [one, two], null],
      ['by its lot where two have the level', '9001-1', [one, two, other], 'other'],
      ['by its material where two have the level', 'CHEM L1', [one, two, other], 'other'],
      ['none where two fit', 'QC-1', [one, two, other], null],
      ['none where nothing fits', 'QC-3', [one, two], null],
      ['none without a series', 'QC-1', [], null],
    ] as const
  ).map(([what, control, open, found]) => ({ what, control, open, found })),
)('$what', ({ control, open, found }) => {
  expect(seriesOfControl(control, open)?.seriesId ?? null).toBe(found);
});
