import { numberColumn, textColumn } from '@nidan/domain/documents/trade-paper';
import type {
  AgencyInvoiceLine,
  AgencyInvoiceView,
} from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import type { AgencyInvoicePaper } from '@nidan/domain/documents/agency-statement-paper';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { GST_RATES, gstText } from '@nidan/domain/tax/gst-of-test';
import { gstSplit, gstSplitText } from '@nidan/domain/tax/gst-split';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { agencyPaperHead } from './agency-paper-head.ts';
import { patientsOfLines, readInvoiceLines } from './invoice-lines.query.ts';
import { readInvoiceView } from './invoices.query.ts';

/** Lines that an invoice prints at most; its file has all of them. */
const MOST_LINES = 5_000;

function standingOf({ state, cancel }: AgencyInvoiceView): string | null {
  if (state === 'draft') return 'Draft: not sent, not to be paid';
  return cancel?.number == null ? null : `Cancelled by credit note ${cancel.number}`;
}

/** What each rate of tax comes to, as lines; amounts of lines include it. */
function taxesOf(parties: Parties, lines: readonly AgencyInvoiceLine[]): string[] {
  const supplied = lines.map(({ gstPercent, amountPaise }) => ({
    ratePercent: GST_RATES.find((rate) => rate === gstPercent) ?? null,
    netPaise: amountPaise,
  }));
  const splits = gstSplit({ ...parties, lines: supplied });
  return splits.map((split) => `${gstText(split.ratePercent)}: ${gstSplitText(split)}`);
}

function whatOf({ kind, what, corrects }: AgencyInvoiceLine): string {
  if (kind === 'debitNote') return `Debit note ${what}`;
  return corrects === null ? what : `${what} (corrects ${corrects})`;
}

function tableOf(lines: readonly AgencyInvoiceLine[]): Pick<AgencyInvoicePaper, 'columns' | 'rows'> {
  const hasMrp = lines.some(({ mrpPaise }) => mrpPaise !== null);
  return {
    columns: [
      textColumn('Billed'),
      textColumn('Lab ID'),
      textColumn('Patient', true),
      textColumn('Test', true),
      ...(hasMrp ? [numberColumn('MRP ₹')] : []),
      numberColumn('Amount ₹'),
    ],
    rows: lines.map((line) => [
      formatDate(line.billedOn),
      line.labNo,
      line.patient,
      whatOf(line),
      ...(hasMrp ? [line.mrpPaise === null ? '' : rupeesAndPaise(line.mrpPaise)] : []),
      rupeesAndPaise(line.amountPaise),
    ]),
  };
}

interface Parties {
  readonly supplierGstin: string | null;
  readonly recipientGstin: string | null;
}

/** Who invoiced, by the place of the invoice, and whom. */
async function readParties({ db, lId }: Ctx, invoiceId: string): Promise<Parties> {
  const { rows } = await sql<Parties>`
    select f.gstin as "supplierGstin", g.gstin as "recipientGstin"
    from agency_invoice i
    join agency g on g.l_id = i.l_id and g.agency_id = i.agency_id
    join location p on p.l_id = i.l_id and p.location_id = i.location_id
    left join firm f on f.l_id = p.l_id and f.firm_id = p.firm_id
    where i.l_id = ${lId} and i.invoice_id = ${invoiceId}`.execute(db);
  return rows[0] ?? { supplierGstin: null, recipientGstin: null };
}

/** What an invoice prints: its lines by bill, exempt and taxed apart; refused when the caller sees none of this id. */
export async function loadInvoicePaper(ctx: Ctx, invoiceId: string) {
  const invoice = await readInvoiceView(ctx, invoiceId);
  const lines = await readInvoiceLines(ctx, invoice, { after: 0, limit: MOST_LINES });
  const parties = await readParties(ctx, invoiceId);
  const { number, totalPaise, exemptPaise, taxedPaise, taxPaise, duePaise, dueOn } = invoice;
  const issuedAt = invoice.sentAt ?? invoice.cutAt;
  const isTaxed = taxedPaise !== 0 || taxPaise !== 0;
  const title = `${isTaxed ? 'Tax invoice' : 'Bill of supply'} ${number ?? '(draft)'}`;
  const head = await agencyPaperHead(ctx, {
    agencyId: invoice.agencyId,
    title,
    dueOn: dueOn === null ? null : formatDate(dueOn),
    facts: [
      { label: 'Invoice date', value: formatDateTime(ctx.lab.timeZone, new Date(issuedAt)).slice(0, 10) },
      { label: 'Period', value: `${formatDate(invoice.from)} – ${formatDate(invoice.to)}` },
      { label: 'Place', value: invoice.location },
      { label: 'Due on', value: dueOn === null ? '' : formatDate(dueOn) },
      { label: 'Paid so far', value: `₹ ${rupeesAndPaise(invoice.allocatedPaise)}` },
      { label: 'Balance due', value: `₹ ${rupeesAndPaise(duePaise ?? 0)}` },
    ],
    duePaise: duePaise ?? 0,
    ...(number === null ? {} : { reference: number }),
  });
  const data: AgencyInvoicePaper = {
    ...head,
    documentDate: issuedAt,
    gstin: parties.supplierGstin,
    boxes: [
      { sign: '', label: 'Exempt', amountPaise: exemptPaise },
      { sign: '+', label: 'Taxable value', amountPaise: taxedPaise },
      { sign: '+', label: 'GST', amountPaise: taxPaise },
      { sign: '=', label: 'Total ₹', amountPaise: totalPaise },
    ],
    amountInWords: amountInWords(totalPaise),
    ...tableOf(lines),
    taxes: taxesOf(parties, lines),
    taxNote: 'What carries no tax is exempt: services of a clinical establishment, SAC 9993.',
    standing: standingOf(invoice),
  };
  return {
    kind: 'agency-invoice' as const,
    data,
    fileName: `invoice-${number ?? 'draft'}.pdf`,
    shown: { patientId: await patientsOfLines(ctx, lines) },
  };
}
