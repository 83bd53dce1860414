import type { DeltaMode, ParameterKind } from '../enumerations/results.ts';
import { type DeltaRule, hasItsLimit, isOfNumbers } from '../results/delta.ts';
import type { OwnRangeFault } from '../ranges/own-range-faults.ts';
import { isUcumCode } from '../units/ucum-code.ts';
import { unitTextOf } from '../units/unit-text.ts';
import { type HelpChoice, offeredChoices } from './help-choice.ts';
import { isLoincCode } from './loinc-code.ts';

/** What of a parameter its kind, unit and codes must fit. */
export interface JudgedParameter {
  readonly kind: ParameterKind;
  readonly unit: string;
  readonly ucum: string | null;
  readonly loinc: string | null;
  readonly decimals: number;
  readonly formula: string | null;
  readonly choices: readonly HelpChoice[];
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
  readonly delta: Pick<DeltaRule, 'mode' | 'limit'> | null;
  readonly ranges: readonly unknown[];
}

export type ParameterField =
  | 'unit'
  | 'ucum'
  | 'loinc'
  | 'decimals'
  | 'formula'
  | 'choices'
  | 'plausibleLow'
  | 'delta'
  | 'ranges';

/** What is wrong with a parameter, at the field where it is mended, with what a sentence about it names. */
export interface ParameterFault {
  readonly code:
    | 'noUcum'
    | 'notUcum'
    | 'unitReadsOtherwise'
    | 'unitWithoutUcum'
    | 'noPlausibleLimits'
    | 'plausibleOfWords'
    | 'plausibleWithoutRoom'
    | 'deltaOfOtherKind'
    | 'deltaLimitOfOtherMode'
    | 'loincCheckDigit'
    | 'formulaOfOtherKind'
    | 'choicesOfOtherKind'
    | 'noChoiceOffered'
    | 'notOfAttachment';
  readonly field: ParameterField;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The field of a parameter that makes its ranges wrong, when one of them is: its decimals, its plausible limits, or they alone. */
export function fieldOfRangeFault({ code }: Pick<OwnRangeFault, 'code'>): ParameterField {
  if (code === 'tooManyDecimals') return 'decimals';
  return code === 'implausible' ? 'plausibleLow' : 'ranges';
}

/** What is wrong with the fields of a parameter themselves; its ranges have rules of their own (`findOwnRangeFaults`, `proveRangeSets`). */
export function findParameterFaults(parameter: JudgedParameter): ParameterFault[] {
  return [
    ...unitFaults(parameter),
    ...numberFaults(parameter),
    ...codeFaults(parameter),
    ...attachmentFaults(parameter),
  ];
}

function isNumber({ kind }: Pick<JudgedParameter, 'kind'>): boolean {
  return kind === 'numeric' || kind === 'calculated';
}

type Checked = readonly [isWrong: boolean, fault: ParameterFault];

function wrong(checked: readonly Checked[]): ParameterFault[] {
  return checked.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
}

function unitFaults(parameter: JudgedParameter): ParameterFault[] {
  const { unit, ucum } = parameter;
  if (ucum === null)
    return wrong([
      [isNumber(parameter), { code: 'noUcum', field: 'ucum', values: {} }],
      [unit !== '', { code: 'unitWithoutUcum', field: 'ucum', values: { unit } }],
    ]);
  const reads = unitTextOf(ucum);
  return wrong([
    [!isUcumCode(ucum), { code: 'notUcum', field: 'ucum', values: { ucum } }],
    [unit !== reads, { code: 'unitReadsOtherwise', field: 'unit', values: { unit, ucum, reads } }],
  ]);
}

/** Whether values of a kind can be compared in a mode: numbers as numbers, chosen and typed words as words. */
export function canHaveDelta(kind: ParameterKind, mode: DeltaMode): boolean {
  return isOfNumbers(mode) ? isNumber({ kind }) : kind === 'choice' || kind === 'text';
}

function numberFaults(parameter: JudgedParameter): ParameterFault[] {
  const { kind, plausibleLow: low, plausibleHigh: high, delta } = parameter;
  const isMeasured = kind === 'numeric';
  const isFile = kind === 'attachment';
  const hasLimits = low !== null || high !== null;
  const field = 'plausibleLow';
  return wrong([
    [isMeasured && (low === null || high === null), { code: 'noPlausibleLimits', field, values: {} }],
    [!isMeasured && !isFile && hasLimits, { code: 'plausibleOfWords', field, values: {} }],
    [
      !isFile && delta !== null && !canHaveDelta(kind, delta.mode),
      { code: 'deltaOfOtherKind', field: 'delta', values: {} },
    ],
    [delta !== null && !hasItsLimit(delta), { code: 'deltaLimitOfOtherMode', field: 'delta', values: {} }],
    [
      low !== null && high !== null && low >= high,
      { code: 'plausibleWithoutRoom', field, values: { low: low ?? '', high: high ?? '' } },
    ],
  ]);
}

function codeFaults(parameter: JudgedParameter): ParameterFault[] {
  const { kind, loinc, formula, choices } = parameter;
  const isChoice = kind === 'choice';
  const field = 'choices';
  return wrong([
    [
      loinc !== null && !isLoincCode(loinc),
      { code: 'loincCheckDigit', field: 'loinc', values: { loinc: loinc ?? '' } },
    ],
    [
      (kind === 'calculated') !== (formula !== null),
      { code: 'formulaOfOtherKind', field: 'formula', values: {} },
    ],
    [
      isChoice ? choices.length === 0 : isNumber(parameter) && choices.length > 0,
      { code: 'choicesOfOtherKind', field, values: {} },
    ],
    [
      isChoice && choices.length > 0 && offeredChoices(choices).length === 0,
      { code: 'noChoiceOffered', field, values: {} },
    ],
  ]);
}

/** What has no meaning for a value that is a file. */
function attachmentFaults(parameter: JudgedParameter): ParameterFault[] {
  if (parameter.kind !== 'attachment') return [];
  const { plausibleLow, plausibleHigh, choices, ranges } = parameter;
  const has: readonly (readonly [boolean, ParameterField, string])[] = [
    [parameter.unit !== '' || parameter.ucum !== null, 'unit', 'unit'],
    [parameter.decimals !== 0, 'decimals', 'decimals'],
    [choices.length > 0, 'choices', 'help list of choices'],
    [plausibleLow !== null || plausibleHigh !== null, 'plausibleLow', 'plausible limits'],
    [parameter.delta !== null, 'delta', 'delta check'],
    [ranges.length > 0, 'ranges', 'reference intervals'],
  ];
  return wrong(
    has.map(([isThere, field, what]) => [isThere, { code: 'notOfAttachment', field, values: { what } }]),
  );
}
