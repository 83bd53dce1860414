import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of money between places and of batches; apart from those that every screen loads. */
export const settlementStateTexts = defineTexts(englishLabels([labPayment, settlementBatch])).translated({
  hi: async () => (await import('./settlement-state-texts-hi.ts')).settlementStateTextsHi,
  mr: async () => (await import('./settlement-state-texts-mr.ts')).settlementStateTextsMr,
});
