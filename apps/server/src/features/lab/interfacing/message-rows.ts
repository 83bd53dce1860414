import type { MachineMessageState, MessageDirection } from '@nidan/domain/machines/machine-data-reason';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

const READ: MachineMessageState = 'read';
const WAITING: MachineMessageState = 'waiting';
const KEPT: MachineMessageState = 'kept';

/** A message as a link took it, or as it went out. */
export interface NewMachineMessage {
  readonly messageId: string;
  readonly linkId: string;
  readonly machineId: string;
  readonly driverId: string;
  readonly direction: MessageDirection;
  readonly at: Date;
  readonly raw: Uint8Array;
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: Uint8Array;
  readonly controlId: string;
  readonly isWhole: boolean;
  readonly state: MachineMessageState;
}

/** PostgreSQL has no NUL in a text; the bytes have it. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\u2400');
}

/** Keeps a message; false when it came before, word for word, which is noted there. */
export async function insertMessage(db: Db, lId: number, message: NewMachineMessage): Promise<boolean> {
  const { direction, at, isWhole, state } = message;
  const { rows } = await sql<{ is_new: boolean }>`
    insert into machine_message as m (l_id, message_id, link_id, machine_id, driver_id, direction, at, raw, text, hash, control_id,
      is_whole, state, read_at)
    values (${lId}, ${message.messageId}, ${message.linkId}, ${message.machineId}, ${message.driverId}, ${direction}, ${at},
      ${Buffer.from(message.raw)}, ${withoutNul(message.text)}, ${Buffer.from(message.hash)}, ${withoutNul(message.controlId)},
      ${isWhole}, ${state}, ${state === 'read' ? at : null})
    on conflict (l_id, link_id, hash, control_id) where direction = 'in' and is_whole
      do update set repeats = m.repeats + 1
    returning (m.message_id = ${message.messageId}) as is_new`.execute(db);
  return rows[0]?.is_new === true;
}

/** Notes that the parts of a message that were kept before it say nothing that it does not say. */
export async function passOverParts(
  db: Db,
  lId: number,
  { linkId, text, at }: Pick<NewMachineMessage, 'linkId' | 'text' | 'at'>,
): Promise<void> {
  await sql`update machine_message set state = ${READ}, read_at = ${at}
    where l_id = ${lId} and link_id = ${linkId} and direction = 'in' and not is_whole and state = ${KEPT}
      and at > ${at}::timestamptz - interval '1 hour' and starts_with(${withoutNul(text)}, text)`.execute(db);
}

/** The statement that notes that a message is read, and how many values it had. */
export async function markRead(
  db: Db,
  lId: number,
  read: { readonly messageId: string; readonly at: Date; readonly results: number },
): Promise<void> {
  await sql`update machine_message set state = ${READ}, read_at = ${read.at}, results = ${read.results}
    where l_id = ${lId} and message_id = ${read.messageId} and state = ${WAITING}`.execute(db);
}

/** Locks a message against another worker; answers how many of its places are decided already. */
export async function lockMessage(db: Db, lId: number, messageId: string): Promise<ReadonlySet<number>> {
  await db.executeQuery(
    CompiledQuery.raw('select from machine_message where l_id = $1 and message_id = $2 for no key update', [
      lId,
      messageId,
    ]),
  );
  const { rows } = await sql<{ position: number }>`
    select position from machine_data where l_id = ${lId} and message_id = ${messageId}`.execute(db);
  return new Set(rows.map(({ position }) => position));
}
