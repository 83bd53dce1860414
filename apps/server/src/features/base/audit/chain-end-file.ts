import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { nodeErrorCode } from '../../../kernel/postgres/node-error-code.ts';
import { readChainEnd } from './events-to-seal.query.ts';

/** The end of a lab's chain as it once was: one line of JSON in a file outside the database. */
export interface KeptEnd {
  readonly lId: number;
  readonly seq: number;
  /** Hexadecimal. */
  readonly mark: string;
  readonly at: string;
}

function isKeptEnd(value: unknown): value is KeptEnd {
  if (typeof value !== 'object' || value === null) return false;
  const { lId, seq, mark, at } = value as Partial<KeptEnd>; // as: each is looked at
  return Number.isInteger(lId) && Number.isInteger(seq) && typeof mark === 'string' && typeof at === 'string';
}

export interface KeptEnds {
  readonly ends: readonly KeptEnd[];
  /** Lines that are no end of a chain: half written when a machine stopped, or altered. */
  readonly unreadable: number;
}

/** Every line of the file; none when there is no file yet. */
export async function readKeptEnds(file: string): Promise<KeptEnds> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (nodeErrorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  const ends = lines.map(parsed).filter(isKeptEnd);
  return { ends, unreadable: lines.length - ends.length };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

interface Keeping {
  readonly file: string;
  readonly now: Date;
}

/** What this process has written last, by file and lab. */
const written = new Map<string, string>();

/** Appends the end of each lab's chain that has moved; synced, because what the database lost must stand here. */
export async function keepChainEnds(db: Db, lIds: readonly number[], { file, now }: Keeping): Promise<void> {
  const moved: { key: string; mark: string; line: string }[] = [];
  for (const lId of lIds) {
    const end = await inTransaction(db, lId, (tx) => readChainEnd(tx, lId));
    const key = `${file} ${lId}`;
    const mark = end?.mark.toString('hex');
    if (end === null || mark === undefined || written.get(key) === mark) continue;
    const kept: KeptEnd = { lId, seq: end.seq, mark, at: now.toISOString() };
    moved.push({ key, mark, line: JSON.stringify(kept) });
  }
  if (moved.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  // The first line end closes a line that a machine which stopped has left half written.
  const text = moved.map(({ line }) => `\n${line}`).join('');
  await appendFile(file, `${text}\n`, { flush: true, mode: 0o600 });
  for (const { key, mark } of moved) written.set(key, mark);
}
