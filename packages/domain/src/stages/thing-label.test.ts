import { drawCorner } from '../documents/label-printers/testing/draw-corner.ts';
import { expect, it, test } from 'vitest';
import { missingStageValues, stageValueFaults, withStageValues } from './stage-inputs.ts';
import type { StageInput } from './stage-rules.ts';
import { caseSeries, partLetters, thingBarcode, thingLabel } from './thing-label.ts';
import { printedThings } from './thing-label-print.ts';

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
])('part %i is %s', (ordinal, letters) => {
  expect(partLetters(ordinal)).toBe(letters);
});

it('numbers stand within their case', () => {
  expect(thingLabel('block', 1, 'A')).toBe('A1');
  expect(thingLabel('slide', 2, 'A1')).toBe('A1-2');
  expect(thingLabel('slide', 2, 'A')).toBe('A-2');
  expect(thingBarcode('S-26-000123', 'A1-2')).toBe('S26000123A1-2');
  expect(caseSeries('cytology', '2026')).toBe('C-26-');
});

it('the label of a slide has a DataMatrix, and no text of it is a command', () => {
  const label = {
    barcode: 'S26000123A1-2',
    caseNo: 'S-26-000123',
    label: 'A1-2',
    stain: 'H&E',
    patientName: '^XZ~',
  };
  const { zpl, tspl } = printedThings([label], drawCorner);
  expect(zpl).toContain('^BXN,4,200^FDS26000123A1-2^FS');
  expect(zpl.match(/\^XZ/g)).toHaveLength(1);
  expect(tspl).toContain('DMATRIX 8,56,80,80,x4,"S26000123A1-2"');
});

const inputs: StageInput[] = [
  { name: 'Thickness', kind: 'number', unit: 'µm', choices: [], isNeeded: true },
  { name: 'Level', kind: 'choice', unit: '', choices: ['1', '2'], isNeeded: false },
];

test.each([
  [{ Thickness: 3, Level: '2' }, []],
  [{ Thickness: '3' }, ['Thickness']],
  [{ Thickness: -1 }, ['Thickness']],
  [{ Level: '9' }, ['Level']],
  [{ Colour: 'grey' }, ['Colour']],
])('of %o the fields %o are refused', (values, names) => {
  expect(stageValueFaults(inputs, values).map(({ name }) => name)).toEqual(names);
});

it('what is needed is asked until it is there, and an empty text clears', () => {
  expect(missingStageValues(inputs, {})).toEqual(['Thickness']);
  const typed = withStageValues({ Level: '1' }, { Thickness: 3, Level: '' });
  expect(typed).toEqual({ Thickness: 3 });
  expect(missingStageValues(inputs, typed)).toEqual([]);
});
