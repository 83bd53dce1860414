import { expect, test } from 'vitest';
import { isLoincCode } from './loinc-code.ts';

test.each(['718-7', '2160-0', '98979-8', '6690-2', '4548-4'])('%s has the right check digit', (code) => {
  expect(isLoincCode(code)).toBe(true);
});

test.each(['718-8', '7118-7', '2106-0', '2160', '2160-', '-0', ' 718-7', '718-7 ', 'A18-7', ''])(
  '"%s" is refused',
  (code) => {
    expect(isLoincCode(code)).toBe(false);
  },
);
