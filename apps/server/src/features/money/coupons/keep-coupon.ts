import * as couponEndpoints from '@nidan/contract/money/coupons/coupon-endpoints';
import type { CouponView } from '@nidan/contract/money/coupons/coupon-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { masterData, type MasterDataState } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { readReferred, referenceFaults } from '../../people/referrers/referred-records.ts';
import { insertCoupon, type KeptCoupon, updateCoupon } from './coupon-rows.ts';
import { lockCoupon, readCouponOf } from './coupons.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Fields = Omit<BodyOf<typeof couponEndpoints.addCoupon>, 'code'>;
type Rule = Omit<Fields, 'couponId' | 'testCodes'>;

function requireOneGift({ percent, amountPaise, capPaise }: Fields): void {
  if (percent === null && amountPaise === null) throw refuseField('percent', 'percent-or-amount-needed');
  if (percent !== null && amountPaise !== null) {
    throw refuseField('amountPaise', 'percent-and-amount');
  }
  if (percent === null && capPaise !== null) throw refuseField('capPaise', 'cap-without-percent');
  if (percent !== null && Math.abs(percent * 100 - Math.round(percent * 100)) > 1e-6) {
    throw refuseField('percent', 'too-many-decimals');
  }
}

/** The tests that are named by their codes; those that the coupon held for before may be out of use. */
async function testIdsOf(ctx: Ctx, codes: readonly string[], former: readonly string[]): Promise<string[]> {
  const known = await readReferred(ctx, 'test', codes);
  const [fault] = referenceFaults('testCodes', known, { codes, former });
  if (fault !== undefined) throw refuseField(fault.field, fault);
  return codes.map((code) => known.get(code)?.id ?? '');
}

interface Former {
  readonly testCodes: readonly string[];
  readonly status: MasterDataState;
}

async function keptOf(ctx: Ctx, body: Fields, { testCodes, status }: Former): Promise<KeptCoupon> {
  requireOneGift(body);
  if (body.validTo !== null && body.validTo < body.validFrom) {
    throw refuseField('validTo', 'last-day-before-first');
  }
  const testIds = await testIdsOf(ctx, body.testCodes, testCodes);
  return { ...body, name: body.name.trim(), testIds, status };
}

/** What the audit trail keeps of a coupon. */
function told(rule: Rule, testCodes: readonly string[], status: MasterDataState) {
  return {
    name: rule.name,
    percent: rule.percent,
    capPaise: rule.capPaise,
    amountPaise: rule.amountPaise,
    validFrom: rule.validFrom,
    validTo: rule.validTo,
    minimumNetPaise: rule.minimumNetPaise,
    perPatient: rule.perPatient,
    inAll: rule.inAll,
    locationIds: rule.locationIds,
    tests: testCodes,
    status,
  };
}

/** Adds a coupon; refused when its code was given before. */
export const addCoupon = serve(couponEndpoints.addCoupon, async (ctx, body): Promise<CouponView> => {
  const { code: typed, ...fields } = body;
  const code = typed.trim().toUpperCase();
  await insertCoupon(ctx, { ...(await keptOf(ctx, fields, { testCodes: [], status: 'enabled' })), code });
  recordEvent(ctx, {
    entityKind: 'COUPON',
    entityId: body.couponId,
    action: 'create',
    after: { code, ...told(fields, fields.testCodes, 'enabled') },
  });
  return readCouponOf(ctx, body.couponId);
});

/** Changes a coupon; it never holds for fewer bills than have it. */
export const changeCoupon = serve(couponEndpoints.changeCoupon, async (ctx, body): Promise<CouponView> => {
  const { version, isEnabled, ...fields } = body;
  const { couponId, inAll } = fields;
  await lockCoupon(ctx, couponId);
  const before = await readCouponOf(ctx, couponId);
  await expectVersion(ctx, { entityId: couponId, expected: version, found: before.version });
  if (inAll !== null && inAll < before.uses) {
    throw refuseField('inAll', 'coupon-used-already', { uses: before.uses });
  }
  const status = isEnabled ? 'enabled' : 'disabled';
  const testCodes = before.tests.map(({ code }) => code);
  await updateCoupon(ctx, await keptOf(ctx, fields, { testCodes, status }));
  recordEvent(ctx, {
    entityKind: 'COUPON',
    entityId: couponId,
    action: 'update',
    before: told(before, testCodes, masterData.stateOf(before.status)),
    after: told(fields, fields.testCodes, status),
  });
  return readCouponOf(ctx, couponId);
});
