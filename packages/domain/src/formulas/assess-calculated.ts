import type { AssessedValue } from '../results/assess-value.ts';
import { flagOfDisplayed } from '../results/assess-value.ts';
import { mdrdText } from './egfr.ts';
import { isCriticalFlag, type Interval } from '../results/flag.ts';
import { formatValue } from '../results/format-value.ts';
import type { BlankReason } from './formula-values.ts';
import type { FormulaResult } from './formula.ts';

export interface CalculatedParameterText {
  readonly code: string;
  readonly decimals: number;
}

export interface AssessedCalculation extends AssessedValue {
  /** Why there is no value; null when there is one. */
  readonly blank: BlankReason | null;
}

/** A worked-out formula as it is reported: rounded last, flagged as displayed, or blank with the reason. */
export function assessCalculated(
  result: FormulaResult,
  parameter: CalculatedParameterText,
  range: Interval | null,
): AssessedCalculation {
  if (!result.ok) {
    return { raw: null, value: null, numeric: null, flag: null, critical: false, blank: result.blank };
  }
  const value = textOf(parameter, result.value);
  const flag = flagOfDisplayed(value, range);
  return {
    raw: String(result.value),
    value,
    numeric: result.value,
    flag,
    critical: isCriticalFlag(flag),
    blank: null,
  };
}

const BLANK_TEXTS: Readonly<Record<Exclude<BlankReason['why'], 'stated'>, (name: string) => string>> = {
  missing: (name) => `waits for ${name}`,
  notNumeric: (name) => `${name} is not a number`,
  censored: (name) => `${name} is outside its measuring range`,
  noAge: () => 'the age is not known',
  noSex: () => 'the sex is not known',
  noHeight: () => 'the height is not known',
  noWeight: () => 'the weight is not known',
  impossible: () => 'cannot be worked out from these values',
  notApplicable: () => 'does not apply to these values or this person',
};

/** Why a calculated parameter is blank, in words; `nameOf` gives the name of a parameter by its code. */
export function blankText(blank: BlankReason, nameOf: (code: string) => string): string {
  if (blank.why === 'stated') return blank.reason;
  return BLANK_TEXTS[blank.why]('code' in blank ? nameOf(blank.code) : '');
}

/** Whether a stored reason says that the line cannot apply to the person at all, so that it is not printed. */
export function cannotApply(blankReason: string | null): boolean {
  return blankReason === BLANK_TEXTS.notApplicable('');
}

function textOf({ code, decimals }: CalculatedParameterText, value: number): string {
  return isMdrd(code) ? mdrdText(value) : formatValue(value, decimals);
}

/** The parameter of spec §9 (`egfrmdrd`), whichever way its code is written. */
function isMdrd(code: string): boolean {
  return code.replaceAll('_', '').toLowerCase() === 'egfrmdrd';
}
