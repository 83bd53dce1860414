import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what is looked at before a shift is closed. */
export const beforeClosingTexts = defineTexts({
  title: 'Before you close',
  of: '{done} of {all}',
  moves: 'moves to the next shift',
  sum: '{words}, {amount}',
  sumOfBill: '{words}: {labNo}, {amount}',
  references: 'Card and UPI receipts have their reference',
  openReferences: {
    one: 'A card or UPI receipt has no reference',
    other: '{count} card and UPI receipts have no reference',
  },
  orders: 'No payment order pending',
  openOrders: { one: 'A payment order is pending', other: '{count} payment orders are pending' },
  advances: 'No advance pending at the bank',
  openAdvances: {
    one: 'An advance is pending at the bank',
    other: '{count} advances are pending at the bank',
  },
  unpaid: 'Every bill of the counter has a payment',
  openUnpaid: { one: 'A bill without a payment', other: '{count} bills without a payment' },
  refunds: 'No refund pending',
  openRefunds: {
    one: 'A refund is pending approval',
    other: '{count} refunds are pending approval',
  },
  approvals: 'No approval pending',
  openApprovals: { one: 'An approval is pending', other: '{count} approvals are pending' },
  noneHeld: 'No bill is held',
  held: {
    one: 'A bill is held on the registration page',
    other: '{count} bills are held on the registration page',
  },
  heldCount: 'held {count}',
  cashRight: 'Cash is right to the rupee',
  cashShort: 'Cash is {amount} short',
  cashOver: 'Cash is {amount} over',
  counted: 'counted',
  reasonNeeded: 'reason needed',
}).translated({
  hi: async () => (await import('./before-closing-texts-hi.ts')).beforeClosingTextsHi,
  mr: async () => (await import('./before-closing-texts-mr.ts')).beforeClosingTextsMr,
});
