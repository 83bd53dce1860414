import type { MessageChannel } from '../delivery/message-channels.ts';
import type { Language } from '../enumerations/bills.ts';
import type { MessageTemplateName } from './message-template.ts';
import { MESSAGE_WORDS } from './message-words.ts';

interface Which {
  readonly name: MessageTemplateName;
  readonly channel: MessageChannel;
  readonly language: Language;
}

/** Lines that only hold where something is so cannot stand in words that are said whole. */
const CONDITIONAL = /\{(?:inPerson|uncleared|files)\}/u;

function always(lines: readonly string[]): string[] {
  return lines.filter((line) => !CONDITIONAL.test(line));
}

/** The words of the product as a lab begins to change them: whole lines, without those that are said now and then. */
export function wordsAsTemplate({ name, channel, language }: Which): {
  readonly subject: string;
  readonly body: string;
} {
  const { greeting, closing, templates } = MESSAGE_WORDS[language];
  const { subject, email, text } = templates[name];
  if (channel === 'sms' || channel === 'whatsapp') return { subject: '', body: always(text).join(' ') };
  const parts = [[greeting], always(email), closing].map((lines) => lines.join('\n'));
  return { subject, body: parts.join('\n\n') };
}
