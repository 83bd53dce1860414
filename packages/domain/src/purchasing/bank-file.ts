/** A payment to the account of a vendor. */
export interface BankTransfer {
  readonly number: string;
  readonly name: string;
  readonly accountNo: string;
  readonly ifsc: string;
  /** After TDS, in paise. */
  readonly amountPaise: number;
}

export const BANK_FILE_HEADS = ['Mode', 'Amount', 'Beneficiary', 'Account', 'IFSC', 'Reference'] as const;

/** From so much on a transfer goes by RTGS, below by NEFT (Reserve Bank of India); in paise. */
const RTGS_FROM = 20_000_000;

/** Rows of the file that a bank takes for payments to vendors; amounts in rupees with two decimals. */
export function bankFileRows(transfers: readonly BankTransfer[]): string[][] {
  return transfers.map(({ number, name, accountNo, ifsc, amountPaise }) => [
    amountPaise >= RTGS_FROM ? 'RTGS' : 'NEFT',
    (amountPaise / 100).toFixed(2),
    name,
    accountNo,
    ifsc,
    number,
  ]);
}
