import type { Language } from '../enumerations/bills.ts';
import { MESSAGE_WORDS } from './message-words.ts';
import type { MessageTemplateName } from './message-template.ts';

/** What fills the slots of a template; null has nothing to say, and '' says it by standing there. */
export type MessageFacts = Readonly<Record<string, string | null>>;

export interface MessageContent {
  readonly subject: string;
  /** Plain text, lines parted by \n. */
  readonly body: string;
  /** Of an SMS or a WhatsApp message, in one line. */
  readonly text: string;
}

/** A line with its slots filled; null when one of them has nothing to say. A slot is filled once: what fills it is no template. */
function filled(line: string, facts: MessageFacts): string | null {
  let isSilent = false;
  const text = line.replace(/\{(\w+)\}/gu, (_, slot: string) => {
    const fact = facts[slot] ?? null;
    if (fact === null) isSilent = true;
    // One line stays one line: a break in a name would end the header of an e-mail.
    return (fact ?? '').replace(/\s+/gu, ' ');
  });
  return isSilent ? null : text;
}

function linesOf(lines: readonly string[], facts: MessageFacts): string[] {
  return lines.map((line) => filled(line, facts)).filter((line) => line !== null);
}

/** A message in one language: e-mail with its subject, and the text of an SMS or WhatsApp message. */
export function messageContent(
  template: MessageTemplateName,
  language: Language,
  facts: MessageFacts,
): MessageContent {
  const { greeting, closing, templates } = MESSAGE_WORDS[language];
  const words = templates[template];
  const parts = [[greeting], words.email, closing].map((lines) => linesOf(lines, facts).join('\n'));
  return {
    subject: linesOf([words.subject], facts).join(''),
    body: parts.filter((part) => part !== '').join('\n\n'),
    text: linesOf(words.text, facts).join(' '),
  };
}
