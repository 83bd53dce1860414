import { expect, it } from 'vitest';
import { typedPercent } from './typed-percent.ts';

it.each([
  ['3.7', 3.7],
  ['+5', 5],
  [' −10 % ', -10],
  ['-90', -90],
  ['900', 900],
  ['', null],
  ['0', null],
  ['five', null],
  ['3.755', null],
  ['-91', null],
  ['901', null],
  ['1e2', null],
])('%j says %j', (text, percent) => {
  expect(typedPercent(text)).toBe(percent);
});
