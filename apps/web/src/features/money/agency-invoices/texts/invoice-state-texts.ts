import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of invoices; apart from those that every screen loads. */
export const invoiceStateTexts = defineTexts(englishLabels([invoice]), {
  'invoice.draft': ['मसौदा', 'मसुदा'],
  'invoice.sent': ['भेजा गया', 'पाठवले'],
  'invoice.unpaid': ['भुगतान बाकी', 'पैसे बाकी'],
  'invoice.partialPaid': ['आंशिक भुगतान', 'काही पैसे दिले'],
  'invoice.paid': ['भुगतान हुआ', 'पैसे दिले'],
  'invoice.unknown': ['अज्ञात', 'अज्ञात'],
  'invoice.all': ['सभी', 'सर्व'],
});
