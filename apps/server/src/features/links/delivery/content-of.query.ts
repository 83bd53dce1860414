import { dltValue } from '@nidan/domain/delivery/dlt-template';
import type { MessageChannel } from '@nidan/domain/delivery/message-channels';
import type { Language } from '@nidan/domain/enumerations/bills';
import { messageContent, type MessageFacts } from '@nidan/domain/messages/message-content';
import type { MessageTemplateName } from '@nidan/domain/messages/message-template';
import { filledText, valuesIn } from '@nidan/domain/messages/message-variables';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { ChannelContent } from './channels/parcel.ts';

/** The words of a lab as they are kept. */
export interface StoredWords {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly registeredId: string | null;
  readonly category: string;
}

/** What a message has to say, and to whom in which language. */
export interface ToSay {
  readonly template: MessageTemplateName;
  readonly language: Language;
  readonly facts: MessageFacts;
}

interface WordsQuestion extends Pick<ToSay, 'template' | 'language'> {
  readonly lId: number;
  readonly channel: MessageChannel;
}

async function readWords(
  db: Db,
  { lId, template, channel, language }: WordsQuestion,
): Promise<StoredWords | null> {
  const { rows } = await sql<StoredWords>`
    select language, subject, body, registered_id as "registeredId", category from message_template
    where l_id = ${lId} and name = ${template} and channel = ${channel} and language in (${language}, 'en')
    order by (language = ${language}) desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What is sent in the words of a lab; null where the channel takes registered words alone, and these have none. */
export function contentInWords(
  channel: MessageChannel,
  { facts }: Pick<ToSay, 'facts'>,
  words: StoredWords,
): ChannelContent | null {
  const { body, registeredId, language } = words;
  if (channel === 'email' || channel === 'platform') {
    return { channel, subject: filledText(words.subject, facts), text: filledText(body, facts) };
  }
  if (registeredId === null) return null;
  if (channel === 'sms') {
    const text = filledText(body, facts, dltValue);
    return { channel, templateId: registeredId, text, isPromotion: words.category === 'promotion' };
  }
  const text = filledText(body, facts);
  return { channel, template: registeredId, language, values: valuesIn(body, facts), text };
}

/** What a message says on a channel: in the words of the lab, else in those of the product where no registered ones are needed; null for none. */
export async function readContent(
  db: Db,
  lId: number,
  { channel, ...say }: ToSay & { readonly channel: MessageChannel },
): Promise<ChannelContent | null> {
  const words = await readWords(db, { lId, channel, ...say });
  if (words !== null) return contentInWords(channel, say, words);
  if (channel === 'sms' || channel === 'whatsapp') return null;
  const { subject, body } = messageContent(say.template, say.language, say.facts);
  return { channel, subject, text: body };
}
