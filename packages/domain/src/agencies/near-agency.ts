import { nameLikeness } from '../people/names/name-likeness.ts';
import { nameWords } from '../people/names/name-tokens.ts';

/** An agency as it may be meant by a typed text. */
export interface NamedAgency {
  readonly code: string;
  readonly name: string;
}

/** Likeness from which a text is asked about: one letter wrong in a word of four or more, or words left out. */
const NEAR = 0.75;
/** Shortest text, in letters and digits, that is looked for inside a name written without spaces. */
const SHORTEST_PART = 4;

function closeness(typed: string, { code, name }: NamedAgency): number {
  if (typed.toLowerCase() === code.toLowerCase()) return 1;
  const [text, whole] = [nameWords(typed).join(''), nameWords(name).join('')];
  const isPart =
    Math.min(text.length, whole.length) >= SHORTEST_PART && (whole.includes(text) || text.includes(whole));
  return Math.max(nameLikeness(typed, name), isPart ? NEAR : 0);
}

/** The agency whose code or name a typed client is near to, the nearest first in the list; null for a text that is like none. */
export function nearAgency<Agency extends NamedAgency>(
  typed: string,
  agencies: readonly Agency[],
): Agency | null {
  const near = agencies
    .map((agency) => ({ agency, close: closeness(typed.trim(), agency) }))
    .filter(({ close }) => close >= NEAR)
    .toSorted((one, other) => other.close - one.close);
  return near[0]?.agency ?? null;
}
