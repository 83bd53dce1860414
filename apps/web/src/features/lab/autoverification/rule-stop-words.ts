import type { RuleStopOf } from '@nidan/contract/lab/autoverification/rule-views';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { ruleTexts } from './texts/rule-texts.ts';

type Words = Translate<(typeof ruleTexts)['english']>;

/** What of the same rule is named; the others are counted. */
const MOST_NAMED = 2;

/** 'K 6.1 (3 – 6)': where a rule held a result back, with what it found. */
function stopDetails({ code, found }: RuleStopOf): string {
  const { value, low, high } = found;
  const limits = low === undefined && high === undefined ? [] : [`(${low ?? '…'} – ${high ?? '…'})`];
  const rest = Object.entries(found)
    .filter(([key]) => !['value', 'low', 'high', 'why'].includes(key))
    .map(([, said]) => String(said));
  return [code ?? '', value ?? '', ...limits, ...rest]
    .map((part) => String(part))
    .filter((part) => part !== '')
    .join(' ');
}

/** Several of them, each rule once: 'Not normal PLT 18 LL, PDW 18.2 H +2; Critical PLT 18'. */
export function ruleStopsWords(t: Words, stops: readonly RuleStopOf[]): string {
  return [...Map.groupBy(stops, ({ rule }) => rule)]
    .map(([rule, own]) => {
      const details = [...new Set(own.map(stopDetails))].filter((text) => text !== '');
      const more = details.length > MOST_NAMED ? ` +${details.length - MOST_NAMED}` : '';
      return `${t(rule)} ${details.slice(0, MOST_NAMED).join(', ')}${more}`.trim();
    })
    .join('; ');
}
