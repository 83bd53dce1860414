import type { Client } from 'pg';

/**
 * Becomes the read-only role that sees every lab, until the transaction ends. Throws an Error that says what to do when the
 * database has no such role: without it every query would answer no row, which looks like the proof that it is not.
 */
export async function becomeChecker(client: Client): Promise<void> {
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

/** Reads what is committed of every lab: one snapshot for all of `read`, and nothing can be written. */
export async function asChecker<T>(client: Client, read: () => Promise<T>): Promise<T> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await becomeChecker(client);
    return await read();
  } finally {
    await client.query('rollback');
  }
}
