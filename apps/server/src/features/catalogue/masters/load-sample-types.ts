import type { MasterValues } from '@nidan/domain/masters/master-field';
import { masterOf } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertRecords } from './master-rows.ts';

/** Gives a lab that has none yet its sample types, enabled. */
export async function loadSampleTypes(
  target: { readonly db: Db; readonly lId: number },
  types: readonly { readonly id: string; readonly values: MasterValues }[],
): Promise<void> {
  const records = types.map(({ id, values }) => ({
    id,
    status: masterData.codes.enabled,
    version: 1,
    values,
  }));
  await insertRecords(target, masterOf('sampletypes'), { records, idsOf: () => new Map() });
}
