import { expect, it } from 'vitest';
import { choiceOfRow, rowOfChoice, withRow } from './help-rows.ts';

const CHOICES = [
  { value: 'Nil', abnormal: false, key: 'n', isDefault: true },
  { value: 'Trace', abnormal: true },
  { value: 'Blasts seen', abnormal: true, isCritical: true },
  { value: 'Old', abnormal: true, isOff: true },
];
const ROWS = CHOICES.map(rowOfChoice);
const [NIL, TRACE, BLASTS] = ROWS;

it('says what is stored, and leaves out what is not said', () => {
  expect(ROWS.map(choiceOfRow)).toEqual(CHOICES);
});

it('has blanks around a word and its key taken off', () => {
  const row = {
    id: 'new',
    value: ' Milky ',
    key: ' m ',
    mark: 'abnormal',
    isOff: false,
    isDefault: false,
  } as const;
  expect(choiceOfRow(row)).toEqual({ value: 'Milky', key: 'm', abnormal: true });
});

it('has one usual answer, and none that is critical or not offered', () => {
  if (NIL === undefined || TRACE === undefined || BLASTS === undefined)
    throw new Error('Four rows were made');
  const usual = withRow(ROWS, { ...TRACE, isDefault: true });
  expect(usual.map(({ isDefault }) => isDefault)).toEqual([false, true, false, false]);
  const off = withRow(ROWS, { ...NIL, isOff: true });
  expect(off.map(({ isDefault }) => isDefault)).toEqual([false, false, false, false]);
  const called = withRow(ROWS, { ...BLASTS, isDefault: true });
  expect(called[2]?.isDefault).toBe(false);
});
