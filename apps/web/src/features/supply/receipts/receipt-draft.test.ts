import { describe, expect, it } from 'vitest';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import {
  type DraftReceiptLine,
  receiptDraftOf,
  receiptLinesOf,
  rowWithoutQuantity,
  withScan,
} from './receipt-draft.ts';

// as: only what a receipt reads of a line
const order = {
  lines: [
    { lineId: 'kit', name: 'TSH kit', gtin: '08901234500019', quantity: '20', canceled: '0', received: '0' },
    { lineId: 'tube', name: 'EDTA tube', gtin: '', quantity: '5', canceled: '0', received: '0' },
  ],
} as unknown as OrderDetails;

function scanAll(...codes: readonly string[]) {
  let state = { lines: receiptDraftOf(order) as readonly DraftReceiptLine[], rowId: null as string | null };
  for (const code of codes) {
    const scanned = withScan(state.lines, code, state.rowId);
    if (!scanned.ok) throw new Error(scanned.why);
    state = scanned;
  }
  return state.lines;
}

const shown = (lines: readonly DraftReceiptLine[]) =>
  lines
    .filter(({ line }) => line.lineId === 'kit')
    .map(({ lotNo, expiresOn, accepted }) => [lotNo, expiresOn, accepted]);

describe('a scan on receipt', () => {
  it('of another lot makes another row, and both are counted', () => {
    const lines = scanAll('(01)08901234500019(17)281231(10)HC999', '(01)08901234500019(17)270930(10)HC777');
    expect(shown(lines)).toEqual([
      ['HC999', '2028-12-31', ''],
      ['HC777', '2027-09-30', ''],
    ]);
    expect(rowWithoutQuantity(lines)?.lotNo).toBe('HC999');
    const counted = lines.map((line, at) => ({ ...line, accepted: at === 0 ? '12' : at === 1 ? '8' : '' }));
    expect(rowWithoutQuantity(counted)).toBeUndefined();
    const sent = receiptLinesOf(counted, { rejectReason: '', shortReason: '' });
    expect(sent.map(({ orderLineId, lotNo, accepted }) => [orderLineId, lotNo, accepted])).toEqual([
      ['kit', 'HC999', '12'],
      ['kit', 'HC777', '8'],
    ]);
  });

  it('of the same lot again stays in its row, with a quantity that was typed', () => {
    const code = '(01)08901234500019(17)281231(10)HC999';
    expect(shown(scanAll(code, code))).toEqual([['HC999', '2028-12-31', '20']]);
  });

  it('without an expiry leaves it empty, and takes it from the code beside', () => {
    expect(shown(scanAll('(01)08901234500019(10)HC1'))).toEqual([['HC1', null, '20']]);
    const beside = scanAll('(01)08901234500019(17)281231(10)HC1', '(01)08901234500019(10)HC2');
    expect(shown(beside).at(-1)).toEqual(['HC2', null, '']);
    expect(shown(scanAll('(01)08901234500019(10)HC1', '(17)281231'))).toEqual([['HC1', '2028-12-31', '20']]);
  });

  it('finds the item by the number under its bars, and no item by none', () => {
    expect(shown(scanAll('8901234500019'))).toEqual([['', null, '20']]);
    expect(withScan(receiptDraftOf(order), '96385074', null)).toEqual({ ok: false, why: 'scanNone' });
    expect(withScan(receiptDraftOf(order), '1012345', null)).toEqual({ ok: false, why: 'scanBad' });
  });
});
