import type { Driver } from '@nidan/domain/interfacing/driver';
import type { MachineMessageState } from '@nidan/domain/machines/machine-data-reason';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** A kept message with what it is read by. */
export interface MessageToRead {
  readonly messageId: string;
  readonly linkId: string;
  readonly machineId: string;
  readonly machine: string;
  readonly at: Date;
  readonly text: string;
  readonly state: MachineMessageState;
  /** The driver of its link when it came. */
  readonly driver: Driver;
  readonly zoneOffset: number;
  /** By whose rights what it brings is entered. */
  readonly userId: string;
}

const WAITING: MachineMessageState = 'waiting';

/** The messages of a link that wait to be read, the oldest first. */
export async function readWaitingMessages(
  db: Db,
  lId: number,
  { linkId, limit }: { readonly linkId: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ messageId: string }>`
    select message_id as "messageId" from machine_message
    where l_id = ${lId} and link_id = ${linkId} and state = ${sql.lit(WAITING)}
    order by at, message_id limit ${limit}`.execute(db);
  return rows.map(({ messageId }) => messageId);
}

/** A message by its id; null: the lab has none. */
export async function readMessageToRead(
  db: Db,
  lId: number,
  messageId: string,
): Promise<MessageToRead | null> {
  const { rows } = await sql<MessageToRead>`
    select g.message_id as "messageId", g.link_id as "linkId", g.machine_id as "machineId", m.name as machine, g.at, g.text, g.state,
      d.definition as driver, l.zone_offset as "zoneOffset", l.changed_by as "userId"
    from machine_message g
    join machine m on m.l_id = g.l_id and m.machine_id = g.machine_id
    join machine_driver d on d.l_id = g.l_id and d.driver_id = g.driver_id
    join machine_link l on l.l_id = g.l_id and l.link_id = g.link_id
    where g.l_id = ${lId} and g.message_id = ${messageId}`.execute(db);
  return rows[0] ?? null;
}
