import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { TestInState } from '../../lab/bill-tests/move-bill-tests.ts';

/** A line of a bill with the tests that are run for it; for a decision, lock the bill in an earlier statement. */
export interface StoredLine {
  readonly lineId: string;
  readonly position: number;
  readonly testId: string;
  readonly code: string;
  readonly name: string;
  readonly pricePaise: number;
  readonly lineDiscountPaise: number;
  readonly billDiscountPaise: number;
  readonly couponDiscountPaise: number;
  readonly isCanceled: boolean;
  readonly tests: readonly (TestInState & { readonly testId: string })[];
}

interface Row {
  readonly line_id: string;
  readonly position: number;
  readonly test_id: string;
  readonly code: string;
  readonly name: string;
  readonly price_paise: number;
  readonly line_discount_paise: number;
  readonly bill_discount_paise: number;
  readonly coupon_discount_paise: number;
  readonly is_canceled: boolean;
  readonly tests: StoredLine['tests'];
}

/** All discounts of a line, in paise. */
export function discountOfLine(line: StoredLine): number {
  return line.lineDiscountPaise + line.billDiscountPaise + line.couponDiscountPaise;
}

/** The lines of a bill in their order, cancelled ones too. */
export async function readLinesOfBill(ctx: Ctx, billId: string): Promise<StoredLine[]> {
  const { rows } = await sql<Row>`
    select l.line_id, l.position, l.test_id, t.code, t.name, l.price_paise, l.line_discount_paise, l.bill_discount_paise,
      l.coupon_discount_paise,      l.canceled_at is not null as is_canceled,
      coalesce((
        select jsonb_agg(jsonb_build_object('billTestId', bt.bill_test_id, 'testId', bt.test_id, 'name', run.name, 'state', bt.state)
          order by bt.bill_test_id)
        from bill_test bt join test run on run.l_id = bt.l_id and run.test_id = bt.test_id
        where bt.l_id = l.l_id and bt.bill_id = l.bill_id and bt.line_id = l.line_id
      ), '[]') as tests
    from bill_line l join test t on t.l_id = l.l_id and t.test_id = l.test_id
    where l.l_id = ${ctx.lId} and l.bill_id = ${billId} order by l.position`.execute(ctx.db);
  return rows.map((row) => ({
    lineId: row.line_id,
    position: row.position,
    testId: row.test_id,
    code: row.code,
    name: row.name,
    pricePaise: row.price_paise,
    lineDiscountPaise: row.line_discount_paise,
    billDiscountPaise: row.bill_discount_paise,
    couponDiscountPaise: row.coupon_discount_paise,
    isCanceled: row.is_canceled,
    tests: row.tests,
  }));
}
