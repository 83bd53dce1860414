import { expect, test } from 'vitest';
import { type FieldName, nextField } from './focus-path.ts';
import { testForm, testLine } from './test-line.ts';

function pathOf(form = testForm(), step: 1 | -1 = 1): FieldName[] {
  const path: FieldName[] = [];
  for (let at: FieldName | null = step === 1 ? 'phone' : 'pay'; at !== null; at = nextField(form, at, step))
    path.push(at);
  return path;
}

test('Enter goes over what every registration needs, Shift+Enter back', () => {
  expect(pathOf()).toEqual(['phone', 'name', 'age', 'doctor', 'tests', 'pay']);
  expect(pathOf(testForm(), -1)).toEqual(pathOf().toReversed());
});

test('the sex is asked when no title says it', () => {
  expect(pathOf(testForm({ person: { ...testForm().person, sex: '' } }))).toContain('sex');
});

test('a birth date spares the age', () => {
  expect(pathOf(testForm({ person: { ...testForm().person, birthdate: '1992-06-01' } }))).not.toContain(
    'age',
  );
});

test('of a known person nothing is asked', () => {
  const known = { patientId: 'p', patientCode: 'P-1', fullName: 'A', age: '1 Yrs.' };
  expect(pathOf(testForm({ known }))).toEqual(['phone', 'doctor', 'tests', 'pay']);
});

test('consent is visited until it is given', () => {
  const lines = [testLine('HIV', { consentNeeded: true })];
  expect(pathOf(testForm({ lines }))).toContain('consent');
  expect(pathOf(testForm({ lines, consentGiven: true }))).not.toContain('consent');
});

test('from an optional field Enter leads to the next needed one', () => {
  expect(nextField(testForm(), 'email', 1)).toBe('doctor');
  expect(nextField(testForm(), 'email', -1)).toBe('age');
  expect(nextField(testForm(), 'reason', 1)).toBe('pay');
});
