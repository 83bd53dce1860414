import { withClient } from '../kernel/database/connections/with-client.ts';
import { findOffences, type Offence } from '../kernel/invariants/find-offences.ts';
import { readInvariants } from '../kernel/invariants/invariant-files.ts';
import type { TestApp } from './test-app.ts';

/** The invariants that the data of an application breaks. */
export async function offencesIn({ database }: Pick<TestApp, 'database'>): Promise<Offence[]> {
  const offences = await withClient(database.checkerUrl, (client) => findOffences(client, readInvariants()));
  return offences.filter(({ count }) => count > 0);
}
