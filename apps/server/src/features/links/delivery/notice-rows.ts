import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { type NewNotice, queuePushes } from '../push/queue-pushes.ts';
import type { ContentOf } from './channels/parcel.ts';
import type { LockedMessage } from './lock-message.query.ts';

/** Shows a message inside the product to everybody it is for, and tells their browsers; answers how many that are. Done twice it is shown once. */
export async function insertNotices(
  db: Db,
  { lId, message, at }: { readonly lId: number; readonly message: LockedMessage; readonly at: Date },
  { subject, text }: ContentOf<'platform'>,
): Promise<number> {
  const { messageId, recipientKind, recipientId, billId } = message;
  const { rows: people } = await sql<{ user_id: string }>`
    select user_id from membership
    where l_id = ${lId} and status = ${accountStatus.codes.active} and case ${recipientKind}
      when 'user' then user_id = ${recipientId} when 'doctor' then doctor_id = ${recipientId}
      when 'agency' then agency_id = ${recipientId} else false end`.execute(db);
  const shown: NewNotice[] = [];
  for (const { user_id: userId } of people) {
    const { rows } = await sql<NewNotice>`
      insert into notice (l_id, notice_id, user_id, message_id, subject, body, bill_id, created_at)
      values (${lId}, ${newId()}, ${userId}, ${messageId}, ${subject}, ${text}, ${billId}, ${at})
      on conflict (l_id, message_id, user_id) do nothing returning notice_id as "noticeId", user_id as "userId"`.execute(
      db,
    );
    shown.push(...rows);
  }
  await queuePushes(db, { lId, at }, shown);
  return people.length;
}

/** Notes that somebody has read their notices; answers the messages of those that were new. */
export async function markNoticesRead(
  db: Db,
  {
    lId,
    userId,
    noticeIds,
    at,
  }: {
    readonly lId: number;
    readonly userId: string;
    /** Null for all. */
    readonly noticeIds: readonly string[] | null;
    readonly at: Date;
  },
): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    update notice set read_at = ${at}
    where l_id = ${lId} and user_id = ${userId} and read_at is null
      and (${noticeIds === null} or notice_id = any(${[...(noticeIds ?? [])]}))
    returning message_id`.execute(db);
  return rows.map((row) => row.message_id);
}
