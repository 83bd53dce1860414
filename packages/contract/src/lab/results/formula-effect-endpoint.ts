import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FORMULA_EFFECT_MOST, FORMULA_EXAMPLES_MOST } from '@nidan/domain/formulas/formula-effect-limits';
import { BLANK_WHYS } from '@nidan/domain/formulas/formula-values';
import { type Static, Type } from 'typebox';
import { parameterFields } from '../../catalogue/parameters/parameter-edit-endpoints.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, nullable } from '../../kernel/shapes.ts';
import { ResultFlag } from './result-value.ts';

const Count = Type.Integer({ minimum: 0, maximum: FORMULA_EFFECT_MOST });

/** Why a calculation stays blank; `code` is of the parameter at fault. */
const blank = { why: Type.Enum([...BLANK_WHYS]), code: nullable(Type.String()) };
const Blank = closed(blank);
export type Blank = Static<typeof Blank>;

/** A result that would be another, of nobody in particular. */
const Example = closed({
  /** On which it was calculated. */
  date: CalendarDate,
  /** As it stands, with the decimals that were asked for; null when it is blank. */
  before: nullable(Type.String()),
  flagBefore: ResultFlag,
  after: nullable(Type.String()),
  flagAfter: ResultFlag,
  /** Null when there would be a value. */
  blank: nullable(Blank),
  /** What the formula reads of the tests, as reported; a value is null when there is none. */
  inputs: Type.Array(closed({ code: Type.String(), value: nullable(Type.String()) })),
});

/** How far numbers would move, as displayed: in the unit of the parameter, and in percent of what they were. */
const Sizes = closed({
  largest: Type.Number(),
  median: Type.Number(),
  /** Null when all that changed were 0. */
  largestPercent: nullable(Type.Number()),
  medianPercent: nullable(Type.Number()),
});

export const FormulaEffect = closed({
  /** Results that were looked at: the sum of the outcomes and of `otherUnits`. */
  results: Count,
  outcomes: closed({
    unchanged: Count,
    changed: Count,
    becomesBlank: Count,
    getsValue: Count,
    staysBlank: Count,
  }),
  /** Results that were measured, or calculated from what was measured, in other units than those of today; they are not compared. */
  otherUnits: Count,
  /** Of those with a value before and after, by the interval that each was held against. */
  flagChanges: Count,
  /** Why values would be lost, the most frequent first. */
  blanks: Type.Array(closed({ ...blank, count: Type.Integer({ minimum: 1 }) })),
  /** Null when no number would become another number. */
  sizes: nullable(Sizes),
  examples: Type.Array(Example, { maxItems: FORMULA_EXAMPLES_MOST }),
});
export type FormulaEffect = Static<typeof FormulaEffect>;

export const readFormulaEffect = defineEndpoint({
  method: 'POST',
  path: '/api/parameters/formula-effect',
  summary: `What a formula that is not saved yet would make of the last ${FORMULA_EFFECT_MOST} results of a calculated parameter; refused as saving it would be, and changes nothing`,
  access: { module: 'masters', bits: PERMISSION.update },
  mutates: false,
  body: closed({
    parameterId: Id,
    formula: Type.String({ minLength: 1, maxLength: 500 }),
    decimals: parameterFields.decimals,
    unit: parameterFields.unit,
    ucum: parameterFields.ucum,
  }),
  response: FormulaEffect,
});
