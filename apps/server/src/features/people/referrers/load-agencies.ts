import { agencySheet, type AgencyRow } from '@nidan/domain/imports/agency-sheet';
import { completeRow } from '@nidan/domain/imports/sheet';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertAgencyRecords } from './agency-rows.ts';
import { takeCodes } from './take-codes.ts';

interface AgencyToLoad {
  readonly agencyId: string;
  readonly name: string;
}

/** What is usual of an agency of which nothing but its code and name is known: what empty cells of its file say. */
export function usualAgency({ code, name }: Pick<AgencyRow, 'code' | 'name'>): AgencyRow {
  const complete = completeRow(agencySheet, { code, name });
  if ('faults' in complete) throw new Error('An agency needs no more than a code and a name');
  return complete.row;
}

/** Gives a lab agencies of which the names are known, enabled. */
export async function loadAgencies(
  target: { readonly db: Db; readonly lId: number },
  agencies: readonly AgencyToLoad[],
): Promise<void> {
  const codes = await takeCodes(target.db, target.lId, { of: 'agency', count: agencies.length });
  const records = agencies.map(({ agencyId, name }, at) => ({
    agencyId,
    version: 1,
    ...usualAgency({ code: codes[at] ?? '', name }),
  }));
  await insertAgencyRecords(target, records, { territories: new Map(), tests: new Map() });
}
