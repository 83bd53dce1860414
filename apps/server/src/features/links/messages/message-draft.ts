import type { getEmailContent } from '@nidan/contract/links/messages/message-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { MessageFacts } from '@nidan/domain/messages/message-content';
import type { MessageTemplateName } from '@nidan/domain/messages/message-template';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Recipient } from './recipient.query.ts';

export type MessageQuery = QueryOf<typeof getEmailContent>;

interface Attached {
  readonly fileName: string;
  /** Address of the endpoint that hands it out, with its query. */
  readonly url: string;
}

/** What is known of a message before its words. */
export interface MessageDraft {
  readonly template: MessageTemplateName;
  /** That of the bill; of what has none, that of the last bill of the patient. */
  readonly language: Language;
  readonly recipient: Recipient;
  readonly facts: MessageFacts;
  readonly attachments: readonly Attached[];
  readonly inPerson: boolean;
  readonly blocks: readonly string[];
}

/** The day of an instant in the zone of the lab, DD/MM/YYYY. */
export function dayOf(ctx: Ctx, instant: Date | string): string {
  return formatDateTime(ctx.lab.timeZone, new Date(instant)).slice(0, 10);
}
