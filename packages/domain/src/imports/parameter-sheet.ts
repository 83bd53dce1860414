import { importsFault } from '../faults/imports-faults.ts';
import { DELTA_MODES, type DeltaMode, PARAMETER_KINDS, type ParameterKind } from '../enumerations/results.ts';
import {
  choiceColumn,
  choiceOrNothing,
  codeColumn,
  numberColumn,
  numberOrNothing,
  statusColumn,
  textColumn,
  textOrNothing,
} from './columns.ts';
import { type DeltaRule, isOfNumbers } from '../results/delta.ts';
import { listColumn, type ListEntry } from './list-cell.ts';
import type { Sheet } from './sheet.ts';
import { cellFault, cellOf } from './sheet-column.ts';

/** A word that a result is chosen from; abnormal ones have an asterisk behind them, critical ones an exclamation mark. */
export interface ChoiceCell {
  readonly value: string;
  readonly abnormal: boolean;
  readonly isCritical?: boolean;
}

/** A parameter as a row of a file, without its intervals, which another person activates. */
export interface ParameterRow {
  readonly code: string;
  readonly kind: ParameterKind;
  readonly name: string;
  readonly status: number;
  readonly decimals: number;
  readonly unit: string;
  readonly ucum: string | null;
  readonly loinc: string | null;
  readonly formula: string | null;
  readonly method: string;
  readonly choices: readonly ChoiceCell[];
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
  readonly deltaMode: DeltaMode | null;
  readonly deltaLimit: number | null;
  readonly deltaDays: number | null;
}

function choiceOfMark(value: string, mark: ListEntry['mark']): ChoiceCell {
  return { value, abnormal: mark !== '', ...(mark === '!' ? { isCritical: true } : {}) };
}

/** The file of the parameters. */
export const parameterSheet: Sheet<ParameterRow> = {
  key: 'code',
  aliases: { code: ['parameter code'], name: ['parameter name'], unit: ['units'] },
  columns: {
    code: codeColumn('code'),
    name: textColumn('name', { required: true }),
    kind: choiceColumn('kind', PARAMETER_KINDS),
    unit: textColumn('unit'),
    ucum: textOrNothing('ucum'),
    loinc: textOrNothing('loinc'),
    decimals: numberColumn('decimals'),
    method: textColumn('method'),
    formula: textOrNothing('formula'),
    choices: listColumn<ChoiceCell>('choices', {
      read: ({ group, text, mark }) =>
        mark === '?' || group !== null
          ? cellFault(importsFault('cell-choice-mark', { text }))
          : cellOf(choiceOfMark(text, mark)),
      write: ({ value, abnormal, isCritical = false }) => ({
        text: value,
        group: null,
        mark: isCritical ? '!' : abnormal ? '*' : '',
      }),
    }),
    plausibleLow: numberOrNothing('plausible_low'),
    plausibleHigh: numberOrNothing('plausible_high'),
    deltaMode: choiceOrNothing('delta_mode', DELTA_MODES),
    deltaLimit: numberOrNothing('delta_limit'),
    deltaDays: numberOrNothing('delta_days'),
    status: statusColumn('status'),
  },
};

type DeltaCells = Pick<ParameterRow, 'deltaMode' | 'deltaLimit' | 'deltaDays'>;

/** The cells of a delta rule. */
export function deltaCells(delta: DeltaRule | null): DeltaCells {
  return {
    deltaMode: delta?.mode ?? null,
    deltaLimit: delta?.limit ?? null,
    deltaDays: delta?.lookBackDays ?? null,
  };
}

/** The delta rule of a row: null when its cells are empty; when a cell that its mode needs is, the first of those. Words need no limit. */
export function deltaOfCells({
  deltaMode: mode,
  deltaLimit: limit,
  deltaDays: lookBackDays,
}: DeltaCells): { readonly delta: DeltaRule | null } | { readonly missing: keyof DeltaCells } {
  if (mode !== null && lookBackDays !== null && (limit !== null || !isOfNumbers(mode)))
    return { delta: { mode, limit, lookBackDays } };
  if (mode === null && limit === null && lookBackDays === null) return { delta: null };
  if (mode === null) return { missing: 'deltaMode' };
  return { missing: limit === null && isOfNumbers(mode) ? 'deltaLimit' : 'deltaDays' };
}
