import type { Client } from 'pg';
import { asChecker } from '../database/as-checker.ts';
import type { Invariant } from './invariant-files.ts';

/** Rows that break an invariant; none when it holds. */
export interface Offence {
  readonly invariant: Invariant;
  /** The first rows, at most 20. They name things by their ids and carry no data of patients. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly count: number;
}

const SHOWN = 20;

/** Runs invariants inside the transaction of `client`, which is the checker's. */
export async function findOffencesIn(client: Client, invariants: readonly Invariant[]): Promise<Offence[]> {
  const offences: Offence[] = [];
  for (const invariant of invariants) {
    const text = `select *, (count(*) over ())::int as "of all" from (${invariant.sql.replace(/;\s*$/, '')}\n) offence limit ${SHOWN}`;
    const { rows } = await client.query<Record<string, unknown>>(text);
    const count = Number(rows[0]?.['of all'] ?? 0);
    offences.push({ invariant, rows: rows.map(({ 'of all': _all, ...row }) => row), count });
  }
  return offences;
}

/** Runs invariants on what is committed: one snapshot for all of them, and nothing can be written. */
export async function findOffences(client: Client, invariants: readonly Invariant[]): Promise<Offence[]> {
  return asChecker(client, () => findOffencesIn(client, invariants));
}
