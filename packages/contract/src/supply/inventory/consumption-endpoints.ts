import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { CONSUMPTION_RESULTS, STOCK_CATEGORIES } from '@nidan/domain/enumerations/inventory';
import { CONSUMPTION_SOURCES, MAPPED_EVENTS } from '@nidan/domain/inventory/consumption-source';
import { type Static, Type } from 'typebox';
import { dateFilter, dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  CalendarDate,
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Paise,
  Version,
} from '../../kernel/shapes.ts';
import { BaseQuantity, Unit } from './stock-shapes.ts';

const read = { module: 'inventory', bits: PERMISSION.read } as const;
const create = { module: 'inventory', bits: PERMISSION.create } as const;
const update = { module: 'inventory', bits: PERMISSION.update } as const;

const Category = Type.Enum([...STOCK_CATEGORIES]);
const Result = Type.Enum([...CONSUMPTION_RESULTS]);
// as: the keys of a constant are the names of its type
const SOURCES = Object.keys(CONSUMPTION_SOURCES) as (keyof typeof CONSUMPTION_SOURCES)[];
/** Of base units, with up to three digits behind the point; nothing is '0'. */
const Use = Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,3})?$' });

const subject = {
  testId: nullable(Id),
  parameterId: nullable(Id),
  sampleTypeId: nullable(Id),
  machineId: nullable(Id),
  eventKind: nullable(Type.Enum([...MAPPED_EVENTS])),
};
const uses = { perReportable: Use, perRerun: Use, deadVolume: Use };

/** What one kind of work uses of an item. */
export const ConsumptionMapView = closed({
  mapId: Id,
  category: Category,
  ...subject,
  /** What it is about, in words: a test, a parameter, a kind of tube. */
  subject: Type.String(),
  machine: nullable(Type.String()),
  itemId: Id,
  item: Type.String(),
  unit: Unit,
  storeId: Id,
  store: Type.String(),
  ...uses,
  isEnabled: Type.Boolean(),
  version: Version,
});
export type ConsumptionMapView = Static<typeof ConsumptionMapView>;

export const listConsumptionMaps = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/consumption/maps',
  summary: 'What tests, parameters, tubes, machines and controls use of items, by item',
  access: read,
  query: closed({ ...page, category: Type.Optional(Category), itemId: Type.Optional(Id) }),
  response: pageOf(ConsumptionMapView),
});

export const createConsumptionMap = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/consumption/maps',
  summary: 'Says what work uses of an item from now on: for each reportable, each rerun, and once a day',
  access: update,
  body: closed({ mapId: Id, category: Category, ...subject, itemId: Id, storeId: Id, ...uses }),
  response: ConsumptionMapView,
});

export const changeConsumptionMap = defineEndpoint({
  method: 'PATCH',
  path: '/api/inventory/consumption/maps',
  summary: 'Changes how much work uses of an item, or ends a map; what was consumed stays',
  access: update,
  body: closed({
    mapId: Id,
    version: Version,
    perReportable: Type.Optional(Use),
    perRerun: Type.Optional(Use),
    deadVolume: Type.Optional(Use),
    isEnabled: Type.Optional(Type.Boolean()),
  }),
  response: ConsumptionMapView,
});

export const ConsumptionRunView = closed({
  runId: Id,
  /** Of its document; null when it took nothing. */
  number: nullable(Type.String()),
  location: Type.String(),
  result: Result,
  why: nullable(Type.String()),
  lines: Type.Integer(),
  ranAt: Instant,
  ranBy: Type.String(),
});
export type ConsumptionRunView = Static<typeof ConsumptionRunView>;

export const runConsumption = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/consumption/run',
  summary:
    'Takes now what the work of a place has used since the last run; a run over the same work takes nothing twice',
  access: create,
  body: closed({ runId: Id, locationId: Id }),
  response: closed({ run: nullable(ConsumptionRunView) }),
});

export const listConsumptionRuns = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/consumption/runs',
  summary: 'Consumption runs of the places that the caller sees, latest first',
  access: read,
  query: closed({ ...page, ...dateFilter }),
  response: pageOf(ConsumptionRunView),
});

export const ConsumptionLineView = closed({
  lineId: Id,
  source: Type.Enum(SOURCES),
  /** The lab ID of a bill, else empty. */
  labNo: Type.String(),
  subject: Type.String(),
  item: Type.String(),
  unit: Unit,
  needed: BaseQuantity,
  taken: BaseQuantity,
  result: Result,
  why: nullable(Type.String()),
  workedOn: CalendarDate,
});

export const listConsumptionLines = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/consumption/lines',
  summary: 'What a run took for each piece of work and why not more; without a run, what is still short',
  access: read,
  query: closed({ ...page, runId: Type.Optional(Id), result: Type.Optional(Result) }),
  response: pageOf(ConsumptionLineView),
});

export const testWiseConsumption = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/test-wise-consumption-details',
  summary: 'What each test used of each item within some days: reportables, reruns, quantity and cost',
  access: read,
  query: closed({ ...dayFilter, testId: Type.Optional(Id), machineId: Type.Optional(Id) }),
  response: closed({
    uses: Type.Array(
      closed({
        testId: Id,
        testCode: Type.String(),
        testName: Type.String(),
        itemId: Id,
        item: Type.String(),
        unit: Unit,
        reportables: Type.Integer(),
        reruns: Type.Integer(),
        quantity: BaseQuantity,
        valuePaise: Paise,
      }),
    ),
  }),
});

export const COST_GROUPS = ['test', 'machine', 'month'] as const;

export const costPerReportable = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/consumption/costs',
  summary:
    'Cost per reportable and margin by test, machine or month: what was used, a share of controls, calibration and machine, of what was used by hand, wasted, expired or found short, and what was charged',
  access: read,
  query: closed({ ...dayFilter, by: Type.Enum([...COST_GROUPS]) }),
  response: closed({
    costs: Type.Array(
      closed({
        key: Type.String(),
        label: Type.String(),
        reportables: Type.Integer(),
        reruns: Type.Integer(),
        ownPaise: Paise,
        /** Of controls, calibrations, events of machines and what is lost. */
        sharedPaise: Paise,
        /** Used by hand, wasted, expired or found short. */
        otherPaise: Paise,
        /** Null: nothing was reported. */
        perReportablePaise: nullable(Paise),
        chargedPaise: Paise,
        marginPaise: Paise,
      }),
    ),
    /** Items that were used, and how many of them a map assigns to work. */
    usedItems: Type.Integer(),
    mappedItems: Type.Integer(),
  }),
});
