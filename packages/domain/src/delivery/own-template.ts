import type { Language } from '../enumerations/bills.ts';
import type { MessageTemplateName } from '../messages/message-template.ts';
import { variablesIn, variablesOf } from '../messages/message-variables.ts';
import { smsParts } from '../messages/sms-parts.ts';
import { DLT_VARIABLE, isTemplateId } from './dlt-template.ts';
import type { MessageChannel, TemplateCategory } from './message-channels.ts';

/** The words of a lab for one message on one channel in one language. */
export interface OwnTemplate {
  readonly name: MessageTemplateName;
  readonly channel: MessageChannel;
  readonly language: Language;
  /** Of e-mail and notices; empty on other channels. */
  readonly subject: string;
  /** With {variables}. */
  readonly body: string;
  /** Of SMS: 19 digits; of WhatsApp: the name of the approved template. */
  readonly registeredId: string | null;
  /** Of SMS: as the operators have it, with {#var#}. */
  readonly registeredText: string | null;
  readonly category: TemplateCategory;
}

/** What one message may come to with its variables as short as they are: six parts are paid like six messages. */
export const MOST_SMS_PARTS = 6;
const WHATSAPP_NAME = /^[a-z][a-z0-9_]{0,511}$/u;
const LONGEST_WHATSAPP = 1_024;

export type TemplateFault =
  | { readonly code: 'unknown-variable'; readonly variable: string; readonly known: string }
  | { readonly code: 'unclosed-brace' }
  | { readonly code: 'subject-missing' }
  | { readonly code: 'registered-id' }
  | { readonly code: 'text-differs'; readonly at: string }
  | { readonly code: 'too-long'; readonly most: string };

/** The text as the operators would have it: each variable is {#var#}. */
export function asRegistered(body: string): string {
  return body.replace(/\{\w+\}/gu, DLT_VARIABLE);
}

function whereTheyDiffer(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return other.slice(Math.max(0, at - 12), at + 12);
}

function faultsOfText({ channel, subject, body, name }: OwnTemplate): TemplateFault[] {
  const known = variablesOf(name);
  const unknown = [...new Set([...variablesIn(subject), ...variablesIn(body)])].filter(
    (variable) => !known.includes(variable),
  );
  const rest = `${subject}${body}`.replace(/\{\w+\}/gu, '');
  const hasSubject = channel === 'email' || channel === 'platform';
  return [
    ...unknown.map((variable) => ({ code: 'unknown-variable', variable, known: known.join(', ') }) as const),
    ...(/[{}]/u.test(rest) ? [{ code: 'unclosed-brace' } as const] : []),
    ...(hasSubject && subject.trim() === '' ? [{ code: 'subject-missing' } as const] : []),
  ];
}

function faultsOfSms({ body, registeredId, registeredText }: OwnTemplate): TemplateFault[] {
  const ours = asRegistered(body);
  const theirs = registeredText ?? '';
  return [
    ...(isTemplateId(registeredId ?? '') ? [] : [{ code: 'registered-id' } as const]),
    ...(ours === theirs ? [] : [{ code: 'text-differs', at: whereTheyDiffer(ours, theirs) } as const]),
    ...(smsParts(ours) > MOST_SMS_PARTS
      ? [{ code: 'too-long', most: `${MOST_SMS_PARTS} SMS` } as const]
      : []),
  ];
}

function faultsOfWhatsApp({ body, registeredId }: OwnTemplate): TemplateFault[] {
  return [
    ...(WHATSAPP_NAME.test(registeredId ?? '') ? [] : [{ code: 'registered-id' } as const]),
    ...(body.length > LONGEST_WHATSAPP
      ? [{ code: 'too-long', most: `${LONGEST_WHATSAPP} letters` } as const]
      : []),
  ];
}

/** What would make a message with these words fail or say nonsense; empty: nothing. */
export function templateFaults(template: OwnTemplate): TemplateFault[] {
  const { channel } = template;
  return [
    ...faultsOfText(template),
    ...(channel === 'sms' ? faultsOfSms(template) : []),
    ...(channel === 'whatsapp' ? faultsOfWhatsApp(template) : []),
  ];
}
