import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBytes, sealBytes } from './sealed-bytes.ts';

const key = randomBytes(32);
const plain = Buffer.from('a secret of twenty b');

it('opens for the same thing alone, with the same key alone, and unchanged alone', () => {
  const sealed = sealBytes(key, plain, 'user 1');
  expect(openBytes(key, sealed, 'user 1')).toEqual(plain);
  expect(() => openBytes(key, sealed, 'user 2')).toThrow('unable to authenticate');
  expect(() => openBytes(randomBytes(32), sealed, 'user 1')).toThrow('unable to authenticate');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => openBytes(key, changed, 'user 1')).toThrow('unable to authenticate');
  }
  expect(() => openBytes(key, sealed.subarray(0, 20), 'user 1')).toThrow('authentication tag');
});

it('looks different each time', () => {
  expect(sealBytes(key, plain, '')).not.toEqual(sealBytes(key, plain, ''));
});
