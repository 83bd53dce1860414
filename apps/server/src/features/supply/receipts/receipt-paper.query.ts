import type { ReceiptLine, ReceiptView } from '@nidan/contract/supply/receipts/receipt-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import {
  numberColumn,
  textColumn,
  type TradePaper,
  type TradeRow,
} from '@nidan/domain/documents/trade-paper';
import { typedThousandths } from '@nidan/domain/inventory/unit-chain';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { type LineTotal, lineTotal, orderTotals } from '@nidan/domain/purchasing/order-totals';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { type Goods, readGoods } from '../orders/goods-of-order.query.ts';
import { readOrderDetails } from '../orders/orders.query.ts';
import { taxSummary, taxSums } from '../orders/tax-summary.ts';
import { placeParties, vendorParty } from '../vendors/paper-parties.query.ts';
import { readReceipt } from './receipts.query.ts';

const COLUMNS = [
  textColumn('Item and lot', true),
  textColumn('HSN'),
  textColumn('Expiry'),
  textColumn('Unit'),
  numberColumn('Accepted'),
  numberColumn('Free'),
  numberColumn('Rejected'),
  numberColumn('Rate ₹'),
  numberColumn('Taxable ₹'),
  numberColumn('GST %'),
];

interface Accepted {
  readonly line: ReceiptLine;
  readonly ratePaise: number;
  readonly gstPercent: number;
  readonly quantity: number;
  readonly discountBasisPoints: number;
  readonly hsn: string;
  readonly total: LineTotal;
}

/** Received lines with what was ordered of them: the value accepted is at the rate of the order. */
function acceptedOf(receipt: ReceiptView, { order, lines }: OrderDetails, goods: Goods) {
  const ordered = new Map(lines.map((line) => [line.lineId, line]));
  return receipt.lines.flatMap((line): Accepted[] => {
    const from = ordered.get(line.orderLineId);
    if (from === undefined) return [];
    const { ratePaise, gstPercent, discountBasisPoints, itemId } = from;
    const priced = {
      ratePaise,
      gstPercent,
      discountBasisPoints,
      quantity: typedThousandths(line.accepted) ?? 0,
    };
    return [{ line, ...priced, hsn: goods.get(itemId)?.hsn ?? '', total: lineTotal(priced, order.taxKind) }];
  });
}

function rowOf({ line, hsn, ratePaise, gstPercent, total }: Accepted): TradeRow {
  const notes = [
    `${line.code}${line.lotNo === null ? '' : ` · lot ${line.lotNo}`}`,
    ...(line.rejectReason === null ? [] : [`Rejected: ${line.rejectReason}`]),
    ...(line.shortLifeReason === null ? [] : [`Short expiry accepted: ${line.shortLifeReason}`]),
  ];
  const cells = [
    line.item,
    hsn,
    line.expiresOn === null ? '' : formatDate(line.expiresOn),
    line.unit,
    line.accepted,
    line.free === '0' ? '' : line.free,
    line.rejected === '0' ? '' : line.rejected,
    rupeesAndPaise(ratePaise),
    rupeesAndPaise(total.taxable),
    String(gstPercent),
  ];
  return { cells, notes };
}

function termsOf({ temperature, note }: ReceiptView): TradePaper['terms'] {
  return [
    ...(temperature === null ? [] : [{ label: 'On arrival', text: `${temperature} °C` }]),
    ...(note === '' ? [] : [{ label: 'Note', text: note }]),
  ];
}

/** What a goods received note prints: what came of which lot, what was rejected and why, and what the accepted goods come to. */
export async function loadReceiptPaper(ctx: Ctx, receiptId: string) {
  const receipt = await readReceipt(ctx, receiptId);
  const details = await readOrderDetails(ctx, receipt.orderId);
  const { taxKind, storeId } = details.order;
  const vendor = await vendorParty(ctx, receipt.orderId, 'Vendor');
  const { buyer, store } = await placeParties(ctx, storeId);
  const accepted = acceptedOf(receipt, details, await readGoods(ctx, receipt.orderId));
  const totals = orderTotals(accepted, [], taxKind);
  const at = formatDateTime(ctx.lab.timeZone, new Date(receipt.madeAt)).slice(0, 16);
  const { cgst, sgst, igst } = totals.tax;
  const data: TradePaper = {
    documentDate: receipt.madeAt,
    letterhead: await readLetterhead(ctx),
    title: 'Goods received note',
    note: '',
    standing: details.order.state === 'received' ? '' : details.order.stateLabel,
    facts: [
      { label: 'GRN no.', value: receipt.number },
      { label: 'Received on', value: at },
      { label: 'Purchase order', value: receipt.orderNumber },
      ...(receipt.challanNo === '' ? [] : [{ label: 'Delivery challan no.', value: receipt.challanNo }]),
    ],
    parties: [vendor.party, { ...buyer, label: 'Received by' }, { ...store, label: 'Received at' }],
    columns: COLUMNS,
    rows: accepted.map(rowOf),
    totalRow: ['Total', '', '', '', '', '', '', '', rupeesAndPaise(totals.taxable), ''],
    taxes: taxSummary(
      accepted.map(({ gstPercent, total }) => ({ gstPercent, taxablePaise: total.taxable })),
      taxKind,
    ),
    sums: [
      { label: 'Taxable value', amount: rupeesAndPaise(totals.taxable), isStrong: true },
      ...taxSums({ cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst }, taxKind),
    ],
    total: {
      label: 'Value accepted',
      amount: rupeesAndPaise(totals.total),
      words: amountInWords(totals.total),
    },
    terms: termsOf(receipt),
    signatures: [
      { label: 'Delivered by', name: '', at: '' },
      { label: 'Received by', name: receipt.madeBy, at },
      { label: 'Checked by', name: '', at: '' },
    ],
    foot: `${receipt.number}, ${receipt.vendor}`,
  };
  return { kind: 'trade-paper' as const, data, fileName: `receipt-${receipt.number}.pdf` };
}
