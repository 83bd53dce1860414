import { findOffences, type Offence } from '../kernel/invariants/find-offences.ts';
import { readInvariants } from '../kernel/invariants/invariant-files.ts';
import { keptClient } from './kept-client.ts';
import type { TestApp } from './test-app.ts';

/** The invariants that the data of an application breaks. */
export async function offencesIn({ database }: Pick<TestApp, 'database'>): Promise<Offence[]> {
  const client = await keptClient(database, 'checkerUrl');
  const offences = await findOffences(client, readInvariants());
  return offences.filter(({ count }) => count > 0);
}
