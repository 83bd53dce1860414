import { type Channel, CHANNEL_NAMES, channelsOf } from '@nidan/domain/reports/channels';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { MessageRecipient } from './message-draft.ts';

/** Channels that a patient agreed to on a bill; all of them for whoever is no patient, and where no bill asked. */
export async function agreedChannels(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  recipient: Pick<MessageRecipient, 'kind'>,
  billId: string | undefined,
): Promise<readonly Channel[]> {
  if (recipient.kind !== 'patient' || billId === undefined) return CHANNEL_NAMES;
  const { rows } = await sql<{ channels: number }>`
    select channels from bill where l_id = ${lId} and bill_id = ${billId}`.execute(db);
  return channelsOf(rows[0]?.channels ?? 0);
}
