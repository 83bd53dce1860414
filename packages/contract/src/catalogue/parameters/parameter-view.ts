import { LONGEST_KEY } from '@nidan/domain/catalogue/help-key';
import { DELTA_MODES, PARAMETER_KINDS } from '@nidan/domain/enumerations/results';
import { SEXES } from '@nidan/domain/people/sex';
import { MOST_DELTA, MOST_LOOK_BACK_DAYS } from '@nidan/domain/results/delta-bounds';
import { FASTING_STATES, PREGNANCY_CONDITIONS } from '@nidan/domain/ranges/range-condition';
import { WEEK_SPAN_PATTERN } from '@nidan/domain/ranges/week-span';
import { everyLimit } from '@nidan/domain/ranges/range-limits';
import { type Static, Type } from 'typebox';
import { closed, Id, nullable } from '../../kernel/shapes.ts';

export const ParameterKind = Type.Enum([...PARAMETER_KINDS]);

export const DeltaMode = Type.Enum([...DELTA_MODES]);

/** How much a value may differ from the one before: `limit` in the unit of the mode, null for words, against values of the last `lookBackDays`. */
export const DeltaRule = closed({
  mode: DeltaMode,
  limit: nullable(Type.Number({ exclusiveMinimum: 0, maximum: MOST_DELTA })),
  lookBackDays: Type.Integer({ minimum: 1, maximum: MOST_LOOK_BACK_DAYS }),
});
export type DeltaRule = Static<typeof DeltaRule>;

/** A named stretch of values, such as 'Borderline high' from 160 to 189; limits are inside. */
export const RangeBand = closed({
  label: Type.String(),
  low: nullable(Type.Number()),
  high: nullable(Type.Number()),
});
export type RangeBand = Static<typeof RangeBand>;

/** What an interval depends on besides sex and age; null is whatever it may be. */
export const rangeCondition = {
  pregnancy: nullable(Type.Enum([...PREGNANCY_CONDITIONS])),
  /** Completed weeks of the pregnancy, '4-12' is from 4 to before 12. */
  pregnancyWeeks: nullable(Type.String({ pattern: WEEK_SPAN_PATTERN })),
  /** Completed weeks of gestation at birth, written in the same way. */
  birthWeeks: nullable(Type.String({ pattern: WEEK_SPAN_PATTERN })),
  fasting: nullable(Type.Enum([...FASTING_STATES])),
  /** Of the tube that it was measured from. */
  sampleTypeId: nullable(Id),
  method: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  /** Where the person was registered. */
  locationId: nullable(Id),
};

/** The nested intervals of a range, from the inside out (ADR 35); null is no limit. */
export const rangeLimits = {
  /** Beyond those for action a value is looked into before it goes out. */
  ...everyLimit(() => nullable(Type.Number())),
  /** Words that are expected, or the interval in words. */
  text: nullable(Type.String()),
  bands: Type.Array(RangeBand),
};

/** Reference interval for one sex or all, for ages in days from `ageFromDays` to before `ageToDays`, under a condition. */
export const ReferenceRangeView = closed({
  rangeId: Id,
  sex: nullable(Type.Enum([...SEXES])),
  ageFromDays: Type.Number(),
  ageToDays: Type.Number(),
  ...rangeLimits,
  ...rangeCondition,
});
export type ReferenceRangeView = Static<typeof ReferenceRangeView>;

/** What a word of a help list has besides itself; what is left out is none, and false. */
export const helpChoice = {
  abnormal: Type.Boolean(),
  /** Its result is called out at once; such a word is abnormal as well. */
  isCritical: Type.Optional(Type.Boolean()),
  /** What stands for the word when it is typed alone. */
  key: Type.Optional(Type.String({ pattern: `^[A-Za-z0-9+]{1,${LONGEST_KEY}}$` })),
  /** Not offered any more; results that have it keep it. */
  isOff: Type.Optional(Type.Boolean()),
  /** The usual answer. */
  isDefault: Type.Optional(Type.Boolean()),
};

/** A word that may be chosen as a result. */
export const ChoiceView = closed({ value: Type.String(), ...helpChoice });
export type ChoiceView = Static<typeof ChoiceView>;

/** What is measured, in which unit and how; the code of the unit and LOINC tell it from others. */
export const measuredQuantity = {
  parameterId: Id,
  code: Type.String(),
  name: Type.String(),
  kind: ParameterKind,
  unit: Type.String(),
  ucum: nullable(Type.String()),
  loinc: nullable(Type.String()),
  decimals: Type.Integer(),
  method: Type.String(),
};

/** What a test measures. */
export const ParameterView = closed({
  ...measuredQuantity,
  formula: nullable(Type.String()),
  choices: Type.Array(ChoiceView),
  plausibleLow: nullable(Type.Number()),
  plausibleHigh: nullable(Type.Number()),
  delta: nullable(DeltaRule),
  ranges: Type.Array(ReferenceRangeView),
});
export type ParameterView = Static<typeof ParameterView>;
