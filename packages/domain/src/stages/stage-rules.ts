/** What a stage is done with: the case as a whole, or each of its things of one kind. */
export const STAGE_LEVELS = ['case', 'part', 'block', 'slide'] as const;
export type StageLevel = (typeof STAGE_LEVELS)[number];

export const STAGE_INPUT_KINDS = ['number', 'text', 'choice'] as const;
export type StageInputKind = (typeof STAGE_INPUT_KINDS)[number];

/** Most fields of a stage, and most choices of a field. */
export const MOST_STAGE_INPUTS = 12;
export const MOST_STAGE_CHOICES = 20;
/** Longest time limit of a stage, in hours. */
export const MOST_STAGE_HOURS = 999;

/** Name of a field, of its unit and of a choice: what separates them in words is no part of them. */
export const STAGE_WORD_PATTERN = '^[^:;,|{}=*]*[^:;,|{}=*\\s][^:;,|{}=*]*$';
export const STAGE_WORD_LENGTH = 40;

/** A small field that a stage asks for beside parameters, such as the thickness of a section. */
export interface StageInput {
  readonly name: string;
  readonly kind: StageInputKind;
  /** Of a number; empty when it has none. */
  readonly unit: string;
  /** Of a choice. */
  readonly choices: readonly string[];
  /** The stage is not completed without it. */
  readonly isNeeded: boolean;
}

/** How a stage is done (domain facts 2.15). */
export interface StageRules {
  readonly level: StageLevel;
  /** Name of the role whose people do it; null: whoever may enter results. */
  readonly role: string | null;
  /** Hours from ready to completed; null without a limit. */
  readonly hours: number | null;
  /** Its things get labels. */
  readonly hasBarcode: boolean;
  /** Name of the stage that a rejected one goes back to; null: itself. */
  readonly rework: string | null;
  /** Names of the stages that are completed before; null: the one that stands before it. */
  readonly after: readonly string[] | null;
  /** Passed by unless somebody has started it, such as decalcification. */
  readonly isOptional: boolean;
  readonly inputs: readonly StageInput[];
}

/** Rules as a version of a test keeps them; what is absent is as in `PLAIN_STAGE`. */
export type GivenStageRules = { readonly [Name in keyof StageRules]?: StageRules[Name] | undefined };

/** A stage of which only its name is known: of the case as a whole, after the one before it. */
export const PLAIN_STAGE: StageRules = {
  level: 'case',
  role: null,
  hours: null,
  hasBarcode: false,
  rework: null,
  after: null,
  isOptional: false,
  inputs: [],
};

/** The rules of a stage, whole. */
export function stageRulesOf(given: GivenStageRules): StageRules {
  return {
    level: given.level ?? PLAIN_STAGE.level,
    role: given.role ?? PLAIN_STAGE.role,
    hours: given.hours ?? PLAIN_STAGE.hours,
    hasBarcode: given.hasBarcode ?? PLAIN_STAGE.hasBarcode,
    rework: given.rework ?? PLAIN_STAGE.rework,
    after: given.after ?? PLAIN_STAGE.after,
    isOptional: given.isOptional ?? PLAIN_STAGE.isOptional,
    inputs: given.inputs ?? PLAIN_STAGE.inputs,
  };
}

/** Rules that differ from a plain stage. */
export interface KeptStageRules {
  level?: StageLevel;
  role?: string;
  hours?: number;
  hasBarcode?: boolean;
  rework?: string;
  after?: string[];
  isOptional?: boolean;
  inputs?: { name: string; kind: StageInputKind; unit: string; choices: string[]; isNeeded: boolean }[];
}

/** Only those rules that differ from a plain stage: what a version keeps. */
export function keptStageRules(given: GivenStageRules): KeptStageRules {
  const { level, role, hours, hasBarcode, rework, after, isOptional, inputs } = stageRulesOf(given);
  return {
    ...(level === PLAIN_STAGE.level ? {} : { level }),
    ...(role === null ? {} : { role }),
    ...(hours === null ? {} : { hours }),
    ...(hasBarcode ? { hasBarcode } : {}),
    ...(rework === null ? {} : { rework }),
    ...(after === null ? {} : { after: [...after] }),
    ...(isOptional ? { isOptional } : {}),
    ...(inputs.length === 0 ? {} : { inputs: inputs.map((one) => ({ ...one, choices: [...one.choices] })) }),
  };
}
