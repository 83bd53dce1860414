import type { BillDues } from '@nidan/contract/ledger/balances/bill-dues';
import { type BillBalances, netOf, NO_BALANCES, paidOf } from '@nidan/domain/money/journal';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** What is due on the bill `b` of a query: its receivable in the journal. */
export const dueOfBill = sql.raw(`(
  select coalesce(sum(case when j.debit_account = 'receivable' then j.amount_paise else -j.amount_paise end), 0)::bigint
  from journal_posting j
  where j.l_id = b.l_id and j.bill_id = b.bill_id
    and (j.debit_account = 'receivable' or j.credit_account = 'receivable'))`);

/** What the lines of the bill `b` of a query come to after discounts, without cancelled ones. */
export const netOfBill = sql.raw(`(
  select coalesce(sum(n.price_paise - n.discount_paise), 0)::bigint from bill_line n
  where n.l_id = b.l_id and n.bill_id = b.bill_id and n.canceled_at is null)`);

interface BalanceRow {
  readonly bill_id: string;
  readonly receivable: number;
  readonly income: number;
  readonly discount: number;
  readonly coupon: number;
  readonly refund_payable: number;
  readonly handling: number;
  readonly debited: number;
  readonly written_off: number;
  readonly refunded: number;
  readonly agency: number;
  readonly payer_id: string | null;
}

function debitsLessCredits(account: string) {
  return sql`coalesce(sum(case when j.debit_account = ${sql.lit(account)} then j.amount_paise
    when j.credit_account = ${sql.lit(account)} then -j.amount_paise else 0 end), 0)::bigint`;
}

/** The balances of bills, by id. To change one, lock the bill in an earlier statement: this one sees what is committed. */
export async function readBalances(
  db: Db,
  lId: number,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, BillBalances>> {
  const { rows } = await sql<BalanceRow>`
    select b.bill_id, b.payer_id, ${debitsLessCredits('receivable')} as receivable, -${debitsLessCredits('income')} as income,
      ${debitsLessCredits('discount')} as discount, ${debitsLessCredits('coupon')} as coupon, -${debitsLessCredits('refundPayable')} as refund_payable,
      -${debitsLessCredits('handling')} as handling, -${debitsLessCredits('debited')} as debited, ${debitsLessCredits('writtenOff')} as written_off,
      ${debitsLessCredits('agency')} as agency, coalesce(sum(j.amount_paise) filter (where j.kind = 'payout'), 0)::bigint as refunded
    from bill b left join journal_posting j on j.l_id = b.l_id and j.bill_id = b.bill_id
    where b.l_id = ${lId} and b.bill_id = any(${[...billIds]}) group by b.bill_id, b.payer_id`.execute(db);
  const found = new Map(rows.map((row) => [row.bill_id, row]));
  return new Map(
    billIds.map((billId) => {
      const row = found.get(billId);
      if (row === undefined) return [billId, NO_BALANCES];
      const { bill_id: _, refund_payable, written_off, payer_id, ...others } = row;
      return [
        billId,
        { ...others, refundPayable: refund_payable, writtenOff: written_off, payerId: payer_id },
      ];
    }),
  );
}

/** The balances of one bill. */
export async function readBalancesOfBill(db: Db, lId: number, billId: string): Promise<BillBalances> {
  return (await readBalances(db, lId, [billId])).get(billId) ?? NO_BALANCES;
}

/** The money of a bill as the screens show it. */
export function presentDues(balances: BillBalances): BillDues {
  const {
    income,
    discount,
    coupon,
    handling,
    debited,
    receivable,
    refundPayable,
    refunded,
    writtenOff,
    agency,
  } = balances;
  return {
    grossPaise: income,
    discountPaise: discount + coupon,
    couponPaise: coupon,
    handlingPaise: handling,
    debitNotePaise: debited,
    netPaise: netOf(balances),
    writtenOffPaise: writtenOff,
    paidPaise: paidOf(balances),
    refundedPaise: refunded,
    agencyPaise: agency,
    duePaise: receivable,
    refundPayablePaise: refundPayable,
  };
}
