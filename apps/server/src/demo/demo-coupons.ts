import { addCoupon, changeCoupon, type CouponView } from '@nidan/contract/money/coupons/coupon-endpoints';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';

const limits = {
  percent: null,
  capPaise: null,
  amountPaise: null,
  minimumNetPaise: 0,
  perPatient: null,
  inAll: null,
  locationIds: [],
  testCodes: [],
};

/** What the coupons of the demo lab give, and their first and last day, counted from today; null is no last day. */
const COUPONS = [
  {
    code: 'DEMO10',
    rule: { ...limits, name: 'Welcome back', percent: 10, capPaise: 10_000, perPatient: 1 },
    days: [-30, null],
    isEnabled: true,
  },
  {
    code: 'DEMO500',
    rule: {
      ...limits,
      name: 'Family health check',
      amountPaise: 50_000,
      minimumNetPaise: 300_000,
      inAll: 100,
    },
    days: [-10, 80],
    isEnabled: true,
  },
  {
    code: 'DEMOCAMP',
    rule: { ...limits, name: 'Diabetes camp', percent: 20, testCodes: ['HBA1C', 'FBS', 'PPBS'] },
    days: [-60, -30],
    isEnabled: true,
  },
  {
    code: 'DEMOSTAFF',
    rule: { ...limits, name: 'Families of the staff', percent: 25 },
    days: [-60, null],
    isEnabled: false,
  },
] as const;

type Coupon = (typeof COUPONS)[number];

function ruleFrom({ rule, days: [first, last] }: Coupon, today: CalendarDate) {
  return {
    ...rule,
    testCodes: [...rule.testCodes],
    locationIds: [],
    validFrom: addDays(today, first),
    validTo: last === null ? null : addDays(today, last),
  };
}

/** Coupons of the demo lab: two that are given, one whose days are over, one that was taken out of use. */
export async function keepDemoCoupons(manager: DemoClient, today: CalendarDate): Promise<void> {
  for (const coupon of COUPONS) {
    const rule = ruleFrom(coupon, today);
    const { couponId, version }: CouponView = await manager.call(addCoupon, {
      as: `coupon ${coupon.code}`,
      body: { couponId: newId(), code: coupon.code, ...rule },
    });
    if (coupon.isEnabled) continue;
    await manager.call(changeCoupon, {
      as: `coupon ${coupon.code} away`,
      body: { couponId, version, ...rule, isEnabled: false },
    });
  }
}
