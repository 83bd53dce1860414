import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { SEXES } from '@nidan/domain/people/sex';
import { everyLimit } from '@nidan/domain/ranges/range-limits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { changesOf, masterStanding, MasterStep } from '../../kernel/master-shapes.ts';
import { closed, Id, Instant, nullable, Reason, Version } from '../../kernel/shapes.ts';
import { DeltaRule, helpChoice, ParameterKind, ParameterView, rangeCondition } from './parameter-view.ts';
import { CatalogueCode, CatalogueName, FormerVersion } from '../tests/test-edit-endpoints.ts';
import { TestBrief } from '../tests/test-view.ts';

const read = { module: 'catalog', bits: PERMISSION.read } as const;
const create = { module: 'masters', bits: PERMISSION.create } as const;
const update = { module: 'masters', bits: PERMISSION.update } as const;

/** A limit of an interval. */
const Limit = nullable(Type.Number({ minimum: -1e12, maximum: 1e12 }));

/** An interval as it is written: for one sex or all, ages in days from `ageFromDays` to before `ageToDays`; a condition that is left out is none. */
export const RangeInput = closed({
  sex: nullable(Type.Enum([...SEXES])),
  /** Hours are parts of a day. */
  ageFromDays: Type.Number({ minimum: 0, maximum: END_OF_AGE_DAYS }),
  ageToDays: Type.Number({ exclusiveMinimum: 0, maximum: END_OF_AGE_DAYS }),
  ...everyLimit(() => Limit),
  text: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  bands: Type.Array(closed({ label: CatalogueName, low: Limit, high: Limit }), { maxItems: 20 }),
  pregnancy: Type.Optional(rangeCondition.pregnancy),
  pregnancyWeeks: Type.Optional(rangeCondition.pregnancyWeeks),
  birthWeeks: Type.Optional(rangeCondition.birthWeeks),
  fasting: Type.Optional(rangeCondition.fasting),
  sampleTypeId: Type.Optional(rangeCondition.sampleTypeId),
  method: Type.Optional(rangeCondition.method),
  locationId: Type.Optional(rangeCondition.locationId),
});
export type RangeInput = Static<typeof RangeInput>;

/** Words of a help list at most. */
export const MOST_CHOICES = 100;
const Choices = Type.Array(closed({ value: CatalogueName, ...helpChoice }), { maxItems: MOST_CHOICES });

/** What is said of a parameter. */
export const parameterFields = {
  name: CatalogueName,
  unit: Type.String({ maxLength: 40 }),
  ucum: nullable(Type.String({ minLength: 1, maxLength: 40 })),
  loinc: nullable(Type.String({ minLength: 3, maxLength: 10 })),
  decimals: Type.Integer({ minimum: 0, maximum: 4 }),
  method: Type.String({ maxLength: 80 }),
  /** Just when it is calculated. */
  formula: nullable(Type.String({ minLength: 1, maxLength: 500 })),
  /** Just when one of a list is chosen. */
  choices: Choices,
  plausibleLow: Limit,
  plausibleHigh: Limit,
  /** Of numbers, or of words that are chosen or typed. */
  delta: nullable(DeltaRule),
};

/** Intervals that wait for their activation by another person. */
export const RangeDraft = closed({
  ranges: Type.Array(RangeInput),
  writtenBy: Type.String(),
  writtenAt: Instant,
  version: Version,
  /** False for its writer where the lab wants another person. */
  mayActivate: Type.Boolean(),
});
export type RangeDraft = Static<typeof RangeDraft>;

/** A parameter as its edit page shows it. */
export const ParameterDetails = closed({
  ...ParameterView.properties,
  usedIn: Type.Array(TestBrief),
  /** Of the tubes that these tests are measured from. */
  sampleTypeIds: Type.Array(Id),
  /** Null when there is none. */
  draft: nullable(RangeDraft),
  /** Latest first. */
  formerVersions: Type.Array(FormerVersion),
  ...masterStanding,
});
export type ParameterDetails = Static<typeof ParameterDetails>;

export const readParameterDetails = defineEndpoint({
  method: 'GET',
  path: '/api/parameters/details',
  summary: 'A parameter with its intervals, the draft of new ones, where it is used, and its former versions',
  access: read,
  query: closed({ parameterId: Id }),
  response: ParameterDetails,
});

export const readFormerParameter = defineEndpoint({
  method: 'GET',
  path: '/api/parameters/override-details',
  summary: 'What a former version of a parameter said, with the intervals of its time',
  access: read,
  query: closed({ parameterId: Id, version: Version }),
  response: closed({ ...ParameterView.properties, version: Version }),
});

export const createParameter = defineEndpoint({
  method: 'POST',
  path: '/api/parameters',
  summary: 'Adds a parameter, without intervals',
  access: create,
  body: closed({ code: CatalogueCode, kind: ParameterKind, ...parameterFields }),
  response: ParameterDetails,
});

export const updateParameter = defineEndpoint({
  method: 'PATCH',
  path: '/api/parameters',
  summary:
    'Makes the next version of a parameter and of the tests that have it, for bills from now on; a missing field keeps what it has',
  access: update,
  body: closed({
    parameterId: Id,
    version: Version,
    ...changesOf(parameterFields),
    reason: Type.Optional(Reason),
  }),
  response: ParameterDetails,
});

export const changeHelpList = defineEndpoint({
  method: 'PUT',
  path: '/api/parameters/helplist',
  summary:
    'Sets the words that a result is chosen from, with their short keys; one that an interval or a reflex rule leans on stays offered',
  access: update,
  body: closed({
    parameterId: Id,
    version: Version,
    choices: Choices,
    reason: Type.Optional(Reason),
  }),
  response: ParameterDetails,
});

export const changeParameterStatus = defineEndpoint({
  method: 'POST',
  path: '/api/parameters/details',
  summary: 'Enables or disables a parameter; one that an enabled test has stays enabled',
  access: update,
  body: closed({ parameterId: Id, version: Version, action: MasterStep }),
  response: ParameterDetails,
});

export const saveRangeDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/parameters/override-details',
  summary:
    'Writes the draft of the intervals of a parameter; it may have gaps and overlaps as long as nobody activates it. `version` is that of the draft, absent for the first',
  access: update,
  body: closed({
    parameterId: Id,
    version: Type.Optional(Version),
    ranges: Type.Array(RangeInput, { maxItems: 400 }),
  }),
  response: ParameterDetails,
  bodyLimit: 262_144,
});

export const discardRangeDraft = defineEndpoint({
  method: 'POST',
  path: '/api/parameters/override-details/discard',
  summary: 'Gives the drafted intervals of a parameter up; those in use stay',
  access: update,
  body: closed({ parameterId: Id, draftVersion: Version }),
  response: ParameterDetails,
});

export const activateRanges = defineEndpoint({
  method: 'POST',
  path: '/api/parameters/override-details',
  summary:
    'Puts the drafted intervals in the place of those in use, as the next version of the parameter: only when every sex and day of age has exactly one, and by another person than their writer unless the lab allows it',
  access: update,
  /** `version` is that of the parameter, `draftVersion` of the draft that was looked at. */
  body: closed({ parameterId: Id, version: Version, draftVersion: Version, reason: Reason }),
  response: ParameterDetails,
  stepUp: true,
});
