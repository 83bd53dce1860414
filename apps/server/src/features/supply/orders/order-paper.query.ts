import type { OrderDetails, OrderLine } from '@nidan/contract/supply/orders/order-view';
import {
  numberColumn,
  textColumn,
  type TradePaper,
  type TradeSignature,
} from '@nidan/domain/documents/trade-paper';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { chargeParts, lineTotal, type TaxedAmount } from '@nidan/domain/purchasing/order-totals';
import { typedThousandths } from '@nidan/domain/inventory/unit-chain';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { type Goods, readGoods } from './goods-of-order.query.ts';
import { placeParties, vendorParty } from '../vendors/paper-parties.query.ts';
import { readOrderDetails } from './orders.query.ts';
import { taxSummary, taxSums } from './tax-summary.ts';

function signaturesOf(ctx: Ctx, { order, steps }: OrderDetails, firm: string): TradeSignature[] {
  const shown = (at: string): string => formatDateTime(ctx.lab.timeZone, new Date(at)).slice(0, 16);
  // A change after an approval lets it fall: only one of the present issue counts.
  const raised = steps.findLastIndex(({ action }) => action === 'create');
  const approved = steps.findLast(({ action }, at) => action === 'approve' && at > raised);
  return [
    { label: 'Prepared by', name: order.madeBy, at: shown(order.madeAt) },
    approved === undefined
      ? { label: `Approved by, for ${firm}`, name: 'Not approved yet', at: '' }
      : { label: `Approved by, for ${firm}`, name: approved.by, at: shown(approved.at) },
    { label: 'Accepted by vendor', name: '', at: '' },
  ];
}

const COLUMNS = [
  textColumn('#'),
  textColumn('Item, make and code', true),
  textColumn('HSN'),
  numberColumn('Qty'),
  textColumn('Unit'),
  numberColumn('Rate ₹'),
  numberColumn('Disc. %'),
  numberColumn('Taxable ₹'),
  numberColumn('GST %'),
];

function lineCells(line: OrderLine, at: number, hsn: string): string[] {
  const discount = line.discountBasisPoints === 0 ? '' : String(line.discountBasisPoints / 100);
  return [
    String(at + 1),
    line.name,
    hsn,
    line.quantity,
    line.unit,
    rupeesAndPaise(line.ratePaise),
    discount,
    rupeesAndPaise(line.taxablePaise),
    String(line.gstPercent),
  ];
}

interface ExtraPart extends TaxedAmount {
  readonly charge: string;
}

/** Charges with their rate; one that follows goods of several rates is a row for each. */
function extrasOf({ lines, charges }: OrderDetails): ExtraPart[] {
  return charges
    .filter(({ charge }) => charge !== 'Round Off')
    .flatMap((one) => chargeParts(one, lines).map((part) => ({ charge: one.charge, ...part })));
}

/** Lines with their maker and code, and charges with the rate on them. */
function rowsOf({ lines }: OrderDetails, extras: readonly ExtraPart[], goods: Goods): TradePaper['rows'] {
  return [
    ...lines.map((line, at) => {
      const { hsn = '', maker = '' } = goods.get(line.itemId) ?? {};
      return {
        cells: lineCells(line, at, hsn),
        notes: [[maker, line.code].filter((part) => part !== '').join(' ')],
      };
    }),
    ...extras.map(({ charge, taxablePaise, gstPercent }) => ({
      cells: ['', charge, '', '', '', '', '', rupeesAndPaise(taxablePaise), String(gstPercent)],
      notes: [],
    })),
  ];
}

/** What of lines is taken off as discount, in paise. */
function discountOf({ order, lines }: OrderDetails): number {
  return lines.reduce((all, line) => {
    const quantity = typedThousandths(line.quantity) ?? 0;
    return all + lineTotal({ ...line, quantity }, order.taxKind).discount;
  }, 0);
}

function sum(label: string, paise: number): TradePaper['sums'][number] {
  return { label, amount: rupeesAndPaise(paise), isStrong: false };
}

function sumsOf(details: OrderDetails): TradePaper['sums'] {
  const { taxablePaise, chargesPaise, roundOffPaise, order } = details;
  const discount = discountOf(details);
  return [
    ...(discount === 0
      ? []
      : [sum('Value before discount', taxablePaise + discount), sum('Discount', -discount)]),
    ...(chargesPaise === 0 ? [] : [sum('Freight and other charges', chargesPaise)]),
    { ...sum('Taxable value', taxablePaise + chargesPaise), isStrong: true },
    ...taxSums(details, order.taxKind),
    ...(roundOffPaise === 0 ? [] : [sum('Round off', roundOffPaise)]),
  ];
}

/** What a purchase order prints: its parties, lines with HSN and discount, charges with their rate, tax by rate, words, terms, signatures. */
export async function loadOrderPaper(ctx: Ctx, orderId: string) {
  const details = await readOrderDetails(ctx, orderId);
  const { order, lines } = details;
  const vendor = await vendorParty(ctx, orderId, 'Vendor');
  const { buyer, store } = await placeParties(ctx, order.storeId);
  const goods = await readGoods(ctx, orderId);
  const extras = extrasOf(details);
  const contracts = [...new Set(lines.flatMap(({ contractNumber }) => contractNumber ?? []))];
  const data: TradePaper = {
    documentDate: order.madeAt,
    letterhead: await readLetterhead(ctx),
    title: 'Purchase order',
    note: order.issue > 1 ? `issue ${order.issue}` : '',
    standing: order.stateLabel,
    facts: [
      { label: 'Order no.', value: order.number },
      { label: 'Order date', value: formatDateTime(ctx.lab.timeZone, new Date(order.madeAt)).slice(0, 10) },
      { label: 'Deliver by', value: formatDate(order.dueOn) },
      ...(contracts.length === 0 ? [] : [{ label: 'Rate contract', value: contracts.join(', ') }]),
    ],
    parties: [vendor.party, buyer, store],
    columns: COLUMNS,
    rows: rowsOf(details, extras, goods),
    totalRow: [
      '',
      'Total',
      '',
      '',
      '',
      '',
      '',
      rupeesAndPaise(details.taxablePaise + details.chargesPaise),
      '',
    ],
    taxes: taxSummary([...lines, ...extras], order.taxKind),
    sums: sumsOf(details),
    total: {
      label: 'Order total',
      amount: rupeesAndPaise(order.totalPaise),
      words: amountInWords(order.totalPaise),
    },
    terms: [
      { label: 'Payment', text: `${vendor.paymentDays} days from the invoice` },
      { label: 'Invoice', text: `Quote ${order.number} on challan and invoice` },
      ...(order.note === '' ? [] : [{ label: 'Note', text: order.note }]),
    ],
    signatures: signaturesOf(ctx, details, buyer.name),
    foot: `${order.number}, ${order.vendor}`,
  };
  return { kind: 'trade-paper' as const, data, fileName: `order-${order.number}.pdf` };
}
