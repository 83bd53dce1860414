import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of rate contracts; apart from those that every screen loads. */
export const contractStateTexts = defineTexts(englishLabels([rateContract])).translated({
  hi: async () => (await import('./contract-state-texts-hi.ts')).contractStateTextsHi,
  mr: async () => (await import('./contract-state-texts-mr.ts')).contractStateTextsMr,
});
