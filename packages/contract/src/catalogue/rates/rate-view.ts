import { PRICE_RULES, RATE_LIST_KINDS } from '@nidan/domain/rates/price-rules';
import { type Static, Type } from 'typebox';
import { WholeRupees } from '../tests/test-edit-endpoints.ts';
import { TestBrief, TestKind } from '../tests/test-view.ts';
import { CalendarDate, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

export const PriceRuleName = Type.Enum([...PRICE_RULES]);
export const RateListKindName = Type.Enum([...RATE_LIST_KINDS]);

/** Days from `from` until before `until`; null: without an end. */
export const periodShape = { from: CalendarDate, until: nullable(CalendarDate) };

/** Something with its name. */
export const Named = closed({ id: Id, name: Type.String() });

/** A list of rates with who takes it. */
export const RateListView = closed({
  rateListId: Id,
  kind: RateListKindName,
  /** Of an agency's own rates the name of the agency. */
  name: Type.String(),
  /** Agencies that take it, or whose own rates it holds. */
  agencies: Type.Array(Named),
  centres: Type.Array(Named),
  /** Tests that have a price in it today. */
  priced: Type.Integer(),
  /** Tests whose price runs out within 30 days, with no other one after it. */
  ending: Type.Integer(),
  version: Version,
});
export type RateListView = Static<typeof RateListView>;

/** A price of some days. */
export const RateView = closed({ rateId: Id, pricePaise: Paise, isFree: Type.Boolean(), ...periodShape });
export type RateView = Static<typeof RateView>;

/** What a test costs the lab itself; `version` 0: nothing was ever said of it. */
export const CostOfTest = closed({ costPaise: nullable(Paise), version: Type.Integer({ minimum: 0 }) });

/** A test with its price in each of the lists that were asked for, in their order; null: the list has none that day. */
export const RateGridRow = closed({
  ...TestBrief.properties,
  kind: TestKind,
  mrpPaise: Paise,
  /** Null for somebody who stands for an agency. */
  cost: nullable(CostOfTest),
  cells: Type.Array(nullable(RateView)),
  /** The same on the day that is compared with; empty when none is. */
  former: Type.Array(nullable(RateView)),
  /** What those who take each list pay where it has no price, in paise, by the rules below it; empty on a past day. */
  otherwise: Type.Array(nullable(Paise)),
});
export type RateGridRow = Static<typeof RateGridRow>;

/** A price to set; null takes what the list has away, so that a weaker rule holds. */
export const PriceInput = closed({
  testId: Id,
  pricePaise: nullable(WholeRupees),
  /** Says of a price of nothing that it is meant. */
  isFree: Type.Optional(Type.Boolean()),
});
export type PriceInput = Static<typeof PriceInput>;

/** One rule of the resolver and what it would charge; null: it has no price. */
const PriceStep = closed({
  rule: PriceRuleName,
  list: nullable(Type.String()),
  pricePaise: nullable(Paise),
  from: nullable(CalendarDate),
  until: nullable(CalendarDate),
});
export type PriceStep = Static<typeof PriceStep>;

/** What a test costs, and which rule says so. */
export const QuoteView = closed({
  testId: Id,
  /** Null: no rule gives a price that may be charged. */
  pricePaise: nullable(Paise),
  isFree: Type.Boolean(),
  rule: nullable(PriceRuleName),
  /** Name of the list that gives it. */
  list: nullable(Type.String()),
  /** The first day on which the price may be another one. */
  until: nullable(CalendarDate),
  /** Why there is no price. */
  fault: nullable(Type.String()),
  /** Every rule, strongest first. */
  steps: Type.Array(PriceStep),
});
export type QuoteView = Static<typeof QuoteView>;

/** A price that a list has, had or was to have. */
export const RateHistoryRow = closed({
  ...RateView.properties,
  setAt: Instant,
  setBy: Type.String(),
  /** Corrected on the day on which it was to begin. */
  isWithdrawn: Type.Boolean(),
});
export type RateHistoryRow = Static<typeof RateHistoryRow>;
