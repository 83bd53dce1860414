import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the dialog that pays bills from credit notes. */
export const settleTexts = defineTexts({
  settleTitle: 'Pay bills with {number}',
  settleBillTitle: 'Pay {labNo} from credit notes',
  settleDo: 'Pay ₹ {amount}',
  settleDone: '₹ {amount} of credit used',
  settleNone: 'Nothing here to settle with',
  settlePaid: 'Paid',
  settleMost: 'At most ₹ {amount}',
  settleOver: '{wanted} is more than {left}',
  settleLeft: 'Left afterwards',
  amountWrong: 'Type whole rupees',
}).translated({
  hi: async () => (await import('./settle-texts-hi.ts')).settleTextsHi,
  mr: async () => (await import('./settle-texts-mr.ts')).settleTextsMr,
});
