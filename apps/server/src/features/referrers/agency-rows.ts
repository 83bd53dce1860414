import { insertRows } from '../../kernel/database/insert-rows.ts';
import type { Db } from '../../kernel/database/open-database.ts';

export interface AgencyValues {
  readonly name: string;
  readonly phone: string;
  /** Code of the master-data status (spec §4). */
  readonly status: number;
}

export async function insertAgency(
  db: Db,
  lId: number,
  agency: AgencyValues & { readonly agencyId: string },
): Promise<void> {
  const { agencyId, name, phone, status } = agency;
  await insertRows(db, 'agency', [{ l_id: lId, agency_id: agencyId, name, phone, status }]);
}

export interface AgencyRow extends AgencyValues {
  readonly agency_id: string;
  readonly version: number;
}

/** Reads and locks an agency; null when the lab has none of this id. */
export async function lockAgency(db: Db, lId: number, agencyId: string): Promise<AgencyRow | null> {
  const row = await db
    .selectFrom('agency')
    .select(['agency_id', 'name', 'phone', 'status', 'version'])
    .where('l_id', '=', lId)
    .where('agency_id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a locked agency; answers it as it is now. */
export async function updateAgencyRow(
  db: Db,
  { lId, before, values }: { lId: number; before: AgencyRow; values: AgencyValues },
): Promise<AgencyRow> {
  const version = before.version + 1;
  await db
    .updateTable('agency')
    .set({ ...values, version })
    .where('l_id', '=', lId)
    .where('agency_id', '=', before.agency_id)
    .execute();
  return { ...before, ...values, version };
}
