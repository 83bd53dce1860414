import type { RuleStopOf } from '@nidan/contract/lab/autoverification/rule-views';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { ruleTexts } from './texts/rule-texts.ts';

type Words = Translate<(typeof ruleTexts)['english']>;

/** 'Release limits K 6.1 (3 to 6)': a rule that held a result back, with what it found. */
export function ruleStopWords(t: Words, { rule, code, found }: RuleStopOf): string {
  const { value, low, high } = found;
  const limits = low === undefined && high === undefined ? [] : [`(${low ?? '…'} – ${high ?? '…'})`];
  const rest = Object.entries(found)
    .filter(([key]) => !['value', 'low', 'high', 'why'].includes(key))
    .map(([, said]) => String(said));
  return [t(rule), code ?? '', value ?? '', ...limits, ...rest]
    .map((part) => String(part))
    .filter((part) => part !== '')
    .join(' ');
}

/** Several of them, each rule and parameter once. */
export function ruleStopsWords(t: Words, stops: readonly RuleStopOf[]): string {
  return [...new Set(stops.map((stop) => ruleStopWords(t, stop)))].join('; ');
}
