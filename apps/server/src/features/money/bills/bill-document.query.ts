import { phrase, printedAgeSex } from '@nidan/domain/documents/words/paper-phrases';
import { filled, paperWords } from '@nidan/domain/documents/words/paper-words';
import type { PaperWords } from '@nidan/domain/documents/words/paper-words-en';
import { withIntervalsNote } from '@nidan/domain/documents/intervals-note';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { billPdf } from '@nidan/contract/money/bills/bill-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { PaymentView } from '@nidan/contract/money/payments/payment-view';
import type { RefundView } from '@nidan/contract/money/refunds/refund-view';
import type { BillDocument, BillLine, BillPayment } from '@nidan/domain/documents/bill-document';
import { nameIn } from '@nidan/domain/catalogue/local-name';
import { contactLines, DEFAULT_BRAND_COLOUR, type DocumentImage } from '@nidan/domain/documents/letterhead';
import { type BillCopy, copiesOf } from '@nidan/domain/referrers/agency-terms';
import { isAgencyPrice } from '@nidan/domain/rates/price-rules';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { detailedAgeAt } from '@nidan/domain/people/ages/age-at';
import { maskName, maskPhone } from '@nidan/domain/people/demo-mask';
import { briefAge } from '@nidan/domain/people/ages/brief-age';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { gstMark, type SupplyPaper, supplyPaper } from '@nidan/domain/tax/supply-paper';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readLogo } from '../../base/files/pictures.query.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { ageSourceOf } from '../../people/patients/present-patient-brief.ts';
import { presentDues, readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { type BillHead, readBillHead } from './bill-head.query.ts';
import { fullNameOf, statusUrlOf, upiOf } from './bill-details.query.ts';
import { type LineRow, type LineTestRow, readLineRows, readLineTestRows } from './bill-lines.query.ts';
import { paymentsOfBill } from '../payments/payment-list.query.ts';
import { refundsOfBill } from '../refunds/refund-list.query.ts';

type PrintQuery = QueryOf<typeof billPdf>;
type Format = NonNullable<PrintQuery['format']>;

export interface BillToPrint {
  readonly kind: `bill-${Format}`;
  readonly data: BillDocument;
}

function minuteOf(ctx: Ctx, instant: Date | string): string {
  return formatDateTime(ctx.lab.timeZone, new Date(instant)).slice(0, 16);
}

function letterheadOf(
  { lab: own }: Ctx,
  head: BillHead,
  logo: DocumentImage | null,
): BillDocument['letterhead'] {
  const foot = head.lab_footer === '' ? null : head.lab_footer;
  const { lab_address: address, lab_phone: phone, lab_email: email, lab_website: website } = head;
  return {
    labName: head.lab_name,
    tagline: head.lab_tagline === '' ? null : head.lab_tagline,
    addressLines: contactLines({ address, phone, email, website }),
    footLine: labSettingOf(own.switches, 'intervalsApproved')
      ? foot
      : withIntervalsNote(foot, paperWords(head.language).report.intervalsNotApproved),
    logo,
    brandColour: DEFAULT_BRAND_COLOUR,
    accreditation: null,
  };
}

function patientOf(ctx: Ctx, head: BillHead): BillDocument['patient'] {
  const { isDemoUser } = ctx.caller;
  const age = briefAge(detailedAgeAt(ageSourceOf(head), { at: head.created_at, zone: ctx.lab.timeZone }));
  const { name_local: local, phone } = head;
  return {
    name: fullNameOf(ctx, head),
    nativeName: local !== null && isDemoUser ? maskName(local) : local,
    nativeLanguage: head.language === 'mr' ? 'mr' : 'hi',
    ageSex: printedAgeSex(head.language, age, head.sex),
    phone: phone !== null && isDemoUser ? maskPhone(phone) : phone,
    doctor: head.doctor,
  };
}

function lineOf(ctx: Ctx, line: LineRow, tests: readonly LineTestRow[]): BillLine {
  const due = tests.filter(({ state }) => state !== 'canceled').map((test) => test.due_at.getTime());
  return {
    name: line.name,
    mark: line.canceled_at === null ? gstMark(line.gst_percent) : null,
    code: line.code,
    reportBy: due.length === 0 ? null : minuteOf(ctx, new Date(Math.max(...due))),
    amountPaise: line.price_paise,
    cancelled: line.canceled_at !== null,
  };
}

/** What is charged beside the tests; no line for nothing. */
function chargeLine(name: string, amountPaise: number): BillLine[] {
  if (amountPaise === 0) return [];
  return [{ name, mark: null, code: '', reportBy: null, amountPaise, cancelled: false }];
}

function paymentOf(
  ctx: Ctx,
  { mode, reference, amountPaise, at }: PaymentView,
  { language }: BillHead,
): BillPayment {
  return {
    mode: phrase(language, mode),
    reference: reference === '' ? minuteOf(ctx, at).slice(11) : reference,
    amountPaise,
  };
}

/** A refund as a payment the other way round, under its number; nothing before it is paid. */
function refundPaid({ mode, number, amountPaise }: RefundView, { language }: BillHead): BillPayment[] {
  return number === null
    ? []
    : [{ mode: phrase(language, mode), reference: number, amountPaise: -amountPaise }];
}

/** A due that was given up stands among the payments, so that the paper adds up; no row for nothing. */
function writtenOff(amountPaise: number, words: PaperWords['bill']): BillPayment[] {
  return amountPaise === 0 ? [] : [{ mode: words.writtenOff, reference: '', amountPaise }];
}

function factsOf({ language, client, firm, gstin }: BillHead): BillDocument['facts'] {
  const words = paperWords(language).bill;
  const facts = [
    { label: words.agency, text: client },
    { label: words.firm, text: firm ?? '' },
    { label: words.gstin, text: gstin ?? '' },
  ];
  return facts.filter(({ text }) => text !== '');
}

/** What a coupon gave stands under its code; no line for nothing. */
function couponOf({ coupon, language }: BillHead, given: number): BillDocument['discounts'] {
  return given === 0
    ? []
    : [{ label: filled(paperWords(language).bill.coupon, coupon ?? ''), amountPaise: given }];
}

function discountsOf(head: BillHead, discount: number): BillDocument['discounts'] {
  if (discount === 0) return [];
  const { discount_percent: percent, discount_reason: reason } = head;
  const words = paperWords(head.language).bill;
  const label = [
    percent === null ? words.discount : filled(words.discountPercent, percent),
    ...(reason === null ? [] : [reason]),
  ];
  return [{ label: label.join(', '), amountPaise: discount }];
}

type Charges = Pick<
  BillDocument,
  | 'lines'
  | 'totalPaise'
  | 'discounts'
  | 'netPaise'
  | 'payments'
  | 'paidPaise'
  | 'duePaise'
  | 'saysPaid'
  | 'chargedTo'
  | 'upi'
>;

interface BillParts {
  readonly head: BillHead;
  readonly lines: readonly LineRow[];
  readonly tests: readonly LineTestRow[];
}

function linesOf(ctx: Ctx, { lines, tests }: BillParts): BillLine[] {
  const testsOf = Map.groupBy(tests, (test) => test.line_id);
  return lines.map((line) => lineOf(ctx, line, testsOf.get(line.line_id) ?? []));
}

/** What the patient is told where an agency is charged: the MRP, and who pays. */
function chargesToAgency(ctx: Ctx, parts: BillParts): Charges {
  const lines = linesOf(ctx, {
    ...parts,
    lines: parts.lines.map((line) => ({ ...line, price_paise: line.mrp_paise })),
  });
  const live = lines.filter(({ cancelled }) => !cancelled);
  const totalPaise = live.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    lines,
    totalPaise,
    discounts: [],
    netPaise: totalPaise,
    payments: [],
    paidPaise: 0,
    duePaise: 0,
    saysPaid: false,
    chargedTo: parts.head.client,
    upi: null,
  };
}

async function chargesToPatient(ctx: Ctx, parts: BillParts): Promise<Charges> {
  const { head } = parts;
  const [payments, refunds, balances] = await Promise.all([
    paymentsOfBill(ctx, head.bill_id),
    refundsOfBill(ctx, head.bill_id),
    readBalancesOfBill(ctx.db, ctx.lId, head.bill_id),
  ]);
  const dues = presentDues(balances);
  const words = paperWords(head.language).bill;
  return {
    lines: [
      ...linesOf(ctx, parts),
      // Kept of drawn tests that were given back.
      ...chargeLine(words.handling, dues.handlingPaise),
      ...chargeLine(words.debitNotes, dues.debitNotePaise),
    ],
    totalPaise: dues.grossPaise + dues.handlingPaise + dues.debitNotePaise,
    discounts: [
      ...discountsOf(head, dues.discountPaise - dues.couponPaise),
      ...couponOf(head, dues.couponPaise),
    ],
    netPaise: dues.netPaise,
    payments: [
      ...payments.map((payment) => paymentOf(ctx, payment, head)),
      ...refunds.flatMap((refund) => refundPaid(refund, head)),
      ...writtenOff(dues.writtenOffPaise, words),
    ],
    paidPaise: dues.paidPaise - dues.refundedPaise + dues.writtenOffPaise,
    duePaise: dues.duePaise - dues.refundPayablePaise,
    saysPaid: balances.payerId === null,
    chargedTo: balances.payerId === null ? null : head.client,
    upi: upiOf(head, dues.duePaise),
  };
}

/** What a bill is to the law of GST; where an agency is charged its patient is told no more than the price. */
function supplyOf({ head, lines }: BillParts): SupplyPaper {
  const supply = {
    supplierGstin: head.gstin,
    recipientGstin: head.agency_gstin,
    lines: lines
      .filter((line) => line.canceled_at === null)
      .map((line) => ({
        ratePercent: line.gst_percent,
        netPaise:
          line.price_paise - line.line_discount_paise - line.bill_discount_paise - line.coupon_discount_paise,
      })),
  };
  return supplyPaper(supply, paperWords(head.language).bill);
}

/** The copy that is asked for, or else the first that is printed for the agency of the bill; refused where its print mode has none. */
function printedCopy({ print_mode: mode, client }: BillHead, asked: BillCopy | undefined): BillCopy {
  const copies = copiesOf(mode);
  // A bill of nobody else has the agency's copy too: it says the same.
  if (mode === null) return asked ?? 'patient';
  const copy = asked ?? copies[0];
  if (copy === undefined || !copies.includes(copy))
    throw refuse('copy-not-printed', { details: { agency: client, mode } });
  return copy;
}

/** What a bill prints, as plain data; refused when the lab has no such bill, or prints none for its agency. */
export async function loadBillDocument(
  ctx: Ctx,
  { billId, format = 'a5', copy: asked }: Pick<PrintQuery, 'billId' | 'format' | 'copy'>,
): Promise<BillToPrint> {
  const head = await readBillHead(ctx, billId);
  if (head === null) throw refuse('not-found');
  const copy = printedCopy(head, asked);
  const [lines, tests, logo] = await Promise.all([
    readLineRows(ctx, billId),
    readLineTestRows(ctx, billId),
    readLogo(ctx.db, ctx.lId),
  ]);
  const isHidden = copy === 'patient' && lines.some((line) => isAgencyPrice(line.price_source));
  const { localNames } = await catalogueOf(ctx);
  const inLanguage = (line: LineRow): LineRow => ({
    ...line,
    name: nameIn(head.language, localNames.get(line.test_id)) ?? line.name,
  });
  const named = lines.map(inLanguage);
  const parts = {
    head,
    tests,
    lines: isHidden ? named.map((line) => ({ ...line, gst_percent: null })) : named,
  };
  const supply = supplyOf(parts);
  const words = paperWords(head.language).bill;
  const charges = isHidden ? chargesToAgency(ctx, parts) : await chargesToPatient(ctx, parts);
  const data: BillDocument = {
    language: head.language,
    title: isHidden ? words.slip : supply.title,
    copy: copy === 'agency' ? words.copyAgency : isHidden ? words.copySlip : words.copyPatient,
    documentDate: head.created_at.toISOString(),
    letterhead: letterheadOf(ctx, head, logo),
    patient: patientOf(ctx, head),
    billNo: head.bill_no,
    billedAt: minuteOf(ctx, head.created_at),
    labNo: head.lab_no,
    centre: head.location,
    facts: factsOf(head),
    footnotes: supply.footnotes,
    netInWords: amountInWords(charges.netPaise, head.language),
    statusUrl: statusUrlOf(ctx, head),
    exemptNote: supply.note,
    terms: words.terms,
    billedBy: head.created_by,
    ...charges,
    saysPaid: charges.saysPaid && copy !== 'agency',
  };
  return { kind: `bill-${format}`, data };
}
