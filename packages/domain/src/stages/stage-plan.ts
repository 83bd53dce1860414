import { type GivenStageRules, type StageInput, type StageLevel, stageRulesOf } from './stage-rules.ts';

/** A stage of a test with its place among the others. */
export interface PlannedStage {
  readonly index: number;
  readonly name: string;
  readonly level: StageLevel;
  readonly role: string | null;
  readonly hours: number | null;
  readonly hasBarcode: boolean;
  readonly isOptional: boolean;
  readonly inputs: readonly StageInput[];
  /** Index of the stage that a rejected one goes back to. */
  readonly rework: number;
  /** Indexes of what is completed before, directly. */
  readonly before: readonly number[];
  /** Indexes of all that comes before, and of all that follows, however far. */
  readonly allBefore: ReadonlySet<number>;
  readonly allAfter: ReadonlySet<number>;
}

/** The stages of a version of a test, in their order. */
export type StagePlan = readonly PlannedStage[];

type NamedStage = GivenStageRules & { readonly name: string };

function key(name: string): string {
  return name.trim().toLowerCase();
}

/** Index of the stage of this name among the first `until`; −1 when there is none. */
function placeOf(stages: readonly NamedStage[], name: string, until: number): number {
  return stages.findIndex((stage, index) => index < until && key(stage.name) === key(name));
}

function directlyBefore(stages: readonly NamedStage[], index: number): number[] {
  const named = stages[index]?.after ?? null;
  if (named === null) return index === 0 ? [] : [index - 1];
  return named.map((name) => placeOf(stages, name, index)).filter((place) => place >= 0);
}

/** The plan of a test's stages. Names that no earlier stage has are passed by; `stageFaults` refuses them. */
export function stagePlanOf(stages: readonly NamedStage[]): StagePlan {
  const before = stages.map((_, index) => directlyBefore(stages, index));
  const allBefore: Set<number>[] = [];
  for (const direct of before) {
    allBefore.push(new Set(direct.flatMap((index) => [index, ...(allBefore[index] ?? [])])));
  }
  return stages.map((stage, index) => {
    const { level, role, hours, hasBarcode, isOptional, inputs, rework } = stageRulesOf(stage);
    const back = rework === null ? index : placeOf(stages, rework, index + 1);
    return {
      index,
      name: stage.name,
      level,
      role,
      hours,
      hasBarcode,
      isOptional,
      inputs,
      rework: back < 0 ? index : back,
      before: before[index] ?? [],
      allBefore: allBefore[index] ?? new Set(),
      allAfter: new Set(allBefore.flatMap((earlier, later) => (earlier.has(index) ? [later] : []))),
    };
  });
}

/** The stage in which things of a level are made: the first of that level; undefined when the test has none. */
export function makingStage(plan: StagePlan, level: StageLevel): PlannedStage | undefined {
  return plan.find((stage) => stage.level === level);
}

/** Where a rejected stage may go back to: itself, and all that came before it. */
export function reworkTargets(plan: StagePlan, { index, allBefore }: PlannedStage): PlannedStage[] {
  return plan.filter((stage) => stage.index === index || allBefore.has(stage.index));
}

/** Letter of the number of its cases: S histology, C cytology, T other tests in stages. */
export const CASE_KINDS = ['histology', 'cytology', 'other'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** What kind of case a test makes: blocks are histology, slides without blocks cytology. */
export function caseKindOf(plan: StagePlan): CaseKind {
  if (makingStage(plan, 'block') !== undefined) return 'histology';
  return makingStage(plan, 'slide') === undefined ? 'other' : 'cytology';
}
