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
  orders: 'No payment order waits',
  openOrders: { one: 'A payment order waits', other: '{count} payment orders wait' },
  advances: 'No advance waits for the bank',
  openAdvances: { one: 'An advance waits for the bank', other: '{count} advances wait for the bank' },
  unpaid: 'Every bill of the counter has a payment',
  openUnpaid: { one: 'A bill without a payment', other: '{count} bills without a payment' },
  refunds: 'No refund waits',
  openRefunds: {
    one: 'A refund waits for a second person',
    other: '{count} refunds wait for a second person',
  },
  approvals: 'No request for approval waits',
  openApprovals: { one: 'A request for approval waits', other: '{count} requests for approval wait' },
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
