import { expect, test } from 'vitest';
import { isValidSrfId } from './srf-id.ts';

test.each([
  ['2725600012345', true],
  ['272560001234', false],
  ['27256000123456', false],
  ['27256-0012345', false],
])('"%s": %s', (text, valid) => {
  expect(isValidSrfId(text)).toBe(valid);
});
