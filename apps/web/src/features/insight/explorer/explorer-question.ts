import {
  EXPLORER_SUBJECT_NAMES,
  type ExplorerSubject,
  fieldsOf,
} from '@nidan/domain/insight/explorer-fields';
import {
  type ExplorerMeasure,
  type ExplorerQuestion,
  findExplorerFault,
  isSummed,
} from '@nidan/domain/insight/explorer-query';

/** The question of a screen that was opened without one. */
export const FIRST_QUESTION: ExplorerQuestion = emptyQuestion('bills');

/** A list of a subject with its usual columns. */
export function emptyQuestion(subject: ExplorerSubject): ExplorerQuestion {
  return { subject, filters: [], columns: [], groups: [], measures: [], pivot: false };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isQuestion = (value: unknown): value is ExplorerQuestion =>
  isRecord(value) &&
  EXPLORER_SUBJECT_NAMES.some((name) => name === value['subject']) &&
  ['filters', 'columns', 'groups', 'measures'].every((part) => Array.isArray(value[part])) &&
  typeof value['pivot'] === 'boolean';

/** The question in an address; the first one for anything that is none or cannot be asked. */
export function questionOf(text: string): ExplorerQuestion {
  if (text === '') return FIRST_QUESTION;
  try {
    const value: unknown = JSON.parse(text);
    return isQuestion(value) && findExplorerFault(value) === null ? value : FIRST_QUESTION;
  } catch {
    return FIRST_QUESTION;
  }
}

/** How a question stands in the address. */
export function addressOf(question: ExplorerQuestion): string {
  const text = JSON.stringify(question);
  return text === JSON.stringify(FIRST_QUESTION) ? '' : text;
}

/** A measure as one word: 'count', 'sum:net'. */
export function measureKey({ sum, field }: ExplorerMeasure): string {
  return field === null ? sum : `${sum}:${field}`;
}

const SUMS_OFFERED = ['sum', 'average', 'median', 'least', 'most'] as const;

/** What can be counted and summed of a subject. */
export function measuresOf(subject: ExplorerSubject): ExplorerMeasure[] {
  const summed = Object.entries(fieldsOf(subject)).flatMap(([name, { kind }]) =>
    isSummed(kind) ? [name] : [],
  );
  return [
    { sum: 'count', field: null },
    ...summed.flatMap((field) => SUMS_OFFERED.map((sum) => ({ sum, field }))),
  ];
}

/** A question with other groups: the first of them begins with a count, and the last takes everything away again. */
export function withGroups(question: ExplorerQuestion, names: readonly string[]): ExplorerQuestion {
  const groups = names
    .slice(0, 3)
    .map((field) => question.groups.find((group) => group.field === field) ?? { field });
  const measures =
    groups.length > 0 && question.measures.length === 0
      ? [{ sum: 'count', field: null } as const]
      : question.measures;
  return { ...question, groups, measures, pivot: question.pivot && groups.length > 1 };
}

/** A question with other sums; groups without any count their rows. */
export function withMeasures(question: ExplorerQuestion, keys: readonly string[]): ExplorerQuestion {
  const known = measuresOf(question.subject)
    .filter((one) => keys.includes(measureKey(one)))
    .slice(0, 5);
  const measures = known.length === 0 && question.groups.length > 0 ? question.measures : known;
  return { ...question, measures, pivot: question.pivot && measures.length === 1 };
}

/** True when columns across can be had: two groups and one sum. */
export function mayPivot({ groups, measures }: ExplorerQuestion): boolean {
  return groups.length > 1 && measures.length === 1;
}
