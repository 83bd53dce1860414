import * as couponEndpoints from '@nidan/contract/money/coupons/coupon-endpoints';
import type { CouponView } from '@nidan/contract/money/coupons/coupon-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A coupon as it is stored, with what it holds for and how often it was used. */
type StoredCoupon = Omit<CouponView, 'statusLabel' | 'can'>;

const COLUMNS = sql.raw(`
  c.coupon_id as "couponId", c.code, c.name, c.percent, c.cap_paise as "capPaise", c.amount_paise as "amountPaise",
  c.valid_from::text as "validFrom", c.valid_to::text as "validTo", c.minimum_net_paise as "minimumNetPaise",
  c.per_patient as "perPatient", c.in_all as "inAll", c.status, c.version,
  coalesce((select jsonb_agg(jsonb_build_object('code', t.code, 'name', t.name) order by t.code collate "C")
    from coupon_test x join test t on t.l_id = x.l_id and t.test_id = x.test_id
    where x.l_id = c.l_id and x.coupon_id = c.coupon_id), '[]') as tests,
  coalesce((select jsonb_agg(x.location_id order by x.location_id) from coupon_location x
    where x.l_id = c.l_id and x.coupon_id = c.coupon_id), '[]') as "locationIds",
  used.uses, used.given as "givenPaise"`);

/** What stands on the bills of the coupon `c`: those of which a line is not cancelled. */
const USED = sql.raw(`
  lateral (select count(distinct b.bill_id)::int as uses, coalesce(sum(l.coupon_discount_paise), 0)::bigint as given
    from bill b join bill_line l on l.l_id = b.l_id and l.bill_id = b.bill_id and l.canceled_at is null
    where b.l_id = c.l_id and b.coupon_id = c.coupon_id)`);

async function readCoupons(
  { db, lId }: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<StoredCoupon[]> {
  const where = sql.join([sql`c.l_id = ${lId}`, ...conditions], sql` and `);
  const { rows } = await sql<StoredCoupon>`
    select ${COLUMNS} from coupon c cross join ${USED} used where ${where} order by c.code limit ${limit}`.execute(
    db,
  );
  return rows;
}

function present(ctx: Ctx, coupon: StoredCoupon): CouponView {
  const state = masterData.stateOf(coupon.status);
  const mayChange = hasRight(ctx.caller, 'masters', PERMISSION.update);
  return {
    ...coupon,
    statusLabel: masterData.labelOf(state),
    can: mayChange ? masterData.possible(state) : [],
  };
}

/** One coupon; refused when the lab has none of this id. */
export async function readCouponOf(ctx: Ctx, couponId: string): Promise<CouponView> {
  const [coupon] = await readCoupons(ctx, [sql`c.coupon_id = ${couponId}`], 1);
  if (coupon === undefined) throw refuse('not-found');
  return present(ctx, coupon);
}

/** Locks a coupon, so that nobody uses it meanwhile; refused when the lab has none of this id. Read it afterwards. */
export async function lockCoupon({ db, lId }: Ctx, couponId: string): Promise<void> {
  const { rows } = await sql`
    select from coupon where l_id = ${lId} and coupon_id = ${couponId} for no key update`.execute(db);
  if (rows.length === 0) throw refuse('not-found');
}

/** Coupons by code, those in use unless `all` is asked for. */
export const listCouponsOf = serve(
  couponEndpoints.listCoupons,
  async (ctx, { q = '', all = false, cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const text = q.trim().toLowerCase();
    const conditions = [
      ...(all ? [] : [sql`c.status = ${masterData.codes.enabled}`]),
      ...(text === ''
        ? []
        : [sql`(strpos(lower(c.code), ${text}) > 0 or strpos(lower(c.name), ${text}) > 0)`]),
      ...(after === null ? [] : [sql`c.code > ${after[0]}`]),
    ];
    return toPage({
      rows: await readCoupons(ctx, conditions, limit + 1),
      limit,
      key: ({ code }) => [code],
      present: (coupon) => present(ctx, coupon),
    });
  },
);
