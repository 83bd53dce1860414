import { sayFault } from '../../../kernel/api/refusal-words.ts';
import type { DeltaChange, WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import type { ResultFlag } from '@nidan/contract/lab/results/result-value';
import { assessValue } from '@nidan/domain/results/assess-value';
import { checkDelta } from '@nidan/domain/results/delta';
import type { CalculatedNow } from './calculated-now.ts';
import { type EntryDraft, savedText, typedFor, valueKey } from './entry-draft.ts';

/** A parameter of the grid as it stands with what was typed. */
export interface EntryRow {
  readonly test: WorksheetTest;
  readonly parameter: WorksheetParameter;
  /** Text that editing starts from. */
  readonly text: string;
  /** As displayed; null while there is none. */
  readonly value: string | null;
  readonly numeric: number | null;
  readonly flag: ResultFlag;
  readonly critical: boolean;
  /** Typed, or calculated from what was typed, and not saved yet. */
  readonly isUnsaved: boolean;
  /** What is wrong with the typed value. */
  readonly bad: string | null;
  /** Somebody saved another value since this one was typed. */
  readonly overtaken: { readonly value: string; readonly by: string } | null;
  /** Why a calculated parameter has no value; null when it has one or is none. */
  readonly waits: string | null;
  readonly delta: DeltaChange | null;
}

interface RowInput {
  readonly test: WorksheetTest;
  readonly parameter: WorksheetParameter;
  readonly draft: EntryDraft;
  /** Of the bill with this draft. */
  readonly calculated: ReadonlyMap<string, CalculatedNow>;
  readonly waitsFor: (names: readonly string[]) => string;
}

/** One row of the grid: the saved value, or the typed one understood by the same rules as the server's. */
export function entryRow({ test, parameter, draft, calculated, waitsFor }: RowInput): EntryRow {
  const { result } = parameter;
  const typed = typedFor(draft, test.billTestId, parameter.parameterId);
  const saved: EntryRow = {
    test,
    parameter,
    text: savedText(parameter),
    value: result?.value ?? null,
    numeric: result?.numeric ?? null,
    flag: result?.flag ?? null,
    critical: result?.critical ?? false,
    isUnsaved: false,
    bad: null,
    overtaken: null,
    waits: waitOf(parameter, waitsFor),
    delta: parameter.delta,
  };
  const { kind } = parameter;
  if (kind === 'calculated') {
    const now = calculated.get(valueKey(test.billTestId, parameter.parameterId));
    return now ? { ...saved, ...calculatedPart({ test, parameter }, now) } : saved;
  }
  if (!typed) return saved;
  const overtaken =
    result && result.version !== typed.over && result.raw !== typed.text
      ? { value: result.value ?? '', by: result.enteredBy }
      : null;
  const row = { ...saved, text: typed.text, isUnsaved: true, overtaken, waits: null };
  // The id of a file: nothing in it is understood here.
  if (kind === 'attachment') return { ...row, value: typed.text === '' ? null : typed.text };
  const assessed = assessValue(typed.text, { ...parameter, kind }, parameter.range);
  if (!assessed.ok) {
    const nothing = { numeric: null, flag: null, critical: false, delta: null };
    return { ...row, ...nothing, value: typed.text, bad: sayFault(assessed) };
  }
  const { value, numeric, flag, critical } = assessed;
  return { ...row, value, numeric, flag, critical, delta: deltaOf({ test, parameter }, { value, numeric }) };
}

function calculatedPart(place: Pick<EntryRow, 'test' | 'parameter'>, now: CalculatedNow) {
  const { value, numeric, flag, critical, blankReason } = now;
  const delta = deltaOf(place, { value, numeric });
  return { value, numeric, flag, critical, waits: blankReason, delta, isUnsaved: true };
}

/** True when the person may type a value: not what is calculated, and only while the test takes results. */
export function isEnterable({ test, parameter }: Pick<EntryRow, 'test' | 'parameter'>): boolean {
  return parameter.kind !== 'calculated' && test.can.includes('enterResults');
}

function waitOf({ kind, result, calculatedFrom }: WorksheetParameter, waitsFor: RowInput['waitsFor']) {
  if (kind !== 'calculated' || (result?.value ?? null) !== null) return null;
  return result?.blankReason ?? waitsFor(calculatedFrom);
}

/** Change against the latest earlier value, as the server works it out on saving. */
function deltaOf(
  { test, parameter }: Pick<EntryRow, 'test' | 'parameter'>,
  now: Pick<EntryRow, 'value' | 'numeric'>,
): EntryRow['delta'] {
  const [before] = parameter.previous;
  if (before === undefined) return null;
  const at = test.collectedAt === null ? new Date() : new Date(test.collectedAt);
  return checkDelta(parameter.deltaRule, { ...before, at: new Date(before.at) }, { ...now, at });
}
