import type { Blank } from '@nidan/contract/lab/results/formula-effect-endpoint';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { formulaEffectTexts } from '../../parameters/texts/formula-effect-texts.ts';

/** Why a calculation would have no value, in words. */
export function useBlankWords(): (blank: Blank) => string {
  const t = useTexts(formulaEffectTexts);
  return ({ why, code }) => t(why, { code: code ?? '' });
}
