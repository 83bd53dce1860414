import { isPaymentMode, PAYMENT_MODES, type PaymentMode } from './payment-mode.ts';
import type { PostingKind } from './posting-kinds.ts';

/** Accounts of a bill's journal beside the one of each payment mode. */
export const ACCOUNTS = {
  receivable: 'receivable',
  income: 'income',
  discount: 'discount',
  /** Discounts that coupons gave. */
  coupon: 'coupon',
  refundPayable: 'refundPayable',
  handling: 'handling',
  writtenOff: 'writtenOff',
  /** What patients paid ahead and has not paid a bill yet. */
  advance: 'advance',
  /** What credit notes owe a party and has not paid a bill yet. */
  creditNote: 'creditNote',
  /** What was given by credit notes. */
  credited: 'credited',
  /** What debit notes added to bills. */
  debited: 'debited',
  /** What drawers held less, or more, than they had to when they were counted. */
  cashDifference: 'cashDifference',
  /** What lies in the stores, at what its lots cost. */
  stock: 'stock',
  /** Goods that came and that no vendor's invoice has been booked of. */
  goodsReceived: 'goodsReceived',
  /** What the stores held when the lab began to count them. */
  openingStock: 'openingStock',
  stockUsed: 'stockUsed',
  stockWasted: 'stockWasted',
  stockAdjusted: 'stockAdjusted',
  /** Stock that left one place and is posted where it came to: of a whole lab always nothing. */
  stockMoved: 'stockMoved',
  /** What vendors are owed for what they invoiced. */
  payable: 'payable',
  /** What invoices of vendors came to besides the value of the goods. */
  purchaseDifference: 'purchaseDifference',
  /** Money of the bank that vendors are paid from. */
  vendorBank: 'vendorBank',
  /** Tax that was kept of payments and is owed to the state. */
  tdsPayable: 'tdsPayable',
  /** What agencies owe for the bills that they pay; below nothing: what they paid ahead. */
  agency: 'agency',
  /** Tax that agencies kept of what they paid, which the state owes the lab. */
  tdsReceivable: 'tdsReceivable',
  /** What referrals cost: shares of doctors and of people who sell. */
  commission: 'commission',
  /** What they are owed of it. */
  commissionPayable: 'commissionPayable',
  /** Money of the bank that payouts are paid from. */
  payoutBank: 'payoutBank',
  /** What places gave of the money that they took. */
  handedOver: 'handedOver',
  /** What other places keep of it. */
  takenOver: 'takenOver',
  /** What of it was brought to the bank. */
  depositBank: 'depositBank',
  /** What of the money that came by card, UPI, gateway and cheque was settled with the bank. */
  settled: 'settled',
  /** What the bank paid for it. */
  settlementBank: 'settlementBank',
  /** What it kept as its fee. */
  bankFee: 'bankFee',
  /** What it paid too little, or too much, for reasons that somebody wrote down. */
  settlementDifference: 'settlementDifference',
} as const;

/** One row of the journal: the amount, in paise and positive, on both accounts, so that no row can be out of balance. */
export interface Posting {
  readonly kind: PostingKind;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
}

/** What stands on the accounts of a bill, in paise: debits less credits for receivable and discounts, the reverse for the others. */
export interface BillBalances {
  readonly receivable: number;
  readonly income: number;
  readonly discount: number;
  /** Given by a coupon. */
  readonly coupon: number;
  readonly refundPayable: number;
  /** Kept of tests that were drawn and given back. */
  readonly handling: number;
  /** Added by debit notes. */
  readonly debited: number;
  /** Due once, and given up. */
  readonly writtenOff: number;
  /** Paid out to the patient: a sum of postings, not an account. */
  readonly refunded: number;
  /** Charged to the agency that pays the bill. */
  readonly agency: number;
  /** The agency that pays whatever is due on it; null: its patient does. */
  readonly payerId: string | null;
}

export const NO_BALANCES: BillBalances = {
  receivable: 0,
  income: 0,
  discount: 0,
  coupon: 0,
  refundPayable: 0,
  handling: 0,
  debited: 0,
  writtenOff: 0,
  refunded: 0,
  agency: 0,
  payerId: null,
};

const LABELS: Readonly<Record<string, string>> = {
  receivable: 'Patient receivable',
  income: 'Diagnostic income',
  discount: 'Discount allowed',
  coupon: 'Coupons redeemed',
  refundPayable: 'Refund payable',
  handling: 'Handling charges',
  writtenOff: 'Dues written off',
  advance: 'Customer advances',
  creditNote: 'Unused credit notes',
  credited: 'Credit notes given',
  debited: 'Debit notes charged',
  cashDifference: 'Cash differences',
  stock: 'Stock in stores',
  goodsReceived: 'Goods received, not invoiced',
  openingStock: 'Opening stock',
  stockUsed: 'Stock used',
  stockWasted: 'Stock wasted',
  stockAdjusted: 'Stock differences',
  stockMoved: 'Stock moved between places',
  payable: 'Owed to vendors',
  purchaseDifference: 'Purchase differences',
  vendorBank: 'Bank, payments to vendors',
  tdsPayable: 'TDS payable',
  agency: 'Agencies',
  tdsReceivable: 'TDS receivable',
  commission: 'Referral payouts',
  commissionPayable: 'Payouts owed',
  payoutBank: 'Bank, payouts',
  handedOver: 'Handed over by places',
  takenOver: 'Taken over by places',
  depositBank: 'Bank, deposits',
  settled: 'Settled with the bank',
  settlementBank: 'Bank, settlements',
  bankFee: 'Fees of the bank',
  settlementDifference: 'Settlement differences',
};
const MODE = 'mode:';

/** Modes that bring no money: what the lab owes already pays the bill. */
const BALANCE_ACCOUNTS: Partial<Record<PaymentMode, string>> = {
  'customer advance': ACCOUNTS.advance,
  'credit note': ACCOUNTS.creditNote,
};

/** The account that a payment of a mode is taken from: that of its money, or of what the lab owes the patient already. */
export function accountOfMode(mode: PaymentMode): string {
  return BALANCE_ACCOUNTS[mode] ?? `${MODE}${mode}`;
}

/** The accounts that money is received on, one per payment mode that brings any. */
export const MODE_ACCOUNTS: readonly string[] = PAYMENT_MODES.filter(
  (mode) => BALANCE_ACCOUNTS[mode] === undefined,
).map(accountOfMode);

/** The mode whose money an account receives; null for any other account. */
export function modeOfAccount(account: string): PaymentMode | null {
  const mode = account.startsWith(MODE) ? account.slice(MODE.length) : '';
  return isPaymentMode(mode) ? mode : null;
}

/** An account as it is shown: 'Patient receivable', 'Cash', 'BHIM UPI clearing'. */
export function accountLabel(account: string): string {
  const mode = modeOfAccount(account);
  if (mode !== null) return mode === 'Cash' ? mode : `${mode} clearing`;
  return LABELS[account] ?? account;
}

/** What lines come to before discounts, their discounts, and what of these a coupon gave; in paise. */
export interface DiscountedLines {
  readonly gross: number;
  readonly discount: number;
  /** None unless told. */
  readonly coupon?: number;
}

/**
 * Postings of a new bill: its gross as income, its discount as a discount allowed, what a coupon gave of that on an account of
 * its own. Amounts in paise, here and below.
 */
export function billPostings({ gross, discount, coupon = 0 }: DiscountedLines): Posting[] {
  const { receivable, income } = ACCOUNTS;
  return [
    ...postingsBetween('bill', [receivable, income], gross),
    ...discountPostings(discount - coupon),
    ...couponPostings(coupon),
  ];
}

/** Postings of a discount that grew by `change`, or shrank when it is negative. */
export function discountPostings(change: number): Posting[] {
  return postingsBetween('discount', [ACCOUNTS.discount, ACCOUNTS.receivable], change);
}

/** Postings of what a coupon gives more by `change`, or less when it is negative. */
export function couponPostings(change: number): Posting[] {
  return postingsBetween('discount', [ACCOUNTS.coupon, ACCOUNTS.receivable], change);
}

/** The posting of money received. */
export function paymentPostings(mode: PaymentMode, amount: number): Posting[] {
  return postingsBetween('payment', [accountOfMode(mode), ACCOUNTS.receivable], amount);
}

/** Postings of cancelled lines: their gross and their discounts go back. */
export function cancellationPostings({ gross, discount, coupon = 0 }: DiscountedLines): Posting[] {
  const { receivable, income } = ACCOUNTS;
  return [
    ...postingsBetween('cancellation', [income, receivable], gross),
    ...postingsBetween('cancellation', [receivable, ACCOUNTS.discount], discount - coupon),
    ...postingsBetween('cancellation', [receivable, ACCOUNTS.coupon], coupon),
  ];
}

/** Postings of a payment that is taken back: it settles what is owed to the patient first, the rest is due again. */
export function reversalPostings(
  payment: { readonly mode: PaymentMode; readonly amount: number },
  refundPayable: number,
): Posting[] {
  const returned = Math.min(payment.amount, refundPayable);
  const account = accountOfMode(payment.mode);
  return [
    ...postingsBetween('reversal', [ACCOUNTS.refundPayable, account], returned),
    ...postingsBetween('reversal', [ACCOUNTS.receivable, account], payment.amount - returned),
  ];
}

/** The posting of the handling charge that is kept of drawn tests. */
export function handlingPostings(charge: number): Posting[] {
  return postingsBetween('handling', [ACCOUNTS.receivable, ACCOUNTS.handling], charge);
}

/** The posting of a refund that is paid in a mode. */
export function payoutPostings(mode: PaymentMode, amount: number): Posting[] {
  return postingsBetween('payout', [ACCOUNTS.refundPayable, accountOfMode(mode)], amount);
}

/** The posting of a drawer that was counted: what lacks is a loss, what is over a gain; none when it fits. */
export function cashDifferencePostings(drawer: {
  readonly counted: number;
  readonly expected: number;
}): Posting[] {
  const accounts = [accountOfMode('Cash'), ACCOUNTS.cashDifference] as const;
  return postingsBetween('cashDifference', accounts, drawer.counted - drawer.expected);
}

/** The posting of money that is paid ahead. */
export function advancePostings(mode: PaymentMode, amount: number): Posting[] {
  return postingsBetween('advance', [accountOfMode(mode), ACCOUNTS.advance], amount);
}

/** The posting of money paid ahead that goes back to the patient. */
export function advanceReturnPostings(mode: PaymentMode, amount: number): Posting[] {
  return postingsBetween('advanceReturn', [ACCOUNTS.advance, accountOfMode(mode)], amount);
}

/** The posting of a credit note: what was given becomes what its party is owed. */
export function creditNotePostings(amount: number): Posting[] {
  return postingsBetween('creditNote', [ACCOUNTS.credited, ACCOUNTS.creditNote], amount);
}

/** The posting of a debit note: its bill owes more. */
export function debitNotePostings(amount: number): Posting[] {
  return postingsBetween('debitNote', [ACCOUNTS.receivable, ACCOUNTS.debited], amount);
}

/** The posting of a note that is cancelled: that of the note the other way round. */
export function noteCancelPostings(note: readonly Posting[]): Posting[] {
  return note.flatMap(({ debit, credit, amount }) => postingsBetween('noteCancel', [credit, debit], amount));
}

/** The posting of a due that is given up, or of one that was and is due again when the amount is negative. */
export function writeOffPostings(amount: number): Posting[] {
  return postingsBetween('writeOff', [ACCOUNTS.writtenOff, ACCOUNTS.receivable], amount);
}

/** Why an agency is charged more, or less: its bills, or a debit note on one of them. */
export type AgencyChargeKind = 'agencyCharge' | 'agencyDebit';

/** The posting by which an agency takes over what is due on a bill, or gets back what is not due any more when it is negative. */
export function agencyChargePostings(amount: number, kind: AgencyChargeKind = 'agencyCharge'): Posting[] {
  return postingsBetween(kind, [ACCOUNTS.agency, ACCOUNTS.receivable], amount);
}

/**
 * Postings that keep due and refund apart after a change: what was written off and is not due any more is taken back, what was
 * paid too much becomes payable to the patient, and what is payable pays a due that arises later. Where an agency pays the bill it
 * takes over every due, and gets back first. Afterwards neither due nor refund is negative and one of them is zero.
 */
export function settlementPostings(
  { receivable, refundPayable, writtenOff, agency, payerId }: BillBalances,
  kind: AgencyChargeKind = 'agencyCharge',
): Posting[] {
  const accounts = [ACCOUNTS.receivable, ACCOUNTS.refundPayable] as const;
  if (receivable >= 0) {
    const owed = Math.min(receivable, refundPayable);
    const charged = payerId === null ? 0 : receivable - owed;
    return [...postingsBetween('refund', accounts, -owed), ...agencyChargePostings(charged, kind)];
  }
  const back = Math.min(-receivable, writtenOff);
  const toAgency = Math.min(-receivable - back, agency);
  return [
    ...writeOffPostings(-back),
    ...agencyChargePostings(-toAgency, kind),
    ...postingsBetween('refund', accounts, -receivable - back - toAgency),
  ];
}

/** Balances after further postings. */
export function afterPostings(balances: BillBalances, postings: readonly Posting[]): BillBalances {
  const change = (account: string): number =>
    postings.reduce(
      (sum, { debit, credit, amount }) =>
        sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
      0,
    );
  return {
    receivable: balances.receivable + change(ACCOUNTS.receivable),
    income: balances.income - change(ACCOUNTS.income),
    discount: balances.discount + change(ACCOUNTS.discount),
    coupon: balances.coupon + change(ACCOUNTS.coupon),
    refundPayable: balances.refundPayable - change(ACCOUNTS.refundPayable),
    handling: balances.handling - change(ACCOUNTS.handling),
    debited: balances.debited - change(ACCOUNTS.debited),
    writtenOff: balances.writtenOff + change(ACCOUNTS.writtenOff),
    refunded: balances.refunded + paidOutBy(postings),
    agency: balances.agency + change(ACCOUNTS.agency),
    payerId: balances.payerId,
  };
}

function paidOutBy(postings: readonly Posting[]): number {
  return postings.reduce((sum, { kind, amount }) => sum + (kind === 'payout' ? amount : 0), 0);
}

/** What a bill comes to: its lines after discounts, what was kept for handling, and what debit notes added. */
export function netOf({ income, discount, coupon, handling, debited }: BillBalances): number {
  return income - discount - coupon + handling + debited;
}

/**
 * Money received and not taken back, also what was refunded since, without what an agency was charged: everything in the journal
 * balances, so it is what the other accounts leave over.
 */
export function paidOf(balances: BillBalances): number {
  const { receivable, refundPayable, refunded, writtenOff, agency } = balances;
  return netOf(balances) - writtenOff - receivable - agency + refundPayable + refunded;
}

/** One posting from credit to debit, the other way round for a negative amount, none for zero. */
export function postingsBetween(
  kind: PostingKind,
  [debit, credit]: readonly [string, string],
  amount: number,
): Posting[] {
  if (amount === 0) return [];
  return amount > 0
    ? [{ kind, debit, credit, amount }]
    : [{ kind, debit: credit, credit: debit, amount: -amount }];
}
