import type { VendorDebitNoteView, VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import {
  numberColumn,
  textColumn,
  type TradePaper,
  type TradeRow,
} from '@nidan/domain/documents/trade-paper';
import { allocate } from '@nidan/domain/money/allocate';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { readOrder } from '../orders/orders.query.ts';
import { taxSums } from '../orders/tax-summary.ts';
import { placeParties, vendorParty } from '../vendors/paper-parties.query.ts';
import { readDebitNote } from './debit-notes.query.ts';
import { readInvoice } from './invoices.query.ts';
import { readReturn } from './returns.query.ts';

interface Decider {
  readonly by: string;
  readonly at: Date;
}

/** Who approved or generated a debit note last; null while nobody did. */
async function readDecider({ db, lId }: Ctx, noteId: string): Promise<Decider | null> {
  const { rows } = await sql<Decider>`
    select u.name as by, e.at from event e join login_user u on u.user_id = e.user_id
    where e.l_id = ${lId} and e.entity_id = ${noteId} and e.action in ('approve', 'generate')
    order by e.at desc, e.event_id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Rates of the lines of an invoice. */
async function readRates({ db, lId }: Ctx, invoiceId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ rate: number }>`
    select distinct gst_percent as rate from vendor_invoice_line where l_id = ${lId} and invoice_id = ${invoiceId}`.execute(
    db,
  );
  return rows.map(({ rate }) => rate);
}

/** Taxable value and tax in an amount of an invoice whose lines have one rate; of several rates it is not known which were claimed. */
function splitOf(
  amountPaise: number,
  invoice: VendorInvoiceView,
  rates: readonly number[],
): TradePaper['sums'] {
  if (rates.length !== 1) return [];
  const { taxablePaise, chargesPaise, cgstPaise, sgstPaise, igstPaise, taxKind } = invoice;
  const shares = [taxablePaise + chargesPaise, cgstPaise, sgstPaise, igstPaise];
  const [taxable = 0, cgst = 0, sgst = 0, igst = 0] = allocate(amountPaise, shares);
  return [
    { label: 'Taxable value', amount: rupeesAndPaise(taxable), isStrong: true },
    ...taxSums({ cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst }, taxKind),
  ];
}

/** What is left to pay of the invoice after this note, worked out before the reader's eyes. */
function invoiceSums(note: VendorDebitNoteView, invoice: VendorInvoiceView): TradePaper['terms'] {
  const isCounted = note.number !== null;
  const others = invoice.claimedPaise - (isCounted ? note.amountPaise : 0);
  const parts = [
    `total ${rupeesAndPaise(invoice.totalPaise)}`,
    ...(others === 0 ? [] : [`other debit notes ${rupeesAndPaise(others)}`]),
    `this debit note ${rupeesAndPaise(note.amountPaise)}`,
    `paid ${rupeesAndPaise(invoice.paidPaise)}`,
  ];
  const left = invoice.totalPaise - others - note.amountPaise - invoice.paidPaise;
  const text = `${parts.join(' − ')} = payable ₹ ${rupeesAndPaise(left)} by ${formatDate(invoice.dueOn)}`;
  return [{ label: 'Your invoice', text }];
}

async function rowOf(ctx: Ctx, note: VendorDebitNoteView): Promise<TradeRow> {
  const goods = note.returnId === null ? null : await readReturn(ctx, note.returnId);
  const lots = goods?.lines.map(
    ({ item, lotNo, quantity, unit }) => `${item}, lot ${lotNo}, ${quantity} ${unit}`,
  );
  const returned = goods?.number == null ? [] : [`Return ${goods.number}`];
  return {
    cells: ['1', note.reason, rupeesAndPaise(note.amountPaise)],
    notes: [...returned, ...(lots ?? [])],
  };
}

/** What a debit note to a vendor prints: the original invoice with its day, why, the tax in it, and what is left to pay. */
export async function loadDebitNotePaper(ctx: Ctx, noteId: string) {
  const note = await readDebitNote(ctx, noteId);
  const invoice = await readInvoice(ctx, note.invoiceId);
  const { storeId } = await readOrder(ctx, invoice.orderId);
  const vendor = await vendorParty(ctx, invoice.orderId, 'To vendor');
  const { buyer } = await placeParties(ctx, storeId);
  const decided = await readDecider(ctx, noteId);
  const shown = (at: Date): string => formatDateTime(ctx.lab.timeZone, at).slice(0, 16);
  const made = shown(new Date(note.madeAt));
  const data: TradePaper = {
    documentDate: note.madeAt,
    letterhead: await readLetterhead(ctx),
    title: 'Debit note',
    note: note.returnId === null ? 'to vendor' : 'to vendor, goods returned',
    standing: note.number === null ? note.stateLabel : 'issued',
    facts: [
      { label: 'Debit note no.', value: note.number ?? 'none yet' },
      { label: 'Date', value: made.slice(0, 10) },
      { label: 'Original invoice no.', value: note.invoiceNo },
      { label: 'Original invoice date', value: formatDate(invoice.dated) },
      { label: 'Purchase order', value: invoice.orderNumber },
    ],
    parties: [vendor.party, { ...buyer, label: 'From' }],
    columns: [textColumn('#'), textColumn('For', true), numberColumn('Amount with GST ₹')],
    rows: [await rowOf(ctx, note)],
    totalRow: null,
    taxes: null,
    sums: splitOf(note.amountPaise, invoice, await readRates(ctx, note.invoiceId)),
    total: {
      label: 'Debit note total',
      amount: rupeesAndPaise(note.amountPaise),
      words: amountInWords(note.amountPaise),
    },
    terms: [
      ...invoiceSums(note, invoice),
      { label: 'Please send', text: 'your credit note (section 34, CGST Act) that quotes this debit note' },
    ],
    signatures: [
      { label: 'Prepared by', name: note.madeBy, at: made },
      decided === null
        ? { label: `Approved by, for ${buyer.name}`, name: 'Not approved yet', at: '' }
        : { label: `Approved by, for ${buyer.name}`, name: decided.by, at: shown(decided.at) },
      { label: 'Accepted by vendor', name: '', at: '' },
    ],
    foot: `Debit note ${note.number ?? 'not issued'}, ${note.vendor}`,
  };
  return { kind: 'trade-paper' as const, data, fileName: `debit-note-${note.number ?? 'pending'}.pdf` };
}
