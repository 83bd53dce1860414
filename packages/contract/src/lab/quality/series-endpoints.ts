import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, Reason, Version } from '../../kernel/shapes.ts';
import {
  BoardMachine,
  ChartView,
  PatientMeanView,
  PlanView,
  Rule,
  RulesView,
  SeriesView,
} from './quality-views.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
const update = { module: 'quality', bits: PERMISSION.update } as const;
const Value = Type.Number({ minimum: -1e12, maximum: 1e12 });

export const readBoard = defineEndpoint({
  method: 'GET',
  path: '/api/quality/board',
  summary:
    'Machines with their controlled parameters, level by level: last point, broken rule, hold, when the next run is due',
  access: read,
  response: closed({ machines: Type.Array(BoardMachine) }),
});

export const listSeries = defineEndpoint({
  method: 'GET',
  path: '/api/quality/series',
  summary: 'Series of controls; the open ones, unless closed ones are asked for too',
  access: read,
  query: closed({ machineId: Type.Optional(Id), closed: Type.Optional(Type.Boolean()) }),
  response: closed({
    series: Type.Array(SeriesView),
    /** Machines with the parameters that they have codes of: what a series can be of. */
    machines: Type.Array(
      closed({
        id: Id,
        name: Type.String(),
        parameters: Type.Array(
          closed({ id: Id, code: Type.String(), name: Type.String(), unit: Type.String() }),
        ),
      }),
    ),
  }),
});

export const addSeries = defineEndpoint({
  method: 'POST',
  path: '/api/quality/series',
  summary:
    'Begins the series of a level of a lot for a parameter of a machine; min and max are the bounds at 2 SD. One beside that of the former lot is a parallel run',
  access: update,
  body: closed({
    seriesId: Id,
    machineId: Id,
    parameterId: Id,
    lotId: Id,
    level: Type.Integer({ minimum: 1, maximum: 6 }),
    baseMean: Value,
    minValue: Value,
    maxValue: Value,
    unit: Type.String({ maxLength: 40 }),
  }),
  response: SeriesView,
});

export const closeSeries = defineEndpoint({
  method: 'POST',
  path: '/api/quality/series/close',
  summary: 'Ends a series with a reason, such as that of the former lot after the parallel run',
  access: update,
  body: closed({ seriesId: Id, version: Version, reason: Reason }),
  response: SeriesView,
});

export const takeOwnTarget = defineEndpoint({
  method: 'POST',
  path: '/api/quality/series/own-target',
  summary:
    "Takes the lab's own mean and SD of the points that count, of at least 20, as the target from now on",
  access: update,
  body: closed({ seriesId: Id, version: Version }),
  response: SeriesView,
});

export const readChart = defineEndpoint({
  method: 'GET',
  path: '/api/quality/chart',
  summary: 'A series with its points, oldest first and at most the last 2,000, and what is computed of them',
  access: read,
  query: closed({ seriesId: Id, ...dateFilter }),
  response: ChartView,
});

export const excludePoint = defineEndpoint({
  method: 'POST',
  path: '/api/quality/points/exclude',
  summary:
    'Leaves a point out of the calculated SD, or takes it in again, with a reason; it stays plotted and judged',
  access: update,
  body: closed({ pointId: Id, version: Version, isExcluded: Type.Boolean(), reason: Reason }),
  response: ChartView,
});

export const setPlan = defineEndpoint({
  method: 'PUT',
  path: '/api/quality/plans',
  summary:
    'Lays down how often the controls of a machine are run: by hours, by results, by shifts; version 0 for the first plan',
  access: update,
  body: closed({
    machineId: Id,
    version: Type.Integer({ minimum: 0 }),
    everyHours: nullable(Type.Integer({ minimum: 1, maximum: 744 })),
    everyResults: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
    shifts: Type.Array(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), {
      maxItems: 6,
      uniqueItems: true,
    }),
  }),
  response: PlanView,
});

export const chooseRules = defineEndpoint({
  method: 'PUT',
  path: '/api/quality/rules',
  summary:
    'Chooses the rules for a parameter of a machine, and says what it may err; version 0 for the first choice',
  access: update,
  body: closed({
    machineId: Id,
    parameterId: Id,
    version: Type.Integer({ minimum: 0 }),
    teaPercent: nullable(Type.Number({ exclusiveMinimum: 0, maximum: 1_000 })),
    biasPercent: nullable(Type.Number({ minimum: -1_000, maximum: 1_000 })),
    rules: Type.Array(Rule, { minItems: 1, uniqueItems: true }),
  }),
  response: RulesView,
});

export const planPatientMean = defineEndpoint({
  method: 'POST',
  path: '/api/quality/patient-mean',
  summary:
    'Lays down how many values make the moving mean of patients on a machine, within which limits, and how far from which target it may lie',
  access: update,
  body: closed({
    machineId: Id,
    parameterId: Id,
    /** 0: nothing is laid down yet. */
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    count: Type.Integer({ minimum: 5, maximum: 50 }),
    low: Value,
    high: Value,
    target: Value,
    allowed: Type.Number({ exclusiveMinimum: 0, maximum: 1e12 }),
  }),
  response: PatientMeanView,
});
