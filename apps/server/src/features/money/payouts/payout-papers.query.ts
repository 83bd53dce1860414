import type { PayoutLineView } from '@nidan/contract/money/payouts/payout-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { BANK_FILE_HEADS, bankFileRows, type BankTransfer } from '@nidan/domain/purchasing/bank-file';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { formatDate } from '@nidan/domain/time/indian-date';
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

/** What the statement of a payout prints: bills by their lab ID, and no patient. */
export async function loadPayoutPaper(ctx: Ctx, payoutId: string) {
  requireAllBills(ctx);
  const one = await readPayoutView(ctx, payoutId);
  const lines = await readPayoutLines(ctx, payoutId, { after: null, limit: MOST_LINES });
  const { labName } = await readLetterhead(ctx);
  const tds =
    one.tdsPaise === 0
      ? []
      : [['', '', `TDS ${one.tdsSection ?? ''}`, '', '', `-${rupeesAndPaise(one.tdsPaise)}`]];
  const data = {
    documentDate: one.madeAt,
    labName,
    title: `Payout ${one.number ?? `(${one.stateLabel})`}, ${one.name}`,
    sub: `Collected from ${formatDate(one.fromDay)} to ${formatDate(one.toDay)}`,
    columns: [
      { head: 'Lab ID', isNumber: false },
      { head: 'Billed', isNumber: false },
      { head: 'Test', isNumber: false },
      { head: 'Collected ₹', isNumber: true },
      { head: 'Share', isNumber: true },
      { head: 'Amount ₹', isNumber: true },
    ],
    rows: [
      ...lines.map((line) => [
        line.labNo,
        formatDate(line.billedOn),
        line.test,
        rupeesAndPaise(line.collectedPaise),
        shareOf(line),
        rupeesAndPaise(line.amountPaise),
      ]),
      ['', '', 'Total', rupeesAndPaise(one.volumePaise), '', rupeesAndPaise(one.totalPaise)],
      ...tds,
      ['', '', 'To be paid', '', '', rupeesAndPaise(one.netPaise)],
    ],
    none: '',
  };
  return { kind: 'table-paper' as const, data, fileName: `payout-${one.number ?? 'waiting'}.pdf` };
}

/** Approved payouts that are not paid yet, as rows of the file that the bank takes; masked for demo users. */
export async function payoutBankFileOf(ctx: Ctx) {
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
  return { columns: BANK_FILE_HEADS, rows: bankFileRows(shown), name: `payouts-${day}` };
}
