import { masterData } from '@nidan/domain/status-sets/master-data';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { insertLocations } from './location-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

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
  readonly locations: readonly {
    readonly name: string;
    readonly kind?: 'lab' | 'centre';
    readonly address: string;
    readonly phone: string;
  }[];
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
  const locations = lab.locations.map(({ name, address, phone, kind = 'lab' }) => ({
    location_id: newId(),
    name,
    kind,
    address,
    phone,
    firm_id: null,
    settlement: 'usual',
    status: masterData.codes.enabled,
    version: 1,
  }));
  await insertLocations(db, lId, locations);
  const switches = Object.entries(lab.switches);
  await insertRows(
    db,
    'lab_switch',
    switches.map(([name, value]) => ({ l_id: lId, name, value: JSON.stringify(value) })),
  );
  return locations.map(({ name, location_id }) => ({ name, locationId: location_id }));
}

/** The number of the next lab; two that are opened at one moment get the same, and the later one is refused. */
export async function nextLabNumber(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('lab')
    .select(({ fn }) => fn.max<number | null>('l_id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
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

/** Lets every process read the catalogue of the lab anew. */
export async function raiseCatalogueVersion(db: Db, lId: number): Promise<void> {
  await db
    .updateTable('lab')
    .set(({ eb }) => ({ catalogue_version: eb('catalogue_version', '+', 1) }))
    .where('l_id', '=', lId)
    .execute();
}

/** Lets every process read the rates of the lab anew. */
export async function raiseRatesVersion(db: Db, lId: number): Promise<void> {
  await db
    .updateTable('lab')
    .set(({ eb }) => ({ rates_version: eb('rates_version', '+', 1) }))
    .where('l_id', '=', lId)
    .execute();
}

/** What a lab prints on its papers, and its time zone. */
export interface LabProfileRow {
  readonly name: string;
  readonly tagline: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly footer: string;
  readonly upi_address: string | null;
  readonly time_zone: string;
  readonly lab_type: string;
  readonly home_l_id: number | null;
}

/** Writes the profile of a locked lab. */
export async function setLabProfile(
  db: Db,
  lId: number,
  change: Partial<LabProfileRow> & { readonly version: number },
): Promise<void> {
  await db.updateTable('lab').set(change).where('l_id', '=', lId).execute();
}
