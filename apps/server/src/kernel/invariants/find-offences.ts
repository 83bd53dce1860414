import type { Client } from 'pg';
import type { Invariant } from './invariant-files.ts';

/** Rows that break an invariant; none when it holds. */
export interface Offence {
  readonly invariant: Invariant;
  /** The first rows, at most 20. They name things by their ids and carry no data of patients. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly count: number;
}

const SHOWN = 20;

/**
 * Becomes the read-only role that sees every lab, until the transaction ends. Throws an Error that says what to do when the
 * database has no such role: without it every query would answer no row, which looks like the proof that it is not.
 */
async function becomeChecker(client: Client): Promise<void> {
  const { rows } = await client.query<{ bypass: boolean }>(
    "select rolbypassrls as bypass from pg_roles where rolname = 'nidan_checker'",
  );
  if (rows[0]?.bypass !== true) {
    throw new Error(
      'The database has no role that may read all labs. As a superuser: create role nidan_checker login bypassrls; then start Nidan once',
    );
  }
  await client.query('set local role nidan_checker');
}

/** Runs invariants inside the transaction of `client`, as the checker. */
export async function findOffencesIn(client: Client, invariants: readonly Invariant[]): Promise<Offence[]> {
  await becomeChecker(client);
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
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    return await findOffencesIn(client, invariants);
  } finally {
    await client.query('rollback');
  }
}
