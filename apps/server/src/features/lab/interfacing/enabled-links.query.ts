import type { Driver } from '@nidan/domain/interfacing/driver';
import type { LinkTransport } from '@nidan/domain/machines/machine-link';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** A link that is switched on, with all that a gateway needs to mind it. */
export interface LinkInUse {
  readonly lId: number;
  readonly linkId: string;
  readonly version: number;
  readonly machineId: string;
  readonly driverId: string;
  readonly driver: Driver;
  readonly transport: LinkTransport;
  readonly host: string;
  readonly port: number | null;
  readonly folder: string;
  readonly allowedAddress: string;
  /** By whose rights what it brings is entered. */
  readonly userId: string;
  /** Minutes that the clock of the machine is ahead of UTC. */
  readonly zoneOffset: number;
}

/** Ids of the labs. */
export async function readLabIds(db: Db): Promise<readonly number[]> {
  const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  return labs.map(({ l_id: lId }) => lId);
}

/** How many labs share this server. */
export async function countLabs(db: Db): Promise<number> {
  return (await readLabIds(db)).length;
}

/** The links of a lab that are switched on. */
export async function readEnabledLinks(db: Db, lId: number): Promise<readonly LinkInUse[]> {
  return inTransaction(db, lId, async (tx) => {
    const { rows } = await sql<Omit<LinkInUse, 'lId'>>`
      select l.link_id as "linkId", l.version, l.machine_id as "machineId", l.driver_id as "driverId", d.definition as driver,
        l.transport, l.host, l.port, l.folder, l.allowed_address as "allowedAddress", l.zone_offset as "zoneOffset", l.changed_by as "userId"
      from machine_link l join machine_driver d on d.l_id = l.l_id and d.driver_id = l.driver_id
      where l.l_id = ${lId} and l.is_enabled order by l.link_id`.execute(tx);
    return rows.map((row) => ({ ...row, lId }));
  });
}
