import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { payoutBankFile } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayoutLineView, PayoutView } from '@nidan/contract/money/payouts/payout-view';
import {
  numberColumn,
  textColumn,
  type TradePaper,
  type TradeRow,
} from '@nidan/domain/documents/trade-paper';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { bankFileTable, type BankTransfer } from '@nidan/domain/purchasing/bank-file';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';
import { readPayoutLines, readPayoutView } from './payouts.query.ts';
import { requireAllBills } from './require-payouts.ts';

/** Tests that a statement lists at most. */
const MOST_LINES = 5_000;

function shareOf({ basisPoints, fixedPaise }: PayoutLineView): string {
  if (basisPoints !== null) return `${basisPoints / 100} %`;
  return fixedPaise === null ? 'given back' : `₹ ${rupeesAndPaise(fixedPaise)} each`;
}

interface PayeeFacts {
  readonly pan: string | null;
  readonly approvedAt: Date | null;
}

async function readPayeeFacts({ db, lId }: Ctx, payoutId: string): Promise<PayeeFacts> {
  const { rows } = await sql<PayeeFacts>`
    select coalesce(o.pan, p.pan) as pan, o.approved_at as "approvedAt"
    from payout o join payee p on p.l_id = o.l_id and p.payee_id = o.payee_id
    where o.l_id = ${lId} and o.payout_id = ${payoutId}`.execute(db);
  return rows[0] ?? { pan: null, approvedAt: null };
}

const COLUMNS = [
  textColumn('Lab ID'),
  textColumn('Billed'),
  textColumn('Test', true),
  numberColumn('Collected ₹'),
  numberColumn('Share'),
  numberColumn('Amount ₹'),
];

function rowOf(line: PayoutLineView): TradeRow {
  const { labNo, billedOn, test, collectedPaise, amountPaise } = line;
  const [collected, amount] = [collectedPaise, amountPaise].map(rupeesAndPaise);
  return {
    cells: [labNo, formatDate(billedOn), test, collected ?? '', shareOf(line), amount ?? ''],
    notes: [],
  };
}

function sumsOf({ totalPaise, tdsPaise, tdsSection }: PayoutView): TradePaper['sums'] {
  return [
    { label: 'Share of what was collected', amount: rupeesAndPaise(totalPaise), isStrong: true },
    ...(tdsPaise === 0
      ? []
      : [{ label: `TDS ${tdsSection ?? ''}`, amount: rupeesAndPaise(-tdsPaise), isStrong: false }]),
  ];
}

/** What the statement of a payout prints: bills by their lab ID, and no patient. */
export async function loadPayoutPaper(ctx: Ctx, payoutId: string) {
  requireAllBills(ctx);
  const one = await readPayoutView(ctx, payoutId);
  const lines = await readPayoutLines(ctx, payoutId, { after: null, limit: MOST_LINES });
  const { pan, approvedAt } = await readPayeeFacts(ctx, payoutId);
  const shown = (at: Date): string => formatDateTime(ctx.lab.timeZone, at).slice(0, 16);
  const made = shown(new Date(one.madeAt));
  const panShown = pan !== null && ctx.caller.isDemoUser ? maskOther(pan) : pan;
  const data: TradePaper = {
    documentDate: one.madeAt,
    letterhead: await readLetterhead(ctx),
    title: 'Payout statement',
    note: '',
    standing: one.stateLabel,
    facts: [
      { label: 'Payout no.', value: one.number ?? 'none yet' },
      { label: 'Date', value: made.slice(0, 10) },
      { label: 'Collected from', value: formatDate(one.fromDay) },
      { label: 'to', value: formatDate(one.toDay) },
    ],
    parties: [
      {
        label: 'Payee',
        name: one.name,
        lines: [`Account ${one.account}`],
        ids: panShown === null ? [] : [{ label: 'PAN', value: panShown }],
      },
    ],
    columns: COLUMNS,
    rows: lines.map(rowOf),
    totalRow: ['Total', '', '', rupeesAndPaise(one.volumePaise), '', rupeesAndPaise(one.totalPaise)],
    taxes: null,
    sums: sumsOf(one),
    total: {
      label: 'To be paid',
      amount: rupeesAndPaise(one.netPaise),
      words: one.netPaise > 0 ? amountInWords(one.netPaise) : '',
    },
    terms: one.reference === null ? [] : [{ label: 'Paid by', text: one.reference }],
    signatures: [
      { label: 'Prepared by', name: one.madeBy, at: made },
      {
        label: 'Approved by',
        name: one.approvedBy ?? 'Not approved yet',
        at: approvedAt === null ? '' : shown(approvedAt),
      },
      { label: 'Received by', name: '', at: '' },
    ],
    foot: `Payout ${one.number ?? 'waiting'}, ${one.name}`,
  };
  return { kind: 'trade-paper' as const, data, fileName: `payout-${one.number ?? 'waiting'}.pdf` };
}

/** Approved payouts that are not paid yet, as the file that the bank takes; masked for demo users. */
export async function payoutBankFileOf(
  ctx: Ctx,
  { bank = 'plain', format = 'csv' }: QueryOf<typeof payoutBankFile>,
) {
  const { rows } = await sql<BankTransfer>`
    select n.number, o.account_name as name, o.account_no as "accountNo", o.ifsc,
      (o.total_paise - o.tds_paise)::bigint as "amountPaise"
    from payout o join money_document n on n.l_id = o.l_id and n.document_id = o.payout_id
    where o.l_id = ${ctx.lId} and o.state = ${payout.codes.approved} and o.total_paise > o.tds_paise
    order by n.number`.execute(ctx.db);
  const shown = ctx.caller.isDemoUser
    ? rows.map((row) => ({ ...row, name: maskOther(row.name), accountNo: maskOther(row.accountNo) }))
    : rows;
  const day = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return { table: { ...bankFileTable(shown, bank, day), name: `payouts-${day}` }, format };
}
