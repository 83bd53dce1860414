import { TEST_SEXES } from '@nidan/domain/catalogue/sex-of-test';
import { NAMED_THINGS } from '@nidan/domain/catalogue/local-name';
import { stageRules } from '@nidan/contract/catalogue/tests/stage-rules';
import { everyLimit } from '@nidan/domain/ranges/range-limits';
import { DeltaRule } from '@nidan/contract/catalogue/parameters/parameter-view';
import { RunCalendar } from '@nidan/contract/catalogue/tests/run-calendar';
import { closed, nullable } from '@nidan/contract/kernel/shapes';
import { MOST_ALSO, REFLEX_MODES } from '@nidan/domain/catalogue/reflex-rule';
import { CATALOGUE_CODE_PATTERN } from '@nidan/domain/catalogue/catalogue-code';
import { MOST_SHORT_CODES } from '@nidan/domain/catalogue/short-codes';
import { STORAGE_BANDS } from '@nidan/domain/catalogue/specimen-of-test';
import { REFLEX_WORD_PATTERN } from '@nidan/domain/catalogue/reflex-text';
import { TEST_KINDS } from '@nidan/domain/enumerations/bills';
import { PARAMETER_KINDS } from '@nidan/domain/enumerations/results';
import { SEXES } from '@nidan/domain/people/sex';
import { FLAGS } from '@nidan/domain/results/flag';
import {
  FASTING_STATES,
  PREGNANCY_CONDITIONS,
  type RangeCondition,
} from '@nidan/domain/ranges/range-condition';
import { WEEK_SPAN_PATTERN } from '@nidan/domain/ranges/week-span';
import { CAP_COLOURS } from '@nidan/domain/samples/cap-colours';
import { type Static, type TSchema, Type } from 'typebox';

// A content file leaves out what is absent; the defaults make every key present.
function orNull<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()], { default: null });
}
const Code = Type.String({ pattern: CATALOGUE_CODE_PATTERN });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Words = Type.String({ default: '' });
const Count = Type.Integer({ minimum: 0 });
const Limit = orNull(Type.Number());
const Flag = Type.Boolean({ default: false });

const Department = closed({
  code: Code,
  name: Name,
  printOrder: Count,
  enforceDeptAccession: Type.Boolean(),
});

const SampleType = closed({
  code: Code,
  name: Name,
  container: Name,
  /** Name of the dot that stands for the tube. */
  capColour: Type.Enum([...CAP_COLOURS]),
  drawOrder: Count,
  /** 0 for what has no volume: a slide, an image. */
  volumeMl: Type.Number({ minimum: 0 }),
  /** Of its volume, what can be measured from: the serum of clotted blood. */
  usablePercent: Type.Integer({ minimum: 1, maximum: 100, default: 100 }),
  stabilityHours: Type.Integer({ minimum: 1 }),
  specimen: Name,
});

/** A critical word, which somebody is called for, says that it is abnormal as well. */
const Choice = closed({ value: Name, abnormal: Flag, isCritical: Type.Optional(Type.Boolean()) });

const Band = closed({ label: Name, low: Limit, high: Limit });

/**
 * Where the numbers of a parameter come from: a textbook of laboratory medicine, a guideline of a professional body, the usual insert
 * of assays of that kind, or a convention among laboratories that each should confirm. Prices, turn-around, fasting and tubes are
 * conventions throughout.
 */
export const SOURCE_CLASSES = ['textbook', 'guideline', 'manufacturer', 'convention'] as const;
const Source = orNull(Type.Enum([...SOURCE_CLASSES]));

/**
 * One class for each kind of number that the parameter has, null or absent for those it has not; limits for action and ranges of a
 * condition have their own.
 */
const Sources = Type.Object(
  {
    reference: Source,
    critical: Source,
    plausible: Source,
    delta: Source,
    action: Type.Optional(Type.Enum([...SOURCE_CLASSES])),
    /** Of what is calculated: what it multiplies and adds. */
    formula: Type.Optional(Type.Enum([...SOURCE_CLASSES])),
    pregnancy: Type.Optional(Type.Enum([...SOURCE_CLASSES])),
    fasting: Type.Optional(Type.Enum([...SOURCE_CLASSES])),
  },
  { additionalProperties: false, default: {} },
);

/**
 * An interval for ages [ageFromDays, ageToDays) and one sex, or both when sex is null, under a condition or whatever it may be. All limits
 * are inclusive. The files know no places.
 */
const Range = closed({
  sex: orNull(Type.Enum([...SEXES])),
  /** Hours are parts of a day. */
  ageFromDays: Type.Number({ minimum: 0 }),
  ageToDays: Type.Number({ minimum: 0 }),
  ...everyLimit(() => Limit),
  text: orNull(Name),
  bands: Type.Array(Band, { default: [] }),
  pregnancy: Type.Optional(nullable(Type.Enum([...PREGNANCY_CONDITIONS]))),
  pregnancyWeeks: Type.Optional(nullable(Type.String({ pattern: WEEK_SPAN_PATTERN }))),
  birthWeeks: Type.Optional(nullable(Type.String({ pattern: WEEK_SPAN_PATTERN }))),
  fasting: Type.Optional(nullable(Type.Enum([...FASTING_STATES]))),
  /** In the files its code. */
  sampleTypeId: Type.Optional(nullable(Type.String())),
  method: Type.Optional(nullable(Name)),
});

const Parameter = closed({
  code: Code,
  name: Name,
  kind: Type.Enum([...PARAMETER_KINDS]),
  /** As displayed, '' when there is none. */
  unit: Words,
  ucum: orNull(Name),
  loinc: orNull(Name),
  /** Why a number has no LOINC code: the laboratory's own quantity, or none confirmed yet. */
  loincGap: orNull(Type.Enum(['local', 'unconfirmed'])),
  decimals: Type.Integer({ minimum: 0, maximum: 4, default: 0 }),
  method: Words,
  choices: Type.Array(Choice, { default: [] }),
  formula: orNull(Type.String({ minLength: 1 })),
  mandatory: Type.Boolean(),
  /** In g/mol, for the units of amount of substance. */
  molarMass: orNull(Type.Number({ minimum: 1 })),
  /** In which it is reported elsewhere: value · factor + shift is its value here. */
  otherUnits: Type.Array(
    closed({
      ucum: Name,
      factor: Type.Number({ exclusiveMinimum: 0 }),
      shift: Type.Number({ default: 0 }),
    }),
    { default: [] },
  ),
  plausibleLow: Limit,
  plausibleHigh: Limit,
  /** Some people have none of it, so that its lower plausible limit may be near to nothing. */
  mayBeAbsent: Flag,
  delta: orNull(DeltaRule),
  sources: Sources,
  ranges: Type.Array(Range),
});

const TestParameter = closed({ code: Code, group: orNull(Name), mandatory: Type.Boolean() });

/** A value of a parameter of the test. */
const reflexCondition = {
  parameter: Code,
  flags: Type.Array(Type.Enum([...FLAGS]), { default: [] }),
  low: Limit,
  high: Limit,
  words: Type.Array(Type.String({ pattern: REFLEX_WORD_PATTERN, maxLength: 80 }), { default: [] }),
};

/** What value of a parameter of the test calls for another test. */
const ReflexRule = closed({
  ...reflexCondition,
  calls: Code,
  /** What must hold beside. */
  also: Type.Array(closed(reflexCondition), { default: [], maxItems: MOST_ALSO }),
  mode: Type.Enum([...REFLEX_MODES]),
  isFree: Flag,
});

const Test = closed({
  code: Code,
  name: Name,
  /** By which it is found beside its code. */
  shortCodes: Type.Array(Code, { default: [], maxItems: MOST_SHORT_CODES }),
  kind: Type.Enum([...TEST_KINDS]),
  department: orNull(Code),
  sampleType: orNull(Code),
  method: orNull(Name),
  mrpRupees: Type.Integer({ minimum: 1 }),
  tatHours: Type.Number({ exclusiveMinimum: 0 }),
  runCalendar: Type.Array(RunCalendar.items, { default: [] }),
  restrictReportTillAllCheck: Flag,
  consentNeeded: Flag,
  fastingHours: orNull(Type.Integer({ minimum: 1 })),
  /** The only sex that it is of; null is both. */
  forSex: orNull(Type.Enum([...TEST_SEXES])),
  leastVolumeUl: orNull(Type.Integer({ minimum: 1 })),
  alsoFits: Type.Array(Code, { default: [] }),
  storage: orNull(Type.Enum([...STORAGE_BANDS])),
  stabilityHours: orNull(Type.Integer({ minimum: 1 })),
  refuseIf: Words,
  interpretation: orNull(Type.String({ minLength: 1 })),
  /** In the order of the report; empty for profiles and packages. */
  parameters: Type.Array(TestParameter, { default: [] }),
  /** Codes of the member tests of a profile or package. */
  members: Type.Array(Code, { default: [] }),
  stages: Type.Array(closed({ name: Name, asks: Type.Array(Code, { default: [] }), ...stageRules }), {
    default: [],
  }),
  reflexRules: Type.Array(ReflexRule, { default: [] }),
});

/** The name on paper of a test or parameter; '' where the English one stands. */
const LocalName = closed({
  thing: Type.Enum([...NAMED_THINGS]),
  code: Code,
  hi: Words,
  mr: Words,
});

/** The tests, parameters and profiles of a lab as written in `content/`. A file there may hold any of the lists; they refer to each other by code. */
export const CatalogueSchema = closed({
  departments: Type.Array(Department, { default: [] }),
  sampleTypes: Type.Array(SampleType, { default: [] }),
  parameters: Type.Array(Parameter, { default: [] }),
  tests: Type.Array(Test, { default: [] }),
  localNames: Type.Array(LocalName, { default: [] }),
});

export type Catalogue = Static<typeof CatalogueSchema>;
export type CatalogueDepartment = Static<typeof Department>;
export type CatalogueSampleType = Static<typeof SampleType>;
export type CatalogueChoice = Static<typeof Choice>;
export type CatalogueBand = Static<typeof Band>;
export type CatalogueRange = Static<typeof Range> & Partial<Pick<RangeCondition, 'locationId'>>;
export type CatalogueParameter = Static<typeof Parameter>;
export type CatalogueTestParameter = Static<typeof TestParameter>;
export type CatalogueTest = Static<typeof Test>;
