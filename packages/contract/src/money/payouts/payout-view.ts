import { SLAB_MODES } from '@nidan/domain/agencies/payout';
import { COMMISSION_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { EMPLOYEE_KINDS } from '@nidan/domain/enumerations/users';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

const Volume = Type.Integer({ minimum: 0, maximum: 100_000_000_000_000 });

/** A share from a volume of the calendar month on: in hundredths of a per cent of what was collected, or an amount for each test. */
export const SlabShape = closed({
  fromPaise: Volume,
  basisPoints: nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
  fixedPaise: nullable(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
});
export type SlabShape = Static<typeof SlabShape>;

/** A rule is for one test, one department, bills of one agency, or for everything else. */
export const ruleFields = {
  ruleId: Id,
  testId: nullable(Id),
  departmentId: nullable(Id),
  agencyId: nullable(Id),
  slabs: Type.Array(SlabShape, { minItems: 1, maxItems: 10 }),
  /** The slab that the calendar month reaches holds for all of its volume (so unless told), or each slab for its own part. */
  mode: Type.Optional(Type.Enum([...SLAB_MODES])),
};

export const RuleView = closed({
  ...ruleFields,
  mode: Type.Enum([...SLAB_MODES]),
  /** Name of the test, the department or the agency; null: everything else. */
  of: nullable(Type.String()),
});
export type RuleView = Static<typeof RuleView>;

export const payeeFields = {
  /** Null: paid with the salary, where tax is deducted. */
  tdsSection: nullable(Type.Enum([...COMMISSION_TDS_SECTIONS])),
  pan: nullable(Type.String({ format: 'pan' })),
  accountName: Type.String({ minLength: 2, maxLength: 120, pattern: '\\S' }),
  accountNo: Type.String({ pattern: '^[0-9]{6,18}$' }),
  ifsc: Type.String({ format: 'ifsc' }),
  rules: Type.Array(closed(ruleFields), { minItems: 1, maxItems: 50 }),
};

export const PayeeView = closed({
  payeeId: Id,
  kind: Type.Union([Type.Literal('DOCTOR'), Type.Enum([...EMPLOYEE_KINDS])]),
  name: Type.String(),
  doctorId: nullable(Id),
  userId: nullable(Id),
  territoryId: nullable(Id),
  territory: nullable(Type.String()),
  since: CalendarDate,
  tdsSection: nullable(Type.Enum([...COMMISSION_TDS_SECTIONS])),
  /** Masked for demo users, as the account is. */
  pan: nullable(Type.String()),
  accountName: Type.String(),
  accountNo: Type.String(),
  ifsc: Type.String(),
  rules: Type.Array(RuleView),
  /** Last day that a payout covers; null: none yet. */
  paidTo: nullable(CalendarDate),
  version: Version,
});
export type PayeeView = Static<typeof PayeeView>;

export const PayoutView = closed({
  payoutId: Id,
  /** Null before it is approved. */
  number: nullable(Type.String()),
  payeeId: Id,
  name: Type.String(),
  fromDay: CalendarDate,
  toDay: CalendarDate,
  state: Type.Enum([...payout.stateNames]),
  stateLabel: Type.String(),
  /** What the period collected of tests of the payee, without tax. */
  volumePaise: Paise,
  totalPaise: Paise,
  tdsSection: nullable(Type.String()),
  tdsPaise: Paise,
  netPaise: Paise,
  account: Type.String(),
  reference: nullable(Type.String()),
  decision: nullable(Type.String()),
  madeAt: Instant,
  madeBy: Type.String(),
  approvedBy: nullable(Type.String()),
  paidAt: nullable(Instant),
  paidBy: nullable(Type.String()),
  version: Version,
  can: Can,
});
export type PayoutView = Static<typeof PayoutView>;

/** What one test brought. */
export const PayoutLineView = closed({
  lineId: Id,
  billId: Id,
  labNo: Type.String(),
  billedOn: CalendarDate,
  test: Type.String(),
  collectedPaise: Paise,
  amountPaise: Paise,
  /** The share it was paid by; both null: something was taken back, or no slab was reached. */
  basisPoints: nullable(Type.Integer()),
  fixedPaise: nullable(Paise),
});
export type PayoutLineView = Static<typeof PayoutLineView>;
