import { expect, test } from 'vitest';
import { EMPTY_FORM, isUntouched, restoreForm } from './bill-form.ts';
import { testForm } from './test-line.ts';

test('a draft comes back as it was kept', () => {
  expect(restoreForm(structuredClone(testForm()))).toEqual(testForm());
});

test.each([null, 'x', {}, { ...EMPTY_FORM, shape: 'bill-form 0' }])(
  'what another version kept is left: %o',
  (kept) => {
    expect(restoreForm(kept)).toBeNull();
  },
);

test('a form is touched with its first change', () => {
  expect(isUntouched(EMPTY_FORM)).toBe(true);
  expect(isUntouched(testForm())).toBe(false);
});
