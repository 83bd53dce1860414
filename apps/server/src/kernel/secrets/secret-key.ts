import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const KEY_FILE = 'secret.key';
const BYTES = 32;

function keyIn(folder: string): Buffer {
  const path = join(folder, KEY_FILE);
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (key.length !== BYTES) throw new Error(`${path} does not hold a key of ${BYTES} bytes in hexadecimal`);
  return key;
}

/** The key of this installation: NIDAN_SECRET_KEY, else one made at the first start and kept beside the data, readable by its owner alone. */
export function withSecretKey(config: Config): Config {
  if (config.secretKey !== null) return config;
  mkdirSync(config.dataDir, { recursive: true });
  try {
    const made = randomBytes(BYTES).toString('hex');
    writeFileSync(join(config.dataDir, KEY_FILE), `${made}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Made at an earlier start, or by another process at the same moment.
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
  }
  return { ...config, secretKey: keyIn(config.dataDir) };
}

/** A key of 32 bytes for one purpose, so that what one of them protects opens nothing else. */
export function keyFor({ secretKey }: Pick<Config, 'secretKey'>, purpose: string): Buffer {
  if (secretKey === null) throw new Error('The secret key of this installation is missing');
  return Buffer.from(hkdfSync('sha256', secretKey, '', `nidan ${purpose}`, BYTES));
}
