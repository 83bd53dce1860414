import { payout } from '@nidan/domain/status-sets/money/payout';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of payouts; apart from those that every screen loads. */
export const payoutStateTexts = defineTexts(englishLabels([payout])).translated({
  hi: async () => (await import('./payout-state-texts-hi.ts')).payoutStateTextsHi,
  mr: async () => (await import('./payout-state-texts-mr.ts')).payoutStateTextsMr,
});
