import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { KeptEnd } from './chain-end-file.ts';
import { readLinks, readMarks, readStrays } from './chain-page.query.ts';
import { type Break, ChainReader } from './chain-reader.ts';

const LINKS = 2_000;
const EVENTS = 20_000;
const ENDS = 1_000;
/** Below every id. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

/** Runs one read of the lab whose chain is checked. */
export type Look = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

export interface ChainReport {
  readonly lId: number;
  /** Number of the last link. */
  readonly seq: number;
  readonly breaks: readonly Break[];
}

async function checkLinks(look: Look, lId: number): Promise<ChainReader> {
  const reader = new ChainReader();
  for (;;) {
    const links = await look((db) => readLinks(db, lId, { after: reader.seq, most: LINKS }));
    for (const link of links) reader.add(link);
    if (links.length < LINKS) return reader;
  }
}

/** Events that stand behind the chain. */
export async function findStrays(look: Look, lId: number): Promise<Break[]> {
  const found: Break[] = [];
  for (let after: string | null = NOTHING; after !== null;) {
    const at: string = after;
    const { strays, next } = await look((db) => readStrays(db, lId, { after: at, most: EVENTS }));
    if (strays.length > 0) found.push({ kind: 'inserted', from: null, to: null, eventIds: strays });
    after = next;
  }
  return found;
}

/** Compares the chain with its ends as they were written outside the database. */
export async function compareEnds(
  look: Look,
  { lId, seq }: { readonly lId: number; readonly seq: number },
  ends: readonly KeptEnd[],
): Promise<Break[]> {
  const last = Math.max(0, ...ends.map((end) => end.seq));
  const found: Break[] = last > seq ? [{ kind: 'cut', from: seq + 1, to: last, eventIds: [] }] : [];
  const within = ends.filter((end) => end.seq <= seq);
  for (let start = 0; start < within.length; start += ENDS) {
    const some = within.slice(start, start + ENDS);
    const seqs = some.map((end) => end.seq);
    const marks = await look((db) => readMarks(db, lId, seqs));
    const other = some.find((end) => marks.has(end.seq) && marks.get(end.seq) !== end.mark);
    if (other !== undefined) return [...found, { kind: 'rewritten', from: 1, to: other.seq, eventIds: [] }];
  }
  return found;
}

/**
 * Proves the chain of a lab: every number is there, every mark follows from the one before it and from the event as it
 * stands now, no event stands behind the chain, and the chain still has the ends that were written outside the database.
 */
export async function checkChain(look: Look, lId: number, ends: readonly KeptEnd[]): Promise<ChainReport> {
  const reader = await checkLinks(look, lId);
  const own = ends.filter((end) => end.lId === lId);
  const strays = await findStrays(look, lId);
  const fromEnds = await compareEnds(look, { lId, seq: reader.seq }, own);
  return { lId, seq: reader.seq, breaks: [...reader.breaks(), ...strays, ...fromEnds] };
}
