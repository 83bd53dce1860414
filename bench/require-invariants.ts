import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { findOffences, type Offence } from '@nidan/server/kernel/invariants/find-offences';
import { readInvariants } from '@nidan/server/kernel/invariants/invariant-files';
import { reportOffences } from '@nidan/server/kernel/invariants/report-offences';
import { printFigure } from './figure.ts';

/** The invariants that what is in a database breaks. */
export async function brokenInvariants(checkerUrl: string): Promise<Offence[]> {
  const offences = await withClient(checkerUrl, (client) => findOffences(client, readInvariants()));
  return offences.filter(({ count }) => count > 0);
}

export function rowsOf(offences: readonly Offence[]): number {
  return offences.reduce((sum, { count }) => sum + count, 0);
}

/** Checks that what the load left behind keeps every invariant; says the offending rows and fails the run when it does not. */
export async function requireInvariants(checkerUrl: string): Promise<void> {
  const offences = await brokenInvariants(checkerUrl);
  const value = rowsOf(offences);
  printFigure({
    name: 'rows_that_break_invariants',
    value,
    unit: 'rows',
    target: '0',
    ok: value === 0,
    gate: true,
  });
  if (value > 0) process.stderr.write(`${reportOffences(offences)}\n`);
}
