import type { Fault } from '../text/fault.ts';
import { labFault } from '../faults/lab-faults.ts';
import { schemaFault } from '../faults/schema-faults.ts';
import type { ParameterKind } from '../enumerations/results.ts';
import { choiceOfText, type HelpChoice } from '../catalogue/help-choice.ts';
import { flagOfChoice, flagOfFindings, flagOfNumber, flagOfWords, isCriticalFlag } from './flag.ts';
import type { Flag, Interval } from './flag.ts';
import { displayedResult } from './format-value.ts';
import { parseValue, type ParsedValue } from './parse-value.ts';
import { LONGEST_CHECKED_VALUE } from './result-range-check.ts';

/** What of a parameter decides how a typed value is understood. */
export interface EnteredParameter {
  readonly kind: Exclude<ParameterKind, 'calculated' | 'attachment'>;
  readonly decimals: number;
  readonly choices: readonly HelpChoice[];
  /** Numbers beyond these are slips of the finger; null is no limit. */
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
}

/** The interval that applies to the person; `text` are the words that are expected. */
export interface ExpectedRange extends Interval {
  readonly text: string | null;
}

export interface AssessedValue {
  /** As typed, without blanks around it; null when cleared. */
  readonly raw: string | null;
  /** As the report shows it. */
  readonly value: string | null;
  /** Unrounded; null for words and for censored values. */
  readonly numeric: number | null;
  readonly flag: Flag | null;
  readonly critical: boolean;
}

export type Assessment =
  | ({ readonly ok: true } & AssessedValue)
  /** What is wrong with the value, to be shown at its field. */
  | (Fault & { readonly ok: false });

/** Longest result in words, in characters; longer ones belong in a narrative. */
export const LONGEST_WORDS = 250;

type Assess = (raw: string, parameter: EnteredParameter, range: ExpectedRange | null) => Assessment;

const CLEARED = { ok: true, raw: null, value: null, numeric: null, flag: null, critical: false } as const;

/**
 * Understands a typed value: refuses what is no number where one is measured, what is not plausible and what is not on the
 * list; rounds for display and flags the value as displayed, so that a report never contradicts itself.
 */
export function assessValue(
  typed: string | null,
  parameter: EnteredParameter,
  range: ExpectedRange | null,
): Assessment {
  const raw = typed?.trim() ?? '';
  if (raw === '') return CLEARED;
  return ASSESSORS[parameter.kind](raw, parameter, range);
}

const ASSESSORS: Readonly<Record<EnteredParameter['kind'], Assess>> = {
  numeric: assessNumber,
  choice: assessChoice,
  text: assessWords,
  narrative: (raw, { choices }) => inWords(raw, flagOfFindings(raw, choices)),
};

/** Flag of a number as displayed; longer texts than the specification allows are not held against a range (spec §5). */
export function flagOfDisplayed(displayed: string, range: Interval | null): Flag | null {
  return displayed.length > LONGEST_CHECKED_VALUE ? null : flagOfNumber(parseValue(displayed), range);
}

function assessNumber(raw: string, parameter: EnteredParameter, range: Interval | null): Assessment {
  const parsed = parseValue(raw);
  if (parsed.kind === 'text') return { ok: false, ...labFault('result-number') };
  const fault = plausibilityFault(parsed, parameter);
  if (fault !== null) return { ok: false, ...fault };
  const value = displayedResult(raw, parameter.decimals);
  const flag = flagOfDisplayed(value, range);
  const numeric = parsed.kind === 'numeric' ? parsed.value : null;
  return { ok: true, raw, value, numeric, flag, critical: isCriticalFlag(flag) };
}

/** What is wrong with a number that nobody can have, and what to do; null for any other value. */
export function plausibilityFault(
  parsed: ParsedValue,
  limits: Pick<EnteredParameter, 'plausibleLow' | 'plausibleHigh'>,
): Fault | null {
  if (parsed.kind !== 'numeric') return null;
  const { plausibleLow: low, plausibleHigh: high } = limits;
  if (low !== null && parsed.value < low) return labFault('implausible-below', { low });
  if (high !== null && parsed.value > high) return labFault('implausible-above', { high });
  return null;
}

function assessChoice(raw: string, { choices }: EnteredParameter): Assessment {
  const chosen = choiceOfText(raw, choices);
  if (chosen === null) return { ok: false, ...schemaFault('not-listed') };
  const { value } = chosen;
  return inWords(value, flagOfChoice(value, choices));
}

function assessWords(raw: string, { choices }: EnteredParameter, range: ExpectedRange | null): Assessment {
  if (raw.length > LONGEST_WORDS) return { ok: false, ...schemaFault('too-long', { limit: LONGEST_WORDS }) };
  return inWords(raw, flagOfFindings(raw, choices) ?? flagOfWords(raw, range?.text ?? null));
}

function inWords(raw: string, flag: Flag | null): Assessment {
  return { ...CLEARED, raw, value: raw, flag, critical: isCriticalFlag(flag) };
}
