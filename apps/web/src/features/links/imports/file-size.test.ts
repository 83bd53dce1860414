import { expect, it } from 'vitest';
import { sizeOf } from './file-size.ts';

it.each([
  [1, '0.1 KB'],
  [1_536, '1.5 KB'],
  [348_160, '340 KB'],
  [1_992_294, '1.9 MB'],
  [10_485_760, '10 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(sizeOf(bytes)).toBe(size);
});
