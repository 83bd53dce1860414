import { type DeltaRule, USUAL_LOOK_BACK_DAYS } from '@nidan/domain/results/delta';
import { limitText } from './delta-words.ts';
import type { resultsTexts } from './texts/results-texts.ts';
import type { parameterEditTexts } from '../parameters/texts/parameter-edit-texts.ts';

/** The translators that a rule is told with. */
interface RuleTexts {
  readonly t: ReturnType<(typeof parameterEditTexts)['in']>;
  readonly ofResults: ReturnType<(typeof resultsTexts)['in']>;
}

/** A rule in words, with how far it looks back where that is not as usual: '20 %', '5 mmol/L in 30 d'. */
export function deltaRuleText({ t, ofResults }: RuleTexts, rule: DeltaRule, unit: string): string {
  const amount = limitText(ofResults, rule, unit);
  const { lookBackDays: days } = rule;
  return days === USUAL_LOOK_BACK_DAYS ? amount : t('within', { amount, days });
}
