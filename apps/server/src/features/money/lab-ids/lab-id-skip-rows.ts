import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface LabIdSkip {
  readonly day: string;
  readonly prefix: string;
  /** First and last serial that no bill gets. */
  readonly first: number;
  readonly last: number;
  readonly reason: string;
  readonly skipped_by: string;
  readonly skipped_at: Date;
}

/** Keeps which lab IDs of a day were skipped, and why; it is never changed. */
export async function insertLabIdSkip(db: Db, lId: number, skip: LabIdSkip): Promise<void> {
  await insertRows(db, 'lab_id_skip', [{ l_id: lId, skip_id: newId(), ...skip }]);
}
