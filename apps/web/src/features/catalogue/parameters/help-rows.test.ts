import { expect, it } from 'vitest';
import { choiceOfRow, rowOfChoice, withRow } from './help-rows.ts';

const CHOICES = [
  { value: 'Nil', abnormal: false, key: 'n', isDefault: true },
  { value: 'Trace', abnormal: true },
  { value: 'Old', abnormal: true, isOff: true },
];
const ROWS = CHOICES.map(rowOfChoice);
const [NIL, TRACE] = ROWS;

it('says what is stored, and leaves out what is not said', () => {
  expect(ROWS.map(choiceOfRow)).toEqual(CHOICES);
});

it('has blanks around a word and its key taken off', () => {
  const row = { id: 'new', value: ' Milky ', key: ' m ', abnormal: true, isOff: false, isDefault: false };
  expect(choiceOfRow(row)).toEqual({ value: 'Milky', key: 'm', abnormal: true });
});

it('has one usual answer, and none that is not offered', () => {
  if (NIL === undefined || TRACE === undefined) throw new Error('Three rows were made');
  const usual = withRow(ROWS, { ...TRACE, isDefault: true });
  expect(usual.map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
  const off = withRow(ROWS, { ...NIL, isOff: true });
  expect(off.map(({ isDefault }) => isDefault)).toEqual([false, false, false]);
});
