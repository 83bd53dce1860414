import { TEST_SEXES } from '@nidan/domain/catalogue/sex-of-test';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { CATALOGUE_CODE_PATTERN } from '@nidan/domain/catalogue/catalogue-code';
import { MOST_ALSO, REFLEX_MODES } from '@nidan/domain/catalogue/reflex-rule';
import { REFLEX_WORD_PATTERN } from '@nidan/domain/catalogue/reflex-text';
import { MOST_SHORT_CODES } from '@nidan/domain/catalogue/short-codes';
import { STORAGE_BANDS } from '@nidan/domain/catalogue/specimen-of-test';
import { MOST_STAGES, STAGE_NAME_LENGTH, STAGE_NAME_PATTERN } from '@nidan/domain/catalogue/stage-of-test';
import { FLAGS } from '@nidan/domain/results/flag';
import { stageRules } from './stage-rules.ts';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { changesOf, masterStanding, MasterStep } from '../../kernel/master-shapes.ts';
import { closed, Id, Instant, nullable, Reason, Version } from '../../kernel/shapes.ts';
import { GstOfTest } from './gst-of-test.ts';
import { MachineCode } from '../parameters/machine-code.ts';
import { ReportFormatView } from './report-format-view.ts';
import { RunCalendar } from './run-calendar.ts';
import { TestBrief, TestKind } from './test-view.ts';

const read = { module: 'catalog', bits: PERMISSION.read } as const;
const create = { module: 'masters', bits: PERMISSION.create } as const;
const update = { module: 'masters', bits: PERMISSION.update } as const;

export const CatalogueCode = Type.String({ format: 'catalogue-code' });
export const CatalogueName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });

/** A price in paise that patients see: whole rupees. */
export const WholeRupees = Type.Integer({ minimum: 0, maximum: 1_000_000_000, multipleOf: 100 });

const place = {
  parameterId: Id,
  /** Heading on the report above it and those after it. */
  group: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  /** The test is not completed without it. */
  mandatory: Type.Boolean(),
};

const stage = {
  name: Type.String({ minLength: 1, maxLength: STAGE_NAME_LENGTH, pattern: STAGE_NAME_PATTERN }),
  /** What it asks for. */
  parameterIds: Type.Array(Id, { maxItems: 200 }),
  ...stageRules,
};

/** By one of flags, interval and words; the others are empty. */
const reflexCondition = {
  flags: Type.Array(Type.Enum([...FLAGS]), { maxItems: FLAGS.length, uniqueItems: true }),
  /** Limits are inside. */
  low: nullable(Type.Number({ minimum: -1e12, maximum: 1e12 })),
  high: nullable(Type.Number({ minimum: -1e12, maximum: 1e12 })),
  words: Type.Array(Type.String({ minLength: 1, maxLength: 80, pattern: REFLEX_WORD_PATTERN }), {
    maxItems: 20,
  }),
};

const rule = {
  parameterId: Id,
  /** What is added. */
  testId: Id,
  ...reflexCondition,
  /** What must hold beside, all of it, each with the code of its parameter. */
  also: Type.Optional(
    Type.Array(closed({ parameter: Type.String({ pattern: CATALOGUE_CODE_PATTERN }), ...reflexCondition }), {
      maxItems: MOST_ALSO,
    }),
  ),
  mode: Type.Enum([...REFLEX_MODES]),
  /** What is added costs nothing; else it has the price that the bill would have for it. */
  isFree: Type.Boolean(),
};

const fields = {
  name: CatalogueName,
  /** By which it is found beside its code; a code stands for one test of the lab. */
  shortCodes: Type.Array(CatalogueCode, { maxItems: MOST_SHORT_CODES }),
  departmentId: nullable(Id),
  sampleTypeId: nullable(Id),
  method: Type.String({ maxLength: 80 }),
  mrpPaise: WholeRupees,
  /** Says of a price of nothing that it is meant. */
  isFree: Type.Boolean(),
  /** Turn-around time in hours, from the start of its run. */
  tatHours: Type.Number({ minimum: 0.01, maximum: 9_999 }),
  runCalendar: RunCalendar,
  restrictReportTillAllCheck: Type.Boolean(),
  consentNeeded: Type.Boolean(),
  fastingHours: nullable(Type.Integer({ minimum: 1, maximum: 48 })),
  /** The only sex that it is of; null is both. */
  forSex: nullable(Type.Enum([...TEST_SEXES])),
  leastVolumeUl: nullable(Type.Integer({ minimum: 1, maximum: 5_000_000 })),
  /** Sample types that it may be run from besides its own, the best first. */
  alsoFits: Type.Array(Id, { maxItems: 20 }),
  storage: nullable(Type.Enum([...STORAGE_BANDS])),
  /** From the draw on; null: as long as its tube keeps. */
  stabilityHours: nullable(Type.Integer({ minimum: 1, maximum: 87_600 })),
  /** The state of the specimen in which it is refused. */
  refuseIf: Type.String({ maxLength: 120 }),
  interpretation: Type.String({ maxLength: 8_000 }),
  /** In the order of the report; empty for a profile or package. */
  parameters: Type.Array(closed(place), { maxItems: 200 }),
  /** Direct members of a profile or package, in order. */
  memberIds: Type.Array(Id, { maxItems: 200 }),
  /** In which it is done, in order; empty when it is done at once. */
  stages: Type.Array(closed(stage), { maxItems: MOST_STAGES }),
  /** What of its values calls for another test, by flags, an interval or words. */
  reflexRules: Type.Array(closed(rule), { maxItems: 50 }),
};

/** Of a PATCH and a draft: a missing field keeps what it has. */
export const TestChanges = changesOf(fields);

/** What a version of a test says; what it refers to stands under the name that it has now. */
export const TestDefinitionView = closed({
  ...fields,
  shortCodes: Type.Array(Type.String()),
  reportFormat: ReportFormatView,
  department: nullable(Type.String()),
  sampleType: nullable(Type.String()),
  /** Names of the other kinds of tubes. */
  otherTubes: Type.Array(Type.String()),
  parameters: Type.Array(closed({ ...place, code: Type.String(), name: Type.String() })),
  members: Type.Array(TestBrief),
  /** With the codes of what they ask for. */
  stages: Type.Array(closed({ ...stage, asks: Type.Array(Type.String()) })),
  /** With the codes of parameter and test. */
  reflexRules: Type.Array(closed({ ...rule, parameter: Type.String(), calls: Type.String() })),
});
export type TestDefinitionView = Static<typeof TestDefinitionView>;

/** A version that is no longer in use: until when, and who made the next one. */
export const FormerVersion = closed({ version: Version, until: Instant, replacedBy: Type.String() });
export type FormerVersion = Static<typeof FormerVersion>;

/** The next version of a test as it is drafted. */
const TestDraft = closed({
  /** Version of the test over which it was written; a later one has to be looked at before it is published. */
  basedOn: Version,
  definition: TestDefinitionView,
  writtenBy: Type.String(),
  writtenAt: Instant,
});

/** A test, profile or package as its edit page shows it. */
export const TestDetails = closed({
  testId: Id,
  code: Type.String(),
  kind: TestKind,
  ...TestDefinitionView.properties,
  gst: GstOfTest,
  /** Of its parameters. */
  machineCodes: Type.Array(MachineCode),
  /** Profiles and packages that contain it. */
  containedIn: Type.Array(TestBrief),
  /** Latest first. */
  formerVersions: Type.Array(FormerVersion),
  /** Null when there is none. */
  draft: nullable(TestDraft),
  /** Counts its versions and what was drafted of it: who saves or publishes a draft names the one that was looked at. */
  edition: Version,
  ...masterStanding,
});
export type TestDetails = Static<typeof TestDetails>;

export const readTestDetails = defineEndpoint({
  method: 'GET',
  path: '/api/tests/mapped-test-info',
  summary: 'A test with its parameters or members, what contains it, and its former versions',
  access: read,
  query: closed({ testId: Id }),
  response: TestDetails,
});

export const readFormerTest = defineEndpoint({
  method: 'GET',
  path: '/api/tests/former-version',
  summary: 'What a former version of a test said; bills that were made with it still follow it',
  access: read,
  query: closed({ testId: Id, version: Version }),
  response: closed({ testId: Id, version: Version, definition: TestDefinitionView }),
});

export const createTest = defineEndpoint({
  method: 'POST',
  path: '/api/tests',
  summary: 'Adds a test, profile or package; as a draft it may lack parameters or members',
  access: create,
  body: closed({
    code: CatalogueCode,
    kind: TestKind,
    ...fields,
    /** Of both where it is absent. */
    forSex: Type.Optional(fields.forSex),
    status: Type.Enum([1, 0]),
  }),
  response: TestDetails,
});

export const cloneTest = defineEndpoint({
  method: 'POST',
  path: '/api/tests/clone',
  summary:
    'Makes a draft of a new test with all that the version in use of another one says, and with what its locations do otherwise, under no short code but its own; of prices it takes the MRP alone, as it is given',
  access: create,
  /** `ofVersion` is the version of the test that was looked at. */
  body: closed({
    testId: Id,
    ofVersion: Version,
    code: CatalogueCode,
    name: CatalogueName,
    mrpPaise: WholeRupees,
    isFree: Type.Boolean(),
  }),
  response: TestDetails,
});

export const updateTest = defineEndpoint({
  method: 'PATCH',
  path: '/api/tests',
  summary: 'Makes the next version of a test, for bills from now on; a missing field keeps what it has',
  access: update,
  body: closed({
    testId: Id,
    version: Version,
    ...TestChanges,
    reason: Type.Optional(Reason),
  }),
  response: TestDetails,
});

export const changeTestStatus = defineEndpoint({
  method: 'POST',
  path: '/api/tests/status',
  summary: 'Enables or disables a test; one that an enabled package contains stays enabled',
  access: update,
  body: closed({ testId: Id, version: Version, action: MasterStep }),
  response: TestDetails,
});
