import { holdsCoupon } from '@nidan/domain/money/coupon';
import { couponPostings } from '@nidan/domain/money/journal';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Voucher } from '../../ledger/journal/post-vouchers.ts';
import { readLinesOfBill, type StoredLine } from '../bills/lines-of-bill.query.ts';

/** What a coupon gave on lines that stay, where the bill no longer meets the coupon's condition. */
export interface WithdrawnCoupon {
  readonly code: string;
  readonly lineIds: readonly string[];
  /** What the coupon gave on these lines, in paise; it is due again. */
  readonly paise: number;
}

/**
 * The coupon of a locked bill that does not hold without the lines that go: what stays is below its minimum. Null where the coupon
 * holds, the bill has none, or no line stays.
 */
export async function couponToWithdraw(
  { db, lId }: Ctx,
  billId: string,
  staying: readonly StoredLine[],
): Promise<WithdrawnCoupon | null> {
  const given = staying.filter(({ couponDiscountPaise }) => couponDiscountPaise > 0);
  if (given.length === 0) return null;
  const { rows } = await sql<{ code: string; minimumNet: number }>`
    select c.code, c.minimum_net_paise as "minimumNet" from bill b
    join coupon c on c.l_id = b.l_id and c.coupon_id = b.coupon_id
    where b.l_id = ${lId} and b.bill_id = ${billId}`.execute(db);
  const [coupon] = rows;
  const lefts = staying.map(({ pricePaise, lineDiscountPaise }) => pricePaise - lineDiscountPaise);
  if (coupon === undefined || holdsCoupon(coupon.minimumNet, lefts)) return null;
  return {
    code: coupon.code,
    lineIds: given.map(({ lineId }) => lineId),
    paise: given.reduce((sum, { couponDiscountPaise }) => sum + couponDiscountPaise, 0),
  };
}

/** As `couponToWithdraw`, of the lines that stay when these go. */
export async function couponWithout(
  ctx: Ctx,
  billId: string,
  going: readonly StoredLine[],
): Promise<WithdrawnCoupon | null> {
  if (going.length === 0) return null;
  const gone = new Set(going.map(({ lineId }) => lineId));
  const lines = await readLinesOfBill(ctx, billId);
  return couponToWithdraw(
    ctx,
    billId,
    lines.filter(({ lineId, isCanceled }) => !isCanceled && !gone.has(lineId)),
  );
}

/** What a withdrawn coupon means in money. */
export function vouchersOfCoupon(billId: string, withdrawn: WithdrawnCoupon | null): Voucher[] {
  return withdrawn === null ? [] : [{ billId, postings: couponPostings(-withdrawn.paise) }];
}
