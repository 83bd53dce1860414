import { masterData, type MasterDataState } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A coupon as it is kept: amounts in paise, null is no limit. */
export interface KeptCoupon {
  readonly couponId: string;
  readonly name: string;
  readonly percent: number | null;
  readonly capPaise: number | null;
  readonly amountPaise: number | null;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly minimumNetPaise: number;
  readonly perPatient: number | null;
  readonly inAll: number | null;
  /** None: all. */
  readonly testIds: readonly string[];
  readonly locationIds: readonly string[];
  readonly status: MasterDataState;
}

function columnsOf(coupon: KeptCoupon) {
  return {
    name: coupon.name,
    percent: coupon.percent,
    cap_paise: coupon.capPaise,
    amount_paise: coupon.amountPaise,
    valid_from: coupon.validFrom,
    valid_to: coupon.validTo,
    minimum_net_paise: coupon.minimumNetPaise,
    per_patient: coupon.perPatient,
    in_all: coupon.inAll,
    status: masterData.codeOf(coupon.status),
  };
}

async function insertParts({ db, lId }: Ctx, { couponId, testIds, locationIds }: KeptCoupon): Promise<void> {
  const shared = { l_id: lId, coupon_id: couponId };
  await insertRows(db, 'coupon_test', { shared, rows: testIds.map((id) => ({ test_id: id })) });
  await insertRows(db, 'coupon_location', { shared, rows: locationIds.map((id) => ({ location_id: id })) });
}

/** Inserts a coupon under its code. */
export async function insertCoupon(ctx: Ctx, coupon: KeptCoupon & { readonly code: string }): Promise<void> {
  const row = { l_id: ctx.lId, coupon_id: coupon.couponId, code: coupon.code, ...columnsOf(coupon) };
  await insertRows(ctx.db, 'coupon', [row]);
  await insertParts(ctx, coupon);
}

/** Writes a locked coupon anew. */
export async function updateCoupon(ctx: Ctx, coupon: KeptCoupon): Promise<void> {
  const { db, lId } = ctx;
  const { couponId } = coupon;
  await db
    .updateTable('coupon')
    .set((eb) => ({ ...columnsOf(coupon), version: eb('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('coupon_id', '=', couponId)
    .execute();
  await sql`delete from coupon_test where l_id = ${lId} and coupon_id = ${couponId}`.execute(db);
  await sql`delete from coupon_location where l_id = ${lId} and coupon_id = ${couponId}`.execute(db);
  await insertParts(ctx, coupon);
}
