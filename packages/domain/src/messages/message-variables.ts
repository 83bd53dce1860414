import type { MessageFacts } from './message-content.ts';
import type { MessageTemplateName } from './message-template.ts';
import { MESSAGE_WORDS } from './message-words.ts';

const SLOT = /\{(\w+)\}/gu;

/** Slots that only say whether a line of the product's own words is said, or name what cannot be known ahead. */
const OF_OUR_WORDS = ['inPerson', 'uncleared', 'files'];

/** The variables of a text in their order; one that stands twice is there twice. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, name = '']) => name);
}

/** The variables that words about something may use. */
export function variablesOf(name: MessageTemplateName): string[] {
  const { greeting, closing, templates } = MESSAGE_WORDS.en;
  const { subject, email, text } = templates[name];
  const all = [greeting, ...closing, subject, ...email, ...text].flatMap(variablesIn);
  return [...new Set(all)].filter((one) => !OF_OUR_WORDS.includes(one)).toSorted();
}

/** The values of the variables of a text in their order; what is not known is a dash, as nothing may be left out of registered words. */
export function valuesIn(text: string, facts: MessageFacts): string[] {
  return variablesIn(text).map((name) => {
    const value = (facts[name] ?? '').replace(/\s+/gu, ' ').trim();
    return value === '' ? '-' : value;
  });
}

/** A text with its variables filled in once; what fills one is no template. `shown` says how a value stands in it. */
export function filledText(
  text: string,
  facts: MessageFacts,
  shown: (value: string) => string = (value) => value,
): string {
  const values = valuesIn(text, facts).map(shown);
  let at = -1;
  return text.replace(SLOT, () => values[(at += 1)] ?? '');
}
