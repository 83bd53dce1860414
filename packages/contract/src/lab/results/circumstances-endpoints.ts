import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { SEXES } from '@nidan/domain/people/sex';
import { TRIMESTERS } from '@nidan/domain/people/ages/trimester';
import { type Static, Type } from 'typebox';
import { BIRTH_WEEKS } from '@nidan/domain/results/body-size';
import { HeightCm, WeightKg } from './body-size.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, nullable, Version } from '../../kernel/shapes.ts';

const said = {
  /** Hours since the last meal when the tube was drawn; null when nobody asked. */
  fastingHours: nullable(Type.Integer({ minimum: 0, maximum: 72 })),
  /** First day of the last period of a pregnant woman. */
  lastPeriod: nullable(CalendarDate),
  /** Instead of the last period. */
  trimester: nullable(Type.Enum([...TRIMESTERS])),
  /** As measured, in cm; what formulas of kidney function go by. */
  heightCm: nullable(HeightCm),
  /** In kg. */
  weightKg: nullable(WeightKg),
  /** Completed weeks of gestation at which a child was born. */
  birthWeeks: nullable(Type.Integer({ minimum: BIRTH_WEEKS.least, maximum: BIRTH_WEEKS.most })),
};

/** What the person of a bill said about fasting, pregnancy, size and birth, which ranges and formulas go by. */
export const CircumstancesView = closed({
  billId: Id,
  /** Of the bill. */
  version: Version,
  sex: Type.Enum([...SEXES]),
  ...said,
  /** By the last period as of now, else as it was said; null when not pregnant. */
  trimesterNow: nullable(Type.Enum([...TRIMESTERS])),
});
export type CircumstancesView = Static<typeof CircumstancesView>;

export const readCircumstances = defineEndpoint({
  method: 'GET',
  path: '/api/sample/circumstances',
  summary: 'What the person of a bill said about fasting, pregnancy, size and birth',
  access: { module: 'samples', bits: PERMISSION.read },
  query: closed({ billId: Id }),
  response: CircumstancesView,
});

export const recordCircumstances = defineEndpoint({
  method: 'PATCH',
  path: '/api/sample/circumstances',
  summary:
    'Notes what the person of a bill says about fasting, pregnancy, size and birth; a missing field keeps what it has. Values of tests that are not checked are held against the other ranges and calculated anew',
  access: { module: 'samples', bits: PERMISSION.update },
  body: closed({
    billId: Id,
    version: Version,
    fastingHours: Type.Optional(said.fastingHours),
    lastPeriod: Type.Optional(said.lastPeriod),
    trimester: Type.Optional(said.trimester),
    heightCm: Type.Optional(said.heightCm),
    weightKg: Type.Optional(said.weightKg),
    birthWeeks: Type.Optional(said.birthWeeks),
  }),
  response: closed({
    ...CircumstancesView.properties,
    /** Names of tests whose values are held against another range now. */
    changedTests: Type.Array(Type.String()),
    /** Names of tests with values that keep their ranges, because they are checked or held. */
    keptTests: Type.Array(Type.String()),
  }),
});
