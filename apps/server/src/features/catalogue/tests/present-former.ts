import type { FormerVersion } from '@nidan/contract/catalogue/tests/test-edit-endpoints';

/** A version that is no longer in use. */
export interface FormerRow {
  readonly version: number;
  readonly until: Date;
  readonly replacedBy: string;
}

/** Former versions as a history shows them. */
export function presentFormer(rows: readonly FormerRow[]): FormerVersion[] {
  return rows.map(({ version, until, replacedBy }) => ({ version, until: until.toISOString(), replacedBy }));
}
