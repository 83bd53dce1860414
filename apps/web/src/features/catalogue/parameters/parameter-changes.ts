import type { DeltaRule, ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { weightOf } from '@nidan/domain/ranges/range-condition';
import type { FieldOfDelta } from './delta-form.ts';
import type { ParameterForm } from './parameter-form.ts';
import { formOfParameter } from './parameter-form.ts';
import type { ConditionWords } from '../ranges/rules/use-condition-words.ts';

type Told = Exclude<keyof ParameterForm, FieldOfDelta | 'ucum'> | 'delta' | 'unit' | 'words' | 'ranges';

/** Words of what a parameter has, in the language of the person. */
export interface VersionWords {
  readonly ofCondition: ConditionWords;
  readonly ofDelta: (rule: DeltaRule, unit: string) => string;
}

const ofForm = (field: keyof ParameterForm) => (parameter: ParameterView) =>
  formOfParameter(parameter)[field];

function limitsText(name: string, low: number | null, high: number | null): readonly string[] {
  return low === null && high === null ? [] : [`${name} ${low ?? ''} to ${high ?? ''}`];
}

/** An interval in words: `F 0-6570 d: 12 to 15, action 8.5 to 18, critical 7 to 20`; the words only have to tell one from another. */
function rangeText(range: ParameterView['ranges'][number], words: ConditionWords): string {
  const { sex, ageFromDays, ageToDays, low, high, text } = range;
  const whom = `${sex ?? 'all'} ${ageFromDays}-${ageToDays} d`;
  const condition = weightOf(range) === 0 ? [] : [words(range)];
  const limits = text ?? `${low ?? ''} to ${high ?? ''}`;
  const action = limitsText('action', range.actionLow, range.actionHigh);
  const critical = limitsText('critical', range.criticalLow, range.criticalHigh);
  const bands = range.bands.map(({ label, low: from, high: to }) => `${label} ${from ?? ''} to ${to ?? ''}`);
  return `${[whom, ...condition].join(', ')}: ${[limits, ...action, ...critical, ...bands].join(', ')}`;
}

/** A word with its mark, as in a file: * abnormal, ! critical; in brackets when it is not offered. */
function choiceText({ value, abnormal, isCritical, isOff }: ParameterView['choices'][number]): string {
  const marked = `${value}${isCritical === true ? '!' : abnormal ? '*' : ''}`;
  return isOff === true ? `(${marked})` : marked;
}

/** What of a parameter a comparison of versions tells, and how; '' for nothing. */
export const PARAMETER_TELLS: readonly (readonly [
  Told,
  (parameter: ParameterView, words: VersionWords) => string,
])[] = [
  ['name', ofForm('name')],
  ['formula', ofForm('formula')],
  ['unit', ({ unit, ucum }) => (ucum === null || ucum === unit ? unit : `${unit} (${ucum})`)],
  ['loinc', ofForm('loinc')],
  ['decimals', ofForm('decimals')],
  ['method', ofForm('method')],
  ['plausibleLow', ofForm('plausibleLow')],
  ['plausibleHigh', ofForm('plausibleHigh')],
  ['delta', ({ delta, unit }, { ofDelta }) => (delta === null ? '' : ofDelta(delta, unit))],
  ['words', ({ choices }) => choices.map(choiceText).join(', ')],
  [
    'ranges',
    ({ ranges }, { ofCondition }) => ranges.map((range) => rangeText(range, ofCondition)).join('; '),
  ],
];
