import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { keyFor, withSecretKey } from './secret-key.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nidan-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is made once, kept for its owner alone and found again', () => {
  const config = readConfig({ NIDAN_DATA: join(folder, 'data') });
  const first = withSecretKey(config).secretKey;
  expect(first).toHaveLength(32);
  expect(withSecretKey(config).secretKey).toEqual(first);
  expect(statSync(join(folder, 'data', 'secret.key')).mode & 0o777).toBe(0o600);
});

it('is the one of the environment when that has one', () => {
  const config = readConfig({ NIDAN_DATA: folder, NIDAN_SECRET_KEY: 'ab'.repeat(32) });
  expect(withSecretKey(config).secretKey).toEqual(Buffer.alloc(32, 0xab));
});

it('that was damaged stops the start and names its file', () => {
  writeFileSync(join(folder, 'secret.key'), 'abcd');
  expect(() => withSecretKey(readConfig({ NIDAN_DATA: folder }))).toThrow(
    `${join(folder, 'secret.key')} does`,
  );
});

it('gives each purpose a key of its own', () => {
  const config = { secretKey: Buffer.alloc(32, 1) };
  expect(keyFor(config, 'a')).toEqual(keyFor(config, 'a'));
  expect(keyFor(config, 'a')).not.toEqual(keyFor(config, 'b'));
  expect(() => keyFor({ secretKey: null }, 'a')).toThrow('is missing');
});
