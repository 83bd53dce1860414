import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { OrderDetails, OrderLine } from '@nidan/contract/supply/orders/order-view';
import type { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { readGs1Code } from '@nidan/domain/purchasing/gs1-code';
import { newId } from '../../../kernel/api/new-id.ts';

/** A line of a receipt as it is typed or scanned. */
export interface DraftReceiptLine {
  readonly line: OrderLine;
  /** What is still to come. */
  readonly left: number;
  readonly lotNo: string;
  readonly expiresOn: string | null;
  readonly accepted: string;
  readonly free: string;
  readonly rejected: string;
}

/** Lines of an order that something is still to come of; nothing of them is received yet. */
export function receiptDraftOf({ lines }: OrderDetails): DraftReceiptLine[] {
  return lines
    .map((line) => ({
      line,
      left: Number(line.quantity) - Number(line.canceled) - Number(line.received),
      lotNo: '',
      expiresOn: null,
      accepted: '0',
      free: '0',
      rejected: '0',
    }))
    .filter(({ left }) => left > 0);
}

export type Scanned =
  | { readonly ok: true; readonly lines: readonly DraftReceiptLine[]; readonly lot: string }
  | { readonly ok: false; readonly why: 'scanBad' | 'scanNone' };

const GTIN_DIGITS = 14;

/** What a scanned code says goes into the line of its item; a code without an item goes into the line that was scanned last. */
export function withScan(
  lines: readonly DraftReceiptLine[],
  scanned: string,
  lastLineId: string | null,
): Scanned & { readonly lineId?: string } {
  const code = readGs1Code(scanned);
  if (code === null) return { ok: false, why: 'scanBad' };
  const found = lines.find(({ line }) =>
    code.gtin === null ? line.lineId === lastLineId : line.gtin.padStart(GTIN_DIGITS, '0') === code.gtin,
  );
  if (found === undefined) return { ok: false, why: 'scanNone' };
  const filled = {
    ...found,
    lotNo: code.lotNo ?? found.lotNo,
    expiresOn: code.expiresOn ?? found.expiresOn,
    accepted: Number(found.accepted) > 0 ? found.accepted : String(found.left),
  };
  const { lineId } = found.line;
  return {
    ok: true,
    lineId,
    lot: filled.lotNo,
    lines: lines.map((one) => (one.line.lineId === lineId ? filled : one)),
  };
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
      accepted,
      free,
      rejected,
      rejectReason: Number(rejected) > 0 ? orNull(rejectReason) : null,
      shortLifeReason: orNull(shortReason),
    }));
}
