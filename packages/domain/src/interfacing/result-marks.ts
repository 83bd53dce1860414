/** How a machine marks a result: E1394 R-9, HL7 OBX-11. */
export const RESULT_MARKS = [
  'final',
  /** Measured a second time, and final. */
  'repeated',
  'corrected',
  'preliminary',
  /** Some of its values are still to come. */
  'partial',
  /** In the instrument: the result is still to come. */
  'pending',
  /** The machine doubts it, or marks it in a way that nobody knows. */
  'questionable',
  /** Sent before and wrong, for example of another person. */
  'wrong',
  'notAsked',
  'deleted',
  /** Cannot be obtained. */
  'cancelled',
] as const;
export type ResultMark = (typeof RESULT_MARKS)[number];

/** LIS2-A2 9.9; an R was transmitted before, a V verified by the operator, an M is an MIC, a Q answers a query. */
const E1394: Readonly<Record<string, ResultMark>> = {
  F: 'final',
  R: 'final',
  V: 'final',
  M: 'final',
  Q: 'final',
  C: 'corrected',
  P: 'preliminary',
  S: 'partial',
  I: 'pending',
  W: 'questionable',
  N: 'notAsked',
  X: 'cancelled',
};

/** Table 0085; an R is entered and not verified, a U is now final, an A amended, a B appended to, a V verified. */
const HL7: Readonly<Record<string, ResultMark>> = {
  F: 'final',
  U: 'final',
  V: 'final',
  C: 'corrected',
  A: 'corrected',
  B: 'corrected',
  P: 'preliminary',
  R: 'preliminary',
  S: 'partial',
  I: 'pending',
  W: 'wrong',
  N: 'notAsked',
  O: 'notAsked',
  D: 'deleted',
  X: 'cancelled',
};

const TABLES: Readonly<Record<string, Readonly<Record<string, ResultMark>>>> = {
  e1394: E1394,
  hl7: HL7,
};

/** What each says is worse than what those before it say. */
function severityOf(mark: ResultMark): number {
  return RESULT_MARKS.indexOf(mark);
}

function markOfText(text: string, marks: Readonly<Record<string, ResultMark>>, layout: string): ResultMark {
  if (Object.hasOwn(marks, text)) return marks[text] ?? 'questionable';
  const table = TABLES[layout] ?? {};
  const letter = text.toUpperCase();
  return Object.hasOwn(table, letter) ? (table[letter] ?? 'questionable') : 'questionable';
}

/**
 * What a machine says of a result: by the words of its driver, then by the table of its standard. Nothing said is final, of several the
 * worst counts, and what nobody knows is questionable.
 */
export function resultMark(
  texts: readonly string[],
  marks: Readonly<Record<string, ResultMark>>,
  layout: string,
): ResultMark {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '');
  const found = said.map((text) => markOfText(text, marks, layout));
  return found.toSorted((a, b) => severityOf(b) - severityOf(a))[0] ?? 'final';
}

/** What a result that stands may be marked as; only the first two may be released. */
export const STANDING_MARKS = ['final', 'corrected', 'preliminary', 'partial'] as const;
export type StandingMark = (typeof STANDING_MARKS)[number];

/** Whether a result may be released by its mark. */
export function isReleasable(mark: StandingMark): boolean {
  return mark === 'final' || mark === 'corrected';
}

/** What a value of a machine is marked as once it stands; null: it does not stand by itself. */
export function standingMark(mark: ResultMark): StandingMark | null {
  if (mark === 'repeated') return 'final';
  return STANDING_MARKS.find((one) => one === mark) ?? null;
}

/** Marks of a result that brings no value, so that nobody misses one. */
const WITHOUT_VALUE: readonly ResultMark[] = ['pending', 'wrong', 'notAsked', 'deleted', 'cancelled'];

/** Whether a result of this mark is expected to have a value. */
export function hasValueBy(mark: ResultMark): boolean {
  return !WITHOUT_VALUE.includes(mark);
}
