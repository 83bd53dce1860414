import { payout } from '@nidan/domain/status-sets/money/payout';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of payouts; apart from those that every screen loads. */
export const payoutStateTexts = defineTexts(englishLabels([payout]), {
  'payout.made': ['मंज़ूरी के इंतज़ार में', 'मंजुरीच्या प्रतीक्षेत'],
  'payout.approved': ['मंज़ूर', 'मंजूर'],
  'payout.paid': ['भुगतान हुआ', 'पैसे दिले'],
  'payout.rejected': ['नामंज़ूर', 'नामंजूर'],
});
