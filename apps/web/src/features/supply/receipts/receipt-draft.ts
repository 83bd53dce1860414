import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { OrderDetails, OrderLine } from '@nidan/contract/supply/orders/order-view';
import type { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { type Gs1Code, readGs1Code } from '@nidan/domain/purchasing/gs1-code';
import { newId } from '../../../kernel/api/new-id.ts';

/** A line of a receipt as it is typed or scanned. */
export interface DraftReceiptLine {
  /** One line of an order has a row for each of its lots. */
  readonly rowId: string;
  readonly line: OrderLine;
  /** What is still to come. */
  readonly left: number;
  readonly lotNo: string;
  readonly expiresOn: string | null;
  readonly accepted: string;
  readonly free: string;
  readonly rejected: string;
  /** The good quantity was filled in by a scan and not typed. */
  readonly isGuessed: boolean;
}

/** Lines of an order that something is still to come of; nothing of them is received yet. */
export function receiptDraftOf({ lines }: OrderDetails): DraftReceiptLine[] {
  return lines
    .map((line) => ({
      rowId: line.lineId,
      line,
      left: Number(line.quantity) - Number(line.canceled) - Number(line.received),
      lotNo: '',
      expiresOn: null,
      accepted: '0',
      free: '0',
      rejected: '0',
      isGuessed: false,
    }))
    .filter(({ left }) => left > 0);
}

export type Scanned =
  | {
      readonly ok: true;
      readonly lines: readonly DraftReceiptLine[];
      /** Row that the code went into, and what it said. */
      readonly rowId: string;
      readonly lot: string;
    }
  | { readonly ok: false; readonly why: 'scanBad' | 'scanNone' };

const GTIN_DIGITS = 14;

/** True for a row of the lot of a code: one without a lot yet, or of the same lot with no other expiry. */
function isRowOf({ lotNo, expiresOn }: DraftReceiptLine, code: Gs1Code): boolean {
  if (lotNo === '') return true;
  const isLot = code.lotNo === null || code.lotNo.toUpperCase() === lotNo.toUpperCase();
  return isLot && (expiresOn === null || code.expiresOn === null || code.expiresOn === expiresOn);
}

/** A row of its own for another lot of a line: how many came of each is counted, not guessed. */
function anotherRow(of: DraftReceiptLine, code: Gs1Code): DraftReceiptLine {
  const nothing = { accepted: '', free: '0', rejected: '0', isGuessed: false };
  return { ...of, ...nothing, rowId: newId(), lotNo: code.lotNo ?? '', expiresOn: code.expiresOn };
}

function withAnother(
  lines: readonly DraftReceiptLine[],
  last: DraftReceiptLine,
  added: DraftReceiptLine,
): readonly DraftReceiptLine[] {
  return lines.flatMap((one) => {
    const counted =
      one.line.lineId === added.line.lineId && one.isGuessed
        ? { ...one, accepted: '', isGuessed: false }
        : one;
    return one === last ? [counted, added] : [counted];
  });
}

/**
 * What a scanned code says goes into a row of its item: another lot, or another expiry, makes another row. A code without an item goes
 * into the item that was scanned last. What the code does not say stays as it is in its row, and empty in a new one.
 */
export function withScan(
  lines: readonly DraftReceiptLine[],
  scanned: string,
  lastRowId: string | null,
): Scanned {
  const code = readGs1Code(scanned);
  if (code === null) return { ok: false, why: 'scanBad' };
  const lastLine = lines.find(({ rowId }) => rowId === lastRowId)?.line.lineId;
  const own = lines.filter(({ line }) =>
    code.gtin === null
      ? line.lineId === lastLine
      : line.gtin !== '' && line.gtin.padStart(GTIN_DIGITS, '0') === code.gtin,
  );
  const last = own.at(-1);
  if (last === undefined) return { ok: false, why: 'scanNone' };
  const said = (rowId: string, lot: string | null) => ({ rowId, lot: lot ?? code.gtin ?? '' });
  const found =
    code.gtin === null && code.lotNo === null
      ? own.find(({ rowId }) => rowId === lastRowId)
      : own.find((row) => isRowOf(row, code));
  if (found === undefined) {
    const added = anotherRow(last, code);
    return { ok: true, ...said(added.rowId, code.lotNo), lines: withAnother(lines, last, added) };
  }
  const isFirst = own.length === 1 && Number(found.accepted) === 0 && found.accepted !== '';
  const filled = {
    ...found,
    lotNo: code.lotNo ?? found.lotNo,
    expiresOn: code.expiresOn ?? found.expiresOn,
    ...(isFirst ? { accepted: String(found.left), isGuessed: true } : {}),
  };
  return {
    ok: true,
    ...said(found.rowId, filled.lotNo === '' ? null : filled.lotNo),
    lines: lines.map((one) => (one === found ? filled : one)),
  };
}

/** The first row with a lot of which no quantity is typed: it would be lost without a word. */
export function rowWithoutQuantity(lines: readonly DraftReceiptLine[]): DraftReceiptLine | undefined {
  return lines.find(
    ({ lotNo, accepted, free, rejected }) =>
      lotNo.trim() !== '' && Number(accepted) + Number(free) + Number(rejected) === 0,
  );
}

interface Reasons {
  readonly rejectReason: string;
  readonly shortReason: string;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Lines that something came of, as they are sent. */
export function receiptLinesOf(
  lines: readonly DraftReceiptLine[],
  { rejectReason, shortReason }: Reasons,
): BodyOf<typeof receiveGoods>['lines'] {
  return lines
    .filter(({ accepted, free, rejected }) => Number(accepted) + Number(free) + Number(rejected) > 0)
    .map(({ line, lotNo, expiresOn, accepted, free, rejected }) => ({
      receiptLineId: newId(),
      orderLineId: line.lineId,
      lotNo: orNull(lotNo),
      expiresOn,
      accepted: accepted.trim() === '' ? '0' : accepted,
      free: free.trim() === '' ? '0' : free,
      rejected: rejected.trim() === '' ? '0' : rejected,
      rejectReason: Number(rejected) > 0 ? orNull(rejectReason) : null,
      shortLifeReason: orNull(shortReason),
    }));
}
