import { PAISE_PER_RUPEE } from './rupees.ts';

interface UpiPayment {
  /** Payee address, such as kothrudlab@upi. */
  readonly address: string;
  readonly payee: string;
  /** In paise. */
  readonly amount: number;
  /** What the payment is for, shown to the payer: the lab ID; null before there is one. */
  readonly note: string | null;
}

/** A UPI link that any UPI app opens with payee, amount and note filled in (NPCI, UPI linking specification 1.6). */
export function upiRequest({ address, payee, amount, note }: UpiPayment): string {
  const fields = { pa: address, pn: payee, am: (amount / PAISE_PER_RUPEE).toFixed(2), cu: 'INR' };
  const all = note === null ? fields : { ...fields, tn: note };
  const query = Object.entries(all).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  // An at-sign stays as it is: it keeps the QR small, and apps exist that do not decode it.
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
