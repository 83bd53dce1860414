import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import type { agencyStatementPdf } from '@nidan/contract/money/agency-invoices/agency-paper-endpoints';
import { AGE_BANDS, ageBandOf, ageingOf, type Aged, openByOldestFirst } from '@nidan/domain/agencies/ageing';
import type { AgencyStatementPaper, OpenDocument } from '@nidan/domain/documents/agency-statement-paper';
import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { ACCOUNTS } from '@nidan/domain/money/journal';
import { daysBetween } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { daysOfBooks } from '../../ledger/journal/days-of-books.ts';
import { readAccount } from '../agency-billing/account.query.ts';
import { readLedgerOf } from '../agency-billing/account-ledger.query.ts';
import { agencyPaperHead } from './agency-paper-head.ts';
import { readOpenCredits } from './credits.query.ts';
import { readPaymentDetails } from './open-invoices.query.ts';

type Query = QueryOf<typeof agencyStatementPdf>;

/** Rows that a statement lists at most: the charges of a day are one. */
const MOST_ROWS = 5_000;

/** Open invoices that it lists at most; what is beyond them stands with what is not invoiced. */
const MOST_OPEN = 500;

const WORDS = {
  receipt: 'Receipt',
  reversal: 'Receipt taken back',
  credit: 'Credit note',
  debit: 'Debit note',
} as const;

const CYCLES = {
  monthly: 'monthly',
  quarterly: 'quarterly',
  fortnightly: 'fortnightly',
  '7days': 'every 7 days',
  daily: 'daily',
} as const;

/** What is open on a day when what was paid until then pays the oldest charges first, in paise. */
async function readAged({ db, lId }: Ctx, agencyId: string, day: string): Promise<Aged[]> {
  const { rows } = await sql<{ on: string; debit: number; credit: number }>`
    select j.posted_on::text as on,
      coalesce(sum(j.amount_paise) filter (where j.debit_account = ${ACCOUNTS.agency}), 0)::bigint as debit,
      coalesce(sum(j.amount_paise) filter (where j.credit_account = ${ACCOUNTS.agency}), 0)::bigint as credit
    from journal_posting j where j.l_id = ${lId} and j.agency_id = ${agencyId} and j.posted_on <= ${day}
    group by 1 order by 1`.execute(db);
  const credits = rows.reduce((sum, { credit }) => sum + credit, 0);
  const debits = rows.flatMap(({ on, debit }) => (debit > 0 ? [{ on, amount: debit }] : []));
  return openByOldestFirst(debits, credits, day);
}

/** Sent invoices of which something is due and credits that pay none yet, by their ages on a day. */
async function readOpen(ctx: Ctx, agencyId: string, day: string): Promise<OpenDocument[]> {
  const present = (one: { number: string; on: string; dueOn: string | null; amountPaise: number }) => {
    const { number, on, dueOn, amountPaise } = one;
    const ageDays = Math.max(0, daysBetween(on, day));
    return {
      number,
      posted: formatDate(on),
      due: dueOn === null ? '' : formatDate(dueOn),
      ageDays,
      band: ageBandOf(ageDays) - 1,
      amountPaise,
      lateDays: dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, day)),
    };
  };
  const { rows: invoices } = await readPaymentDetails(ctx, { agencyId, limit: MOST_OPEN });
  const credits = await readOpenCredits(ctx, { agencyId });
  return [
    ...invoices.map(({ number, sentOn, dueOn, duePaise }) =>
      present({ number, on: sentOn, dueOn, amountPaise: duePaise }),
    ),
    ...credits.map(({ number, on, left }) => present({ number, on, dueOn: null, amountPaise: -left })),
  ];
}

/** With what was charged and not invoiced yet, the open documents are all that is owed. */
function withNotInvoiced(open: readonly OpenDocument[], closing: number, day: string): OpenDocument[] {
  const rest = closing - open.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (rest === 0) return [...open];
  const posted = formatDate(day);
  const row = { number: 'Not invoiced yet', posted, due: '', ageDays: 0, band: 0, lateDays: 0 };
  return [...open, { ...row, amountPaise: rest }];
}

/** Bands of a statement, which ages from the day of posting: nothing of it is not due yet. */
const POSTED_BANDS = AGE_BANDS.slice(1);

function bandsOf(amounts: readonly number[], closing: number): AgencyStatementPaper['ageing'] {
  return POSTED_BANDS.map(({ label }, band) => {
    const amountPaise = amounts[band] ?? 0;
    const percent = closing <= 0 ? null : Math.round((amountPaise * 1_000) / closing) / 10;
    return { label, amountPaise, percent };
  });
}

function limitNoteOf({ limitPaise, spentPercent }: AgencyAccountView): string {
  return limitPaise === 0 ? '' : `Credit limit ${printedRupees(limitPaise)}; ${spentPercent} % used`;
}

async function readMovements(ctx: Ctx, query: Query) {
  const ledger = await readLedgerOf(ctx, { ...query, limit: MOST_ROWS });
  const movements = ledger.rows.toReversed().map((row) => ({
    date: formatDate(row.day),
    number: row.number ?? '',
    what: row.kind === 'charges' ? `Tests of ${row.bills} bills` : WORDS[row.kind],
    debitPaise: row.debitPaise,
    creditPaise: row.creditPaise,
    balancePaise: -row.balancePaise,
  }));
  return { ledger, movements };
}

/** What the statement of account of an agency prints; what it owes stands above zero. */
export async function loadStatementPaper(ctx: Ctx, query: Query) {
  const { agencyId } = query;
  const account = await readAccount(ctx, agencyId);
  const days = daysOfBooks(ctx, query);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const until = days.to < today ? days.to : today;
  const { ledger, movements } = await readMovements(ctx, query);
  const closing = -ledger.closingPaise;
  // What was open on a day that is over is not known any more: allocations may have come since.
  const open = until === today ? withNotInvoiced(await readOpen(ctx, agencyId, today), closing, today) : [];
  const amounts =
    until === today
      ? POSTED_BANDS.map((_, band) =>
          open.reduce((sum, one) => sum + (one.band === band ? one.amountPaise : 0), 0),
        )
      : ageingOf(await readAged(ctx, agencyId, until), until).slice(1);
  const head = await agencyPaperHead(ctx, {
    agencyId,
    title: 'Statement of account',
    facts: [
      { label: 'Period', value: `${formatDate(days.from)} – ${formatDate(until)}` },
      { label: 'Account', value: account.accountMode },
      { label: 'Cycle', value: CYCLES[account.billingCycle] },
    ],
    duePaise: closing,
  });
  const data: AgencyStatementPaper = {
    ...head,
    openingPaise: -ledger.openingPaise,
    debitPaise: ledger.debitPaise,
    creditPaise: ledger.creditPaise,
    closingPaise: closing,
    amountInWords: amountInWords(Math.abs(closing)),
    limitNote: limitNoteOf(account),
    until: formatDate(until),
    ageing: bandsOf(amounts, closing),
    movements,
    open,
  };
  return { kind: 'agency-statement' as const, data, fileName: `statement-${account.code}.pdf` };
}
