import type { Fault } from '../text/fault.ts';
import { insightFault } from '../faults/insight-faults.ts';
import { type ExplorerKind, type ExplorerSubject, fieldOf } from './explorer-fields.ts';

export const EXPLORER_OPERATORS = [
  'is',
  'isNot',
  'begins',
  'has',
  'atLeast',
  'atMost',
  'isEmpty',
  'isFilled',
] as const;
export type ExplorerOperator = (typeof EXPLORER_OPERATORS)[number];

/** How a moment is grouped, in the zone of the lab. */
export const EXPLORER_STEPS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type ExplorerStep = (typeof EXPLORER_STEPS)[number];

export const EXPLORER_SUMS = ['count', 'sum', 'average', 'least', 'most', 'median'] as const;
export type ExplorerSum = (typeof EXPLORER_SUMS)[number];

export interface ExplorerFilter {
  readonly field: string;
  readonly op: ExplorerOperator;
  /** Any of them; money in rupees, a moment as a day or an instant, a flag as yes or no. */
  readonly values: readonly string[];
}

export interface ExplorerGroup {
  readonly field: string;
  /** Of a moment; the day unless told. */
  readonly step?: ExplorerStep;
}

export interface ExplorerMeasure {
  readonly sum: ExplorerSum;
  /** Null counts rows. */
  readonly field: string | null;
}

/** A question to the explorer: rows with columns, or groups with sums, of which the last group may lie across. */
export interface ExplorerQuestion {
  readonly subject: ExplorerSubject;
  readonly filters: readonly ExplorerFilter[];
  /** Of a list without groups; the usual ones when empty. */
  readonly columns: readonly string[];
  readonly groups: readonly ExplorerGroup[];
  readonly measures: readonly ExplorerMeasure[];
  /** The last group becomes columns. */
  readonly pivot: boolean;
}

/** What one question may ask at most, and what its answer may hold; told by the screen. */
export const EXPLORER_LIMITS = {
  filters: 12,
  values: 50,
  columns: 20,
  groups: 3,
  measures: 5,
  /** Groups of one answer. */
  groupRows: 2_000,
  /** Columns that a pivot makes. */
  pivotColumns: 60,
  /** Rows of one page of a list. */
  pageRows: 200,
  exportRows: 100_000,
  pdfRows: 2_000,
  /** Milliseconds after which an answer is given up. */
  timeout: 8_000,
  /** The same of each part of a file, which nobody waits for at a screen. */
  exportTimeout: 18_000,
} as const;

const OPERATORS: Readonly<Record<ExplorerKind, readonly ExplorerOperator[]>> = {
  text: ['is', 'isNot', 'begins', 'has', 'isEmpty', 'isFilled'],
  choice: ['is', 'isNot', 'isEmpty', 'isFilled'],
  number: ['is', 'isNot', 'atLeast', 'atMost', 'isEmpty', 'isFilled'],
  money: ['is', 'isNot', 'atLeast', 'atMost'],
  instant: ['atLeast', 'atMost', 'isEmpty', 'isFilled'],
  flag: ['is'],
};

/** The comparisons that a field of a kind answers. */
export function operatorsOf(kind: ExplorerKind): readonly ExplorerOperator[] {
  return OPERATORS[kind];
}

/** True for numbers and amounts, which alone are summed. */
export function isSummed(kind: ExplorerKind): boolean {
  return kind === 'number' || kind === 'money';
}

/** What is wrong with a question, at which of its parts; English, as the form says it. */
export interface ExplorerFault extends Fault {
  readonly field: string;
}

const NUMBER = /^-?\d{1,12}(\.\d{1,4})?$/u;
const DAY = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/u;

function valueFault(kind: ExplorerKind, value: string): Fault | null {
  if (kind === 'number' || kind === 'money')
    return NUMBER.test(value) ? null : insightFault('explorer-no-number', { value });
  if (kind === 'instant') {
    const isReal = DAY.test(value) && !Number.isNaN(Date.parse(value));
    return isReal ? null : insightFault('explorer-no-day', { value });
  }
  if (kind === 'flag')
    return value === 'yes' || value === 'no' ? null : insightFault('explorer-no-flag', { value });
  return value.length > 120 ? insightFault('explorer-value-long') : null;
}

function unknown(subject: ExplorerSubject, name: string): Fault {
  return insightFault('explorer-field-unknown', { name, subject });
}

function filterFault(subject: ExplorerSubject, { field, op, values }: ExplorerFilter): Fault | null {
  const found = fieldOf(subject, field);
  if (found === null) return unknown(subject, field);
  if (!operatorsOf(found.kind).includes(op))
    return insightFault('explorer-not-compared', { field: found.label, op });
  if (op === 'isEmpty' || op === 'isFilled')
    return values.length === 0 ? null : insightFault('explorer-no-value', { op });
  if (values.length === 0) return insightFault('explorer-value-needed', { field: found.label });
  if ((op === 'atLeast' || op === 'atMost') && values.length > 1)
    return insightFault('explorer-one-value', { op });
  return values.map((value) => valueFault(found.kind, value)).find((fault) => fault !== null) ?? null;
}

function groupFault(subject: ExplorerSubject, { field, step }: ExplorerGroup): Fault | null {
  const found = fieldOf(subject, field);
  if (found === null) return unknown(subject, field);
  if (found.kind === 'money') return insightFault('explorer-summed', { field: found.label });
  if (step !== undefined && found.kind !== 'instant')
    return insightFault('explorer-no-moment', { field: found.label, step });
  return null;
}

function measureFault(subject: ExplorerSubject, { sum, field }: ExplorerMeasure): Fault | null {
  if (field === null) return sum === 'count' ? null : insightFault('explorer-field-needed', { sum });
  if (sum === 'count') return insightFault('explorer-count-plain');
  const found = fieldOf(subject, field);
  if (found === null) return unknown(subject, field);
  return isSummed(found.kind) ? null : insightFault('explorer-not-summed', { field: found.label });
}

/** The first fault among parts of a question, at its place. */
function faultAmong<T>(
  name: string,
  parts: readonly T[],
  faultOf: (part: T) => Fault | null,
): ExplorerFault | null {
  for (const [at, part] of parts.entries()) {
    const fault = faultOf(part);
    if (fault !== null) return { field: `${name}.${at}`, ...fault };
  }
  return null;
}

/** Why a question cannot be asked; null when it can. Counts of parts are the schema's. */
export function findExplorerFault(question: ExplorerQuestion): ExplorerFault | null {
  const { subject, filters, columns, groups, measures, pivot } = question;
  const fault =
    faultAmong('filters', filters, (filter) => filterFault(subject, filter)) ??
    faultAmong('groups', groups, (group) => groupFault(subject, group)) ??
    faultAmong('measures', measures, (measure) => measureFault(subject, measure)) ??
    faultAmong('columns', columns, (name) =>
      fieldOf(subject, name) === null ? unknown(subject, name) : null,
    );
  if (fault !== null) return fault;
  if (pivot && groups.length < 2) return { field: 'pivot', ...insightFault('explorer-two-groups') };
  if (pivot && measures.length > 1) return { field: 'pivot', ...insightFault('explorer-one-sum') };
  if (groups.length > 0 && measures.length === 0) {
    return { field: 'measures', ...insightFault('explorer-sum-needed') };
  }
  return null;
}

/** Names of the fields of a question that tell who a person is, by which a demo user neither narrows nor groups. */
export function personFieldsAsked({ subject, filters, groups }: ExplorerQuestion): string[] {
  const asked = [...filters.map(({ field }) => field), ...groups.map(({ field }) => field)];
  return [...new Set(asked)].filter((name) => fieldOf(subject, name)?.person !== undefined);
}
