import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of invoices; apart from those that every screen loads. */
export const invoiceStateTexts = defineTexts(englishLabels([invoice])).translated({
  hi: async () => (await import('./invoice-state-texts-hi.ts')).invoiceStateTextsHi,
  mr: async () => (await import('./invoice-state-texts-mr.ts')).invoiceStateTextsMr,
});
