import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface LocationRow {
  readonly location_id: string;
  readonly name: string;
  readonly kind: string;
  readonly address: string;
  readonly phone: string;
  readonly firm_id: string | null;
  readonly settlement: string;
  readonly status: number;
  readonly version: number;
}

export const locationColumns = [
  'location_id',
  'name',
  'kind',
  'address',
  'phone',
  'firm_id',
  'settlement',
  'status',
  'version',
] as const satisfies readonly (keyof LocationRow)[];

export async function insertLocations(db: Db, lId: number, locations: readonly LocationRow[]): Promise<void> {
  await insertRows(
    db,
    'location',
    locations.map((location) => ({ l_id: lId, ...location })),
  );
}

export async function updateLocationRow(
  db: Db,
  location: { readonly lId: number; readonly locationId: string },
  values: Partial<LocationRow>,
): Promise<void> {
  await db
    .updateTable('location')
    .set(values)
    .where('l_id', '=', location.lId)
    .where('location_id', '=', location.locationId)
    .execute();
}

/** Locks a location for a change; refuses one that the lab does not have. */
export async function lockLocation(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  locationId: string,
): Promise<LocationRow> {
  const row = await db
    .selectFrom('location')
    .select(locationColumns)
    .where('l_id', '=', lId)
    .where('location_id', '=', locationId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse('not-found');
  return row;
}
