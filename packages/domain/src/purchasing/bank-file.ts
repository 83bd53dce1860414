import type { CalendarDate } from '../time/calendar-date.ts';
import type { BankFileFormat } from '../enumerations/purchasing.ts';
import { formatDate } from '../time/indian-date.ts';

/** A payment to the account of a vendor or payee. */
export interface BankTransfer {
  readonly number: string;
  readonly name: string;
  readonly accountNo: string;
  readonly ifsc: string;
  /** After TDS, in paise. */
  readonly amountPaise: number;
}

/** From so much on a transfer goes by RTGS, below by NEFT (Reserve Bank of India); in paise. */
const RTGS_FROM = 20_000_000;

interface DatedTransfer extends BankTransfer {
  /** Day of the transfer. */
  readonly day: CalendarDate;
}

const isRtgs = ({ amountPaise }: BankTransfer): boolean => amountPaise >= RTGS_FROM;

/** What a column holds; amounts are numbers in rupees, account numbers are texts. */
const FIELDS = {
  mode: (transfer) => (isRtgs(transfer) ? 'RTGS' : 'NEFT'),
  modeLetter: (transfer) => (isRtgs(transfer) ? 'R' : 'N'),
  amount: ({ amountPaise }) => amountPaise / 100,
  name: ({ name }) => name,
  accountNo: ({ accountNo }) => accountNo,
  ifsc: ({ ifsc }) => ifsc,
  reference: ({ number }) => number,
  day: ({ day }) => formatDate(day),
} as const satisfies Readonly<Record<string, (transfer: DatedTransfer) => string | number>>;
type Field = keyof typeof FIELDS;

/** Columns of the file that a bank takes, in their order. A lab compares them with the upload sheet of its branch. */
const FORMATS = {
  plain: [
    ['Mode', 'mode'],
    ['Amount', 'amount'],
    ['Beneficiary', 'name'],
    ['Account', 'accountNo'],
    ['IFSC', 'ifsc'],
    ['Reference', 'reference'],
  ],
  HDFC: [
    ['Transaction Type', 'modeLetter'],
    ['Beneficiary Account Number', 'accountNo'],
    ['Instrument Amount', 'amount'],
    ['Beneficiary Name', 'name'],
    ['Customer Reference Number', 'reference'],
    ['Transaction Date', 'day'],
    ['IFSC Code', 'ifsc'],
  ],
  ICICI: [
    ['PYMT_MODE', 'mode'],
    ['BNF_NAME', 'name'],
    ['BENE_ACC_NO', 'accountNo'],
    ['BENE_IFSC', 'ifsc'],
    ['AMOUNT', 'amount'],
    ['PYMT_DATE', 'day'],
    ['REMARK', 'reference'],
  ],
  SBI: [
    ['Beneficiary Account Number', 'accountNo'],
    ['IFSC', 'ifsc'],
    ['Beneficiary Name', 'name'],
    ['Amount', 'amount'],
    ['Payment Date', 'day'],
    ['Payment Mode', 'mode'],
    ['Narration', 'reference'],
  ],
  Axis: [
    ['Payment Type', 'modeLetter'],
    ['Value Date', 'day'],
    ['Amount', 'amount'],
    ['Beneficiary Name', 'name'],
    ['Beneficiary Account No', 'accountNo'],
    ['IFSC Code', 'ifsc'],
    ['Customer Reference No', 'reference'],
  ],
} as const satisfies Readonly<Record<BankFileFormat, readonly (readonly [string, Field])[]>>;

/** The file of a day in the format of a bank: a row for each transfer, and their total in the last one. */
export function bankFileTable(
  transfers: readonly BankTransfer[],
  format: BankFileFormat,
  day: CalendarDate,
): { readonly columns: readonly string[]; readonly rows: (string | number)[][] } {
  const columns: readonly (readonly [string, Field])[] = FORMATS[format];
  const rows: (string | number)[][] = transfers.map((transfer) =>
    columns.map(([, field]) => FIELDS[field]({ ...transfer, day })),
  );
  const paise = transfers.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const totals: Partial<Record<Field, string | number>> = {
    name: `Total of ${transfers.length}`,
    amount: paise / 100,
  };
  return {
    columns: columns.map(([head]) => head),
    rows: [...rows, columns.map(([, field]) => totals[field] ?? '')],
  };
}
