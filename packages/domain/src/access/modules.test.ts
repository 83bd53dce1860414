import { expect, test } from 'vitest';
import { isModule, MODULES, PLANNED_MODULES } from './modules.ts';

test('module names are known and unique', () => {
  expect(new Set(MODULES).size).toBe(MODULES.length);
  expect(isModule('samples')).toBe(true);
  expect(isModule('Samples')).toBe(false);
});

test('a planned module is not offered yet', () => {
  expect(PLANNED_MODULES.filter(isModule)).toEqual([]);
});

test('the planned modules are those that status sets name ahead of their features', () => {
  expect(PLANNED_MODULES.join(' ')).toBe('logistics consents');
});
