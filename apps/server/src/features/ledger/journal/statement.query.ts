import * as ledgerEndpoints from '@nidan/contract/ledger/journal/ledger-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { StatementLine } from '@nidan/contract/ledger/journal/ledger-view';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { ACCOUNTS, accountLabel, MODE_ACCOUNTS } from '@nidan/domain/money/journal';
import type { DateRange } from '@nidan/domain/time/date-filter';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, postingInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { type Checkpoint, readCheckpointBefore } from '../closed-days/checkpoint.query.ts';
import { documentOfPosting, type PostingRow, presentPosting } from './present-posting.ts';
import { daysOfBooks } from './days-of-books.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Query = QueryOf<typeof ledgerEndpoints.statement>;

/** Accounts of what is owed on a bill, and of what pays bills of its patient; credit notes are of one party each. */
const OF_BILLS: readonly string[] = [ACCOUNTS.receivable, ACCOUNTS.refundPayable];
const OF_A_PATIENT: readonly string[] = [...OF_BILLS, ACCOUNTS.advance];

/** The accounts that a ledgerEndpoints.statement is about: the one asked for, those of a party, or those of money at a place. */
function accountsOf({ account, locationId, patientId, agencyId, billId }: Query): readonly string[] {
  if (account !== undefined) return [account];
  if (patientId !== undefined) return OF_A_PATIENT;
  if ((agencyId ?? billId) !== undefined) return OF_BILLS;
  if (locationId !== undefined) return MODE_ACCOUNTS;
  throw refuseField('account', 'statement-of-needed');
}

interface Asked {
  readonly ctx: Ctx;
  readonly query: Query;
  readonly days: DateRange;
  readonly accounts: readonly string[];
  readonly checkpoint: Checkpoint;
}

/** The checkpoint that the opening begins from: parties have none, and who sees some bills only uses none. */
async function checkpointOf({ ctx, query, days, accounts }: Omit<Asked, 'checkpoint'>): Promise<Checkpoint> {
  const { locationId = null, patientId, agencyId, billId } = query;
  const ofParty = (patientId ?? agencyId ?? billId) !== undefined;
  if (ofParty || !seesAllBills(ctx.caller.scope)) return { day: null, rows: [] };
  const found = await readCheckpointBefore(ctx.db, ctx.lId, { day: days.from, locationId });
  return { day: found.day, rows: found.rows.filter(({ account }) => accounts.includes(account)) };
}

/** The notes of the party that a ledgerEndpoints.statement is about; null for a ledgerEndpoints.statement of accounts or of a bill. */
function notesOfParty({ ctx, query }: Asked): RawBuilder<unknown> | null {
  const { patientId, agencyId, billId } = query;
  if (billId !== undefined || (patientId ?? agencyId) === undefined) return null;
  const ofParty = patientId === undefined ? sql`v.agency_id = ${agencyId}` : sql`v.patient_id = ${patientId}`;
  return sql`select v.note_id from accounting_note v where v.l_id = ${ctx.lId} and ${ofParty}`;
}

/** Of a line only what orders it: statements of parties have 100,000 lines, of which a page shows 50. */
const NARROW = sql.raw('j.posting_id, j.posted_on, j.posted_at');

/** Where postings with one side on the accounts stand, and by how much they change the balance; between two of them nothing does. */
function linesText(asked: Asked): RawBuilder<unknown> {
  const { ctx, query, days, accounts, checkpoint } = asked;
  const notes = notesOfParty(asked);
  const own = (side: string) => {
    const account = sql.ref(`j.${side}_account`);
    const ofNote =
      notes === null ? sql`` : sql`or (${account} = ${ACCOUNTS.creditNote} and j.note_id in (${notes}))`;
    return sql`(${account} = any(${[...accounts]}) ${ofNote})`;
  };
  const conditions = [
    sql`j.l_id = ${ctx.lId}`,
    sql`j.posted_on <= ${days.to}`,
    sql`${own('debit')} <> ${own('credit')}`,
  ];
  if (checkpoint.day !== null) conditions.push(sql`j.posted_on > ${checkpoint.day}`);
  if (query.locationId !== undefined) conditions.push(sql`j.location_id = ${query.locationId}`);
  const ofBill = [...conditions, billInScope(ctx.caller)];
  if (query.patientId !== undefined) ofBill.push(sql`b.patient_id = ${query.patientId}`);
  if (query.agencyId !== undefined) ofBill.push(sql`b.agency_id = ${query.agencyId}`);
  if (query.billId !== undefined) ofBill.push(sql`j.bill_id = ${query.billId}`);
  const change = sql`case when ${own('debit')} then j.amount_paise else -j.amount_paise end as change`;
  const ofBills = sql`
    select ${NARROW}, ${change}
    from journal_posting j join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
    where ${sql.join(ofBill, sql` and `)}`;
  if (query.billId !== undefined) return ofBills;
  // Money that is paid ahead and credit notes are of a party and of no bill: branches of their own, so that each goes along its index.
  const ahead = [...conditions, sql`j.bill_id is null`, postingInScope(ctx, 'j')];
  const branch = (more: readonly RawBuilder<unknown>[]) =>
    sql`select ${NARROW}, ${change} from journal_posting j where ${sql.join([...ahead, ...more], sql` and `)}`;
  const branches = [ofBills];
  if (query.patientId !== undefined) {
    const advances = sql`select v.advance_id from customer_advance v where v.l_id = ${ctx.lId} and v.patient_id = ${query.patientId}`;
    branches.push(branch([sql`j.advance_id in (${advances})`]));
  }
  branches.push(branch(notes === null ? [] : [sql`j.note_id in (${notes})`]));
  return sql.join(branches, sql` union all `);
}

interface Sums {
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  /** Everything up to and with the line that the cursor names. */
  readonly carried: number;
}

/** The place of a line in the order of a ledgerEndpoints.statement. */
const ORDER = sql.raw('m.posted_on, m.posted_at, m.posting_id');

function placeOf(cursor: string | undefined): RawBuilder<unknown> | null {
  const [day, at, id] = decodeCursor(cursor) ?? [];
  return id === undefined ? null : sql`(${day}::date, ${at}::timestamptz, ${id}::uuid)`;
}

interface LineRow extends PostingRow {
  readonly debit_account: string;
  readonly credit_account: string;
  readonly change: number;
}

/** A row of a page with the sums of all lines; a page without lines is one row of sums alone. */
type SummedRow = Sums & (LineRow | { readonly posting_id: null });

/** A page of lines, each with the number of its document, and the sums of all pages: one pass over the lines. */
async function readLines(asked: Asked, limit: number): Promise<{ sums: Sums; lines: LineRow[] }> {
  const { ctx, query, days } = asked;
  const place = placeOf(query.cursor);
  const before = place === null ? sql`m.posted_on < ${days.from}` : sql`(${ORDER}) <= ${place}`;
  const { rows } = await sql<SummedRow>`
    with line as materialized (${linesText(asked)}),
    sums as (
      select coalesce(sum(change) filter (where m.posted_on < ${days.from}), 0)::bigint as opening,
        coalesce(sum(change) filter (where m.posted_on >= ${days.from} and change > 0), 0)::bigint as debit,
        coalesce(-sum(change) filter (where m.posted_on >= ${days.from} and change < 0), 0)::bigint as credit,
        coalesce(sum(change) filter (where ${before}), 0)::bigint as carried
      from line m),
    page as (
      select * from line m
      where m.posted_on >= ${days.from} ${place === null ? sql`` : sql`and (${ORDER}) > ${place}`}
      order by ${ORDER} limit ${limit + 1})
    select sums.*, page.change, m.*, b.lab_no, n.number
    from sums left join page on true
    left join journal_posting m on m.l_id = ${ctx.lId} and m.posting_id = page.posting_id
    left join bill b on b.l_id = m.l_id and b.bill_id = m.bill_id
    left join money_document n on n.l_id = ${ctx.lId} and n.document_id = ${documentOfPosting}
    order by ${ORDER}`.execute(ctx.db);
  const sums = rows[0] ?? { opening: 0, debit: 0, credit: 0, carried: 0 };
  return { sums, lines: rows.filter((row): row is Sums & LineRow => row.posting_id !== null) };
}

function present(row: LineRow, balancePaise: number): StatementLine {
  return {
    ...presentPosting(row),
    against: accountLabel(row.change > 0 ? row.credit_account : row.debit_account),
    debitPaise: Math.max(row.change, 0),
    creditPaise: Math.max(-row.change, 0),
    balancePaise,
  };
}

/** A page of a ledgerEndpoints.statement; opening, both sides and closing are those of all its pages. */
export const readStatement = serve(ledgerEndpoints.statement, async (ctx, query: Query) => {
  const { limit = 50 } = query;
  const days = daysOfBooks(ctx, query);
  const accounts = accountsOf(query);
  const checkpoint = await checkpointOf({ ctx, query, days, accounts });
  const asked = { ctx, query, days, accounts, checkpoint };
  const { sums, lines } = await readLines(asked, limit);
  const stood = checkpoint.rows.reduce((sum, row) => sum + row.debit_paise - row.credit_paise, 0);
  let balance = stood + sums.carried;
  const page = toPage({
    rows: lines,
    limit,
    key: (row) => [row.posted_on, row.posted_at.toISOString(), row.posting_id],
    present: (row) => {
      balance += row.change;
      return present(row, balance);
    },
  });
  const openingPaise = stood + sums.opening;
  const { debit: debitPaise, credit: creditPaise } = sums;
  return {
    ...page,
    openingPaise,
    debitPaise,
    creditPaise,
    closingPaise: openingPaise + debitPaise - creditPaise,
  };
});
