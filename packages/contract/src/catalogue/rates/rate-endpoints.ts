import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { PERCENT_CHANGE } from '@nidan/domain/rates/changed-by-percent';
import { type Static, Type } from 'typebox';
import { TestBrief } from '../tests/test-view.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  CostOfTest,
  periodShape,
  PriceInput,
  QuoteView,
  RateGridRow,
  RateHistoryRow,
  RateListKindName,
  RateListView,
} from './rate-view.ts';

const read = { module: 'masters', bits: PERMISSION.read } as const;
const create = { module: 'masters', bits: PERMISSION.create } as const;
const update = { module: 'masters', bits: PERMISSION.update } as const;

/** Several ids, with commas between them. */
function idsUpTo(most: number) {
  return Type.String({ pattern: `^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${most - 1}}$` });
}

const ListName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });

/** Lists that are shown beside each other at most. */
export const MOST_COLUMNS = 8;

export const listRateLists = defineEndpoint({
  method: 'GET',
  path: '/api/rates',
  summary: 'Rate lists by name, with the agencies and centres that take them; an agency user sees its own',
  access: read,
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: pageOf(RateListView),
});

export const createRateList = defineEndpoint({
  method: 'POST',
  path: '/api/rates',
  summary: 'A new list without prices: for agencies or centres under a name, or the own rates of one agency',
  access: create,
  body: closed({
    rateListId: Id,
    kind: RateListKindName,
    name: Type.Optional(nullable(ListName)),
    agencyId: Type.Optional(nullable(Id)),
  }),
  response: RateListView,
});

export const updateRateList = defineEndpoint({
  method: 'PATCH',
  path: '/api/rates/:rateListId',
  summary: 'Renames a list, or says who takes it from now on; they leave the list that they took before',
  access: update,
  params: closed({ rateListId: Id }),
  body: closed({
    version: Version,
    name: Type.Optional(ListName),
    agencyIds: Type.Optional(Type.Array(Id, { maxItems: 1_000 })),
    centreIds: Type.Optional(Type.Array(Id, { maxItems: 1_000 })),
  }),
  response: RateListView,
});

export const readRateGrid = defineEndpoint({
  method: 'GET',
  path: '/api/rates/grid',
  summary:
    'Tests by name with their prices in some lists on a day, and on another one to compare with; `differing` keeps those that the first two lists price differently',
  access: read,
  query: closed({
    ...page,
    rateListIds: Type.Optional(idsUpTo(MOST_COLUMNS)),
    on: CalendarDate,
    /** Another day, also a past one, whose prices stand beside those of `on`. */
    against: Type.Optional(CalendarDate),
    q: Type.Optional(Type.String({ maxLength: 60 })),
    departmentId: Type.Optional(Id),
    differing: Type.Optional(Type.Boolean()),
    /** Keeps tests with a price that ends on this day or before, with no other one after it. */
    endsBy: Type.Optional(CalendarDate),
  }),
  response: closed({
    ...pageOf(RateGridRow).properties,
    total: Type.Integer(),
    /** With `differing`: tests of which the first list, and of which the second one, says less. */
    lower: nullable(closed({ first: Type.Integer(), second: Type.Integer() })),
  }),
});

/** The lists as they are after their prices were set. */
const PricesSet = closed({
  lists: Type.Array(closed({ rateListId: Id, version: Version })),
  /** Prices that changed; what a list said already is no change. */
  changed: Type.Integer(),
});
export type PricesSet = Static<typeof PricesSet>;

/** Prices that are set at once at most. */
export const MOST_PRICES = 5_000;

export const setPrices = defineEndpoint({
  method: 'POST',
  path: '/api/rates/prices',
  summary:
    'Sets prices in one or more lists for the days of a period: all of them, or none and why not for each',
  access: update,
  body: closed({
    ...periodShape,
    columns: Type.Array(
      closed({
        rateListId: Id,
        version: Version,
        prices: Type.Array(PriceInput, { minItems: 1, maxItems: MOST_PRICES }),
      }),
      { minItems: 1, maxItems: MOST_COLUMNS },
    ),
    reason: Type.Optional(Reason),
  }),
  response: PricesSet,
});

const percent = Type.Number({ minimum: PERCENT_CHANGE.least, maximum: PERCENT_CHANGE.most });

export const readPercentageEffect = defineEndpoint({
  method: 'GET',
  path: '/api/rates/percentage',
  summary:
    'What a percentage would make of the prices that a list has on a day, and of the dearest of them; changes nothing',
  access: read,
  query: closed({ rateListId: Id, percent, from: CalendarDate, departmentId: Type.Optional(Id) }),
  response: closed({
    /** How many are changed. */
    prices: Type.Integer({ minimum: 0 }),
    /** What they are together, in paise, and what they would be. */
    pricePaise: Type.Integer(),
    nextPaise: Type.Integer(),
    /** How many would be less than the test costs the lab; null where that is not told. */
    underCost: nullable(Type.Integer({ minimum: 0 })),
    /** The dearest first. */
    examples: Type.Array(
      closed({ ...TestBrief.properties, pricePaise: Type.Integer(), nextPaise: Type.Integer() }),
    ),
  }),
});

export const changeByPercentage = defineEndpoint({
  method: 'POST',
  path: '/api/rates/percentage',
  summary:
    'Changes the prices of a list, or those of some tests in it, by a percentage, in whole rupees, for the days of a period',
  access: update,
  body: closed({
    ...periodShape,
    rateListId: Id,
    version: Version,
    percent,
    departmentId: Type.Optional(nullable(Id)),
    /** All that the list prices unless told. */
    testIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MOST_PRICES, uniqueItems: true })),
    reason: Reason,
  }),
  response: PricesSet,
});

export const quotePrices = defineEndpoint({
  method: 'GET',
  path: '/api/rates/quote',
  summary:
    'What tests cost for an agency at a centre on a day, which rule says so, and what every other one would',
  access: { module: 'catalog', bits: PERMISSION.read },
  query: closed({
    testIds: idsUpTo(60),
    agencyId: Type.Optional(Id),
    /** Instead of `agencyId`: its name as it is typed at the counter. */
    client: Type.Optional(Type.String({ maxLength: 120 })),
    /** Where the bill is made; the place of work unless told. */
    centreId: Type.Optional(Id),
    on: Type.Optional(CalendarDate),
  }),
  response: closed({ agencyId: nullable(Id), quotes: Type.Array(QuoteView) }),
});

export const readRateHistory = defineEndpoint({
  method: 'GET',
  path: '/api/rates/history',
  summary:
    'Every price that a list has, had or was to have for a test, the latest first, and how often it was billed in the last 30 days',
  access: read,
  query: closed({ ...page, rateListId: Id, testId: Id }),
  response: closed({ ...pageOf(RateHistoryRow).properties, billed: Type.Integer({ minimum: 0 }) }),
});

export const setTestCost = defineEndpoint({
  method: 'POST',
  path: '/api/rates/cost',
  summary:
    'Says what a test costs the lab itself, in reagents or by the partner that it is sent to; null: not known. `version` is 0 before anything was said',
  access: update,
  body: closed({
    testId: Id,
    version: Type.Integer({ minimum: 0 }),
    costPaise: nullable(Type.Integer({ minimum: 100, maximum: 1_000_000_000, multipleOf: 100 })),
    reason: Type.Optional(Reason),
  }),
  response: closed({ testId: Id, ...CostOfTest.properties }),
});

export const mapAgency = defineEndpoint({
  method: 'POST',
  path: '/api/tests/map-agency',
  summary: "Sets an agency's own rates for tests, which go before its list: all of them, or none",
  access: update,
  body: closed({
    ...periodShape,
    agencyId: Id,
    /** Of its own rates; 0 before it has any. */
    version: Type.Integer({ minimum: 0 }),
    prices: Type.Array(PriceInput, { minItems: 1, maxItems: MOST_PRICES }),
    reason: Type.Optional(Reason),
  }),
  response: PricesSet,
});

export const readMappedAgency = defineEndpoint({
  method: 'GET',
  path: '/api/tests/map-agency/get',
  summary: "An agency's own rates on a day, by the name of the test",
  access: read,
  query: closed({ ...page, agencyId: Id, on: Type.Optional(CalendarDate) }),
  response: closed({
    ...pageOf(RateGridRow).properties,
    total: Type.Integer(),
    rateListId: nullable(Id),
    version: Type.Integer({ minimum: 0 }),
  }),
});
