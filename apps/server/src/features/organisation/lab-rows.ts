import { insertRows } from '../../kernel/database/insert-rows.ts';
import { newId } from '../../kernel/database/new-id.ts';
import type { Db } from '../../kernel/database/open-database.ts';

export interface NewLab {
  readonly lId: number;
  readonly name: string;
  readonly prefix: string;
  readonly tagline: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly footer: string;
  readonly upiAddress: string | null;
  readonly locations: readonly { readonly name: string; readonly address: string; readonly phone: string }[];
  readonly switches: Readonly<Record<string, unknown>>;
}

export interface CreatedLocation {
  readonly name: string;
  readonly locationId: string;
}

/** Adds a lab with its locations and switches. Runs as the owner of the tables, inside a transaction of that lab. */
export async function insertLab(db: Db, lab: NewLab): Promise<CreatedLocation[]> {
  const { lId } = lab;
  await insertRows(db, 'lab', [
    {
      l_id: lId,
      name: lab.name,
      prefix: lab.prefix,
      tagline: lab.tagline,
      address: lab.address,
      phone: lab.phone,
      email: lab.email,
      website: lab.website,
      footer: lab.footer,
      upi_address: lab.upiAddress,
    },
  ]);
  const locations = lab.locations.map((location) => ({ ...location, locationId: newId() }));
  await insertRows(
    db,
    'location',
    locations.map(({ locationId, name, address, phone }) => ({
      l_id: lId,
      location_id: locationId,
      name,
      address,
      phone,
    })),
  );
  const switches = Object.entries(lab.switches);
  await insertRows(
    db,
    'lab_switch',
    switches.map(([name, value]) => ({ l_id: lId, name, value: JSON.stringify(value) })),
  );
  return locations.map(({ name, locationId }) => ({ name, locationId }));
}

interface LabAccountChange {
  readonly account_status: number;
  readonly account_since: Date;
  readonly account_reason: string;
  readonly version: number;
}

/** Writes the standing of a locked lab. */
export async function setLabAccount(db: Db, lId: number, change: LabAccountChange): Promise<void> {
  await db.updateTable('lab').set(change).where('l_id', '=', lId).execute();
}

/** Locks the lab for a change of how it is set up, so that one change follows the other. */
export async function lockLab(db: Db, lId: number): Promise<void> {
  await db
    .selectFrom('lab')
    .select('l_id')
    .where('l_id', '=', lId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
