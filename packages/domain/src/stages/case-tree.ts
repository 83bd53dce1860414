import type { TestStageState } from '../status-sets/lab/test-stage.ts';
import type { StageLevel } from './stage-rules.ts';

export const THING_KINDS = ['part', 'block', 'slide'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Why a slide was made; all but the first are loops (domain facts 2.15). */
export const SLIDE_REASONS = [
  'first',
  'recut',
  'deeper level',
  'special stain',
  'immunohistochemistry',
] as const;
export type SlideReason = (typeof SLIDE_REASONS)[number];

export const LATERALITIES = ['left', 'right', 'both', 'midline'] as const;
export type Laterality = (typeof LATERALITIES)[number];

/** A part, block or slide of a case. */
export interface CaseThing {
  readonly thingId: string;
  readonly kind: ThingKind;
  readonly parentId: string | null;
  /** Thrown away or replaced: it waits for nothing any more. */
  readonly isGone: boolean;
}

/** How far one thing is in one stage; the case as a whole has no thing. */
export interface StageRow {
  readonly rowId: string;
  readonly stage: number;
  readonly thingId: string | null;
  /** From 1. */
  readonly attempt: number;
  /** No later attempt took its place. */
  readonly isCurrent: boolean;
  readonly state: TestStageState;
}

/** A case as the engine sees it. */
export interface CaseState {
  readonly things: readonly CaseThing[];
  readonly rows: readonly StageRow[];
}

/** The living things of a level. */
export function livingOf({ things }: CaseState, level: StageLevel): CaseThing[] {
  return things.filter(({ kind, isGone }) => kind === level && !isGone);
}

/** A thing and what it was made from, nearest first; the part is the last one. */
export function lineOf({ things }: CaseState, thingId: string | null): CaseThing[] {
  const line: CaseThing[] = [];
  let at = things.find((thing) => thing.thingId === thingId);
  while (at !== undefined) {
    line.push(at);
    const { parentId } = at;
    at = things.find((thing) => thing.thingId === parentId);
  }
  return line;
}

/** The living things under a thing, itself left out; all of them under null, the case. */
export function livingUnder(state: CaseState, thingId: string | null): CaseThing[] {
  return state.things.filter(
    (thing) =>
      !thing.isGone &&
      thing.thingId !== thingId &&
      (thingId === null || lineOf(state, thing.thingId).some((above) => above.thingId === thingId)),
  );
}

/** The row that counts of a thing in a stage. */
export function currentRow({ rows }: CaseState, stage: number, thingId: string | null): StageRow | undefined {
  return rows.find((row) => row.isCurrent && row.stage === stage && row.thingId === thingId);
}
