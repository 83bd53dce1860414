/** Payment modes, spelled as the specification spells them (spec §3). */
export const PAYMENT_MODES = [
  'Cash',
  'Card',
  'Cheque',
  'DD',
  'Gate Epay',
  'Online',
  'PayTM Wallet',
  'PayTM UPI',
  'Google Pay',
  'PhonePe',
  'BHIM UPI',
  'Bharat Pay',
  'POS Machine',
  'discount',
  'customer advance',
  'credit note',
  'logistics',
  'agency',
  'payment gateway',
] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** Modes in which a counter takes money; the others are bookings that the product makes itself. */
export const COUNTER_PAYMENT_MODES = PAYMENT_MODES.slice(0, PAYMENT_MODES.indexOf('discount'));

/** Ways of a transfer between banks; each is the mode 'Online' with its reference (UTR). */
export const BANK_TRANSFERS = ['NEFT', 'RTGS', 'IMPS'] as const;
export type BankTransfer = (typeof BANK_TRANSFERS)[number];

/** True for modes by which money comes in, at a counter or through a gateway. */
export function bringsMoney(mode: PaymentMode): boolean {
  return mode === 'payment gateway' || COUNTER_PAYMENT_MODES.includes(mode);
}

/** Modes whose money comes through a bank, which settles it some days later. */
export const SETTLED_MODES = PAYMENT_MODES.filter((mode) => mode !== 'Cash' && bringsMoney(mode));

const UPI_MODES: readonly PaymentMode[] = ['PayTM UPI', 'Google Pay', 'PhonePe', 'BHIM UPI', 'Bharat Pay'];

/** Modes whose money is not the lab's before the bank has cleared it. */
const CLEARED_LATER: readonly PaymentMode[] = ['Cheque', 'DD'];

/** True for modes that are confirmed once the bank has cleared them. */
export function isClearedLater(mode: PaymentMode): boolean {
  return CLEARED_LATER.includes(mode);
}

/** True for modes in which the patient scans a UPI code. */
export function isUpiMode(mode: PaymentMode): boolean {
  return UPI_MODES.includes(mode);
}

/** Place of the first payment by UPI that has no reference; -1 when each has one. */
export function upiWithoutReference(
  payments: readonly { readonly mode: PaymentMode; readonly reference?: string | undefined }[],
): number {
  return payments.findIndex(({ mode, reference = '' }) => isUpiMode(mode) && reference.trim() === '');
}

/** True when the text is a payment mode by its exact spelling. */
export function isPaymentMode(text: string): text is PaymentMode {
  return PAYMENT_MODES.some((mode) => mode === text);
}
