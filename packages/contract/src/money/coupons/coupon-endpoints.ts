import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { listedMasters, masterStanding } from '../../kernel/master-shapes.ts';
import { CalendarDate, closed, Id, nullable, pageOf, Paise, Version } from '../../kernel/shapes.ts';
import { CouponCode } from './coupon-code.ts';

const { create, read, update } = PERMISSION;

/** Paise of whole rupees. */
const Rupees = Type.Integer({ minimum: 100, maximum: 1_000_000_000, multipleOf: 100 });
const Times = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Percent = Type.Number({ minimum: 0.01, maximum: 100 });

/** What a coupon gives, and where and when; null is no limit. */
const rule = {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  /** At most two decimals; null with an amount. */
  percent: nullable(Percent),
  /** The most that a percentage gives. */
  capPaise: nullable(Rupees),
  amountPaise: nullable(Rupees),
  validFrom: CalendarDate,
  /** The last day. */
  validTo: nullable(CalendarDate),
  /** What the bill must come to after the discounts on its lines. */
  minimumNetPaise: Type.Integer({ minimum: 0, maximum: 1_000_000_000, multipleOf: 100 }),
  perPatient: nullable(Times),
  inAll: nullable(Times),
  /** Places that it holds at; none: everywhere. */
  locationIds: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
};

export const CouponView = closed({
  couponId: Id,
  code: Type.String(),
  ...rule,
  /** Tests that it holds for; none: all. */
  tests: Type.Array(closed({ code: Type.String(), name: Type.String() })),
  /** Bills that have it, and what it gives on them; a bill counts while a line of it is not cancelled. */
  uses: Type.Integer({ minimum: 0 }),
  givenPaise: Paise,
  ...masterStanding,
});
export type CouponView = Static<typeof CouponView>;

export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/coupons',
  summary: 'Coupons whose code or name contains `q`, by code, with how often they were used',
  access: { module: 'masters', bits: read },
  query: closed({ ...listedMasters.properties, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: pageOf(CouponView),
});

const fields = {
  ...rule,
  testCodes: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 200, uniqueItems: true }),
};

export const addCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/coupons',
  summary: 'A new coupon; its code is given once',
  access: { module: 'masters', bits: create },
  body: closed({ couponId: Id, code: CouponCode, ...fields }),
  response: CouponView,
});

export const changeCoupon = defineEndpoint({
  method: 'PUT',
  path: '/api/coupons',
  summary:
    'Changes what a coupon gives from now on, or takes it into or out of use; bills that have it keep what it gave',
  access: { module: 'masters', bits: update },
  body: closed({ couponId: Id, version: Version, ...fields, isEnabled: Type.Boolean() }),
  response: CouponView,
});

/** What a coupon gives, for whoever saves a bill with it. */
export const CouponTermsView = closed({
  code: Type.String(),
  name: Type.String(),
  percent: nullable(Type.Number()),
  cap: nullable(Paise),
  amount: nullable(Paise),
  minimumNet: Paise,
  /** Null is all. */
  testIds: nullable(Type.Array(Id)),
});
export type CouponTermsView = Static<typeof CouponTermsView>;

export const readCouponTerms = defineEndpoint({
  method: 'GET',
  path: '/api/coupons/terms',
  summary:
    'What a coupon would give on a bill here and now; refused when it may not be used any more, or not by this patient',
  access: { module: 'bills', bits: create },
  query: closed({ code: CouponCode, patientId: Type.Optional(Id) }),
  response: CouponTermsView,
});
