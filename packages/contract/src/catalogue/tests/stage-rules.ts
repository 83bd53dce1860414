import { MOST_STAGES, STAGE_NAME_LENGTH } from '@nidan/domain/catalogue/stage-of-test';
import {
  MOST_STAGE_CHOICES,
  MOST_STAGE_HOURS,
  MOST_STAGE_INPUTS,
  STAGE_INPUT_KINDS,
  STAGE_LEVELS,
  STAGE_WORD_LENGTH,
  STAGE_WORD_PATTERN,
} from '@nidan/domain/stages/stage-rules';
import { Type } from 'typebox';
import { closed, nullable } from '../../kernel/shapes.ts';

const Word = Type.String({ minLength: 1, maxLength: STAGE_WORD_LENGTH, pattern: STAGE_WORD_PATTERN });
/** A stage that another one names: its name stands between commas there. */
const StageName = Type.String({
  minLength: 1,
  maxLength: STAGE_NAME_LENGTH,
  pattern: '^[^:,{}|]*[^:,{}|\\s][^:,{}|]*$',
});

/** A small field that a stage asks for beside parameters. */
export const StageInputField = closed({
  name: Word,
  kind: Type.Enum([...STAGE_INPUT_KINDS]),
  /** Of a number; empty when it has none. */
  unit: Type.String({ maxLength: 20, pattern: '^[^:;,|{}=*]*$' }),
  choices: Type.Array(Word, { maxItems: MOST_STAGE_CHOICES }),
  isNeeded: Type.Boolean(),
});

/** How a stage is done; a missing rule is that of a plain stage, of the case as a whole after the one before it. */
export const stageRules = {
  level: Type.Optional(Type.Enum([...STAGE_LEVELS])),
  /** Name of the role whose people do it. */
  role: Type.Optional(nullable(Word)),
  hours: Type.Optional(nullable(Type.Number({ exclusiveMinimum: 0, maximum: MOST_STAGE_HOURS }))),
  hasBarcode: Type.Optional(Type.Boolean()),
  /** Name of the stage that a rejected one goes back to; itself or one before it. */
  rework: Type.Optional(nullable(StageName)),
  /** Names of the stages that are completed before. */
  after: Type.Optional(nullable(Type.Array(StageName, { maxItems: MOST_STAGES }))),
  isOptional: Type.Optional(Type.Boolean()),
  inputs: Type.Optional(Type.Array(StageInputField, { maxItems: MOST_STAGE_INPUTS })),
};
