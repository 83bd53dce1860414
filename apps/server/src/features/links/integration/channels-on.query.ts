import type { MessageChannel } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** Channels that a lab sends over; notices inside the product need nobody else. What is paused waits, so it is on. */
export async function readChannelsOn(db: Db, lId: number): Promise<ReadonlySet<MessageChannel | 'push'>> {
  const { rows } = await sql<{ integration: MessageChannel | 'push' }>`
    select integration from integration_setting where l_id = ${lId} and is_on`.execute(db);
  return new Set(['platform', ...rows.map(({ integration }) => integration)] as const);
}
