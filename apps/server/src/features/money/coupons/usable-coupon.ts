import type { CouponTermsView } from '@nidan/contract/money/coupons/coupon-endpoints';
import { type RefusalCode } from '@nidan/contract/kernel/refusals';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** A coupon that may be used now, and what it gives. */
export interface UsableCoupon {
  readonly couponId: string;
  readonly terms: CouponTermsView;
}

interface Asked {
  readonly code: string;
  /** Of a known person; null for a new one. */
  readonly patientId: string | null;
  readonly locationId: string;
}

interface CouponRow extends CouponTermsView {
  readonly couponId: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly perPatient: number | null;
  readonly inAll: number | null;
  readonly isHere: boolean;
}

/** Refuses the use of a coupon, at its field. */
export function refuseCoupon(
  code: RefusalCode & `coupon-${string}`,
  details: Readonly<Record<string, string>>,
): Error {
  return refuse(code, { details, at: 'couponCode' });
}

async function findCoupon(
  { db, lId }: Ctx,
  { code, locationId }: Asked,
  lock: boolean,
): Promise<CouponRow | null> {
  const { rows } = await sql<CouponRow>`
    select c.coupon_id as "couponId", c.code, c.name, c.percent, c.cap_paise as cap, c.amount_paise as amount,
      c.minimum_net_paise as "minimumNet", c.valid_from::text as "validFrom", c.valid_to::text as "validTo",
      c.per_patient as "perPatient", c.in_all as "inAll",
      (select jsonb_agg(t.test_id) from coupon_test t where t.l_id = c.l_id and t.coupon_id = c.coupon_id) as "testIds",
      not exists (select from coupon_location p where p.l_id = c.l_id and p.coupon_id = c.coupon_id)
        or exists (select from coupon_location p
          where p.l_id = c.l_id and p.coupon_id = c.coupon_id and p.location_id = ${locationId}) as "isHere"
    from coupon c
    where c.l_id = ${lId} and c.code = ${code} and c.status = ${masterData.codes.enabled}
    ${lock ? sql`for no key update of c` : sql``}`.execute(db);
  return rows[0] ?? null;
}

interface Uses {
  readonly inAll: number;
  readonly ofPatient: number;
}

/** Bills that have a coupon and of which a line is not cancelled; for a decision, lock the coupon in an earlier statement. */
async function readUses({ db, lId }: Ctx, couponId: string, patientId: string | null): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select count(*)::int as "inAll", (count(*) filter (where b.patient_id = ${patientId}))::int as "ofPatient"
    from bill b
    where b.l_id = ${lId} and b.coupon_id = ${couponId} and exists (
      select from bill_line l where l.l_id = b.l_id and l.bill_id = b.bill_id and l.canceled_at is null)`.execute(
    db,
  );
  return rows[0] ?? { inAll: 0, ofPatient: 0 };
}

function requireToday({ lab, now }: Ctx, { code, validFrom, validTo }: CouponRow): void {
  const today = calendarDateIn(lab.timeZone, now);
  if (today >= validFrom && (validTo === null || today <= validTo)) return;
  const details = {
    coupon: code,
    from: formatDate(validFrom),
    to: validTo === null ? '…' : formatDate(validTo),
  };
  throw refuseCoupon('coupon-not-now', details);
}

/**
 * The coupon of a code for a bill here and now; refused when it does not hold, or was used as often as it may be. With `lock`
 * one that has a limit stays locked until the bill is saved, so that of two counters only one takes its last use.
 */
export async function usableCoupon(ctx: Ctx, asked: Asked, lock: boolean): Promise<UsableCoupon> {
  const code = asked.code.trim().toUpperCase();
  // An agency owes what is billed: its users take nothing off.
  if (ctx.caller.scope.agencyId !== null) {
    throw refuse('agency-no-discount', {
      at: 'couponCode',
    });
  }
  const own = { ...asked, code };
  let found = await findCoupon(ctx, own, false);
  const isLimited = found !== null && (found.perPatient !== null || found.inAll !== null);
  if (lock && isLimited) found = await findCoupon(ctx, own, true);
  if (found === null) throw refuseCoupon('coupon-unknown', { coupon: code });
  requireToday(ctx, found);
  if (!found.isHere) throw refuseCoupon('coupon-not-here', { coupon: code });
  const { couponId, inAll, perPatient } = found;
  if (isLimited) {
    const uses = await readUses(ctx, couponId, asked.patientId);
    if (inAll !== null && uses.inAll >= inAll)
      throw refuseCoupon('coupon-used-up', { coupon: code, count: String(inAll) });
    if (perPatient !== null && uses.ofPatient >= perPatient) {
      throw refuseCoupon('coupon-used-by-patient', { coupon: code, count: String(perPatient) });
    }
  }
  const { name, percent, cap, amount, minimumNet, testIds } = found;
  return { couponId, terms: { code, name, percent, cap, amount, minimumNet, testIds } };
}
