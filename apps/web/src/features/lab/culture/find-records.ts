import type { MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';

/** A record of a master that is in use. */
export interface FoundRecord {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The records of an answer that are in use. */
export function findRecords(rows: readonly MasterView[]): readonly FoundRecord[] {
  return rows
    .filter(({ status }) => status === masterData.codes.enabled)
    .map(({ id, code, name }) => ({ id, code, name }));
}
