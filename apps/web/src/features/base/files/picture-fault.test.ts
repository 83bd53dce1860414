import { expect, test } from 'vitest';
import { pictureFault } from './picture-fault.ts';

test.each([
  ['logo.png', 1, null],
  ['logo.JPG', 512 * 1024, null],
  ['logo.png', 512 * 1024 + 1, 'tooLarge'],
  ['logo.svg', 1, 'wrongEnding'],
  ['logo.pdf', 1, 'wrongEnding'],
  ['logo', 1, 'wrongEnding'],
] as const)('%s of %d bytes: %s', (name, size, fault) => {
  expect(pictureFault('logo', { name, size })).toBe(fault);
});
