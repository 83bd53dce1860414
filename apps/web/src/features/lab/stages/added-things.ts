import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { addThings } from '@nidan/contract/lab/stages/stage-endpoints';
import type { Laterality, SlideReason } from '@nidan/domain/stages/case-tree';
import type { BoardLine } from './board-rows.ts';

export type AddKind = 'part' | 'block' | 'slide';
type Things = BodyOf<typeof addThings>['things'];

/** What is asked for by the dialog. */
export interface Adding {
  readonly kind: AddKind;
  readonly description: string;
  readonly site: string;
  readonly laterality: Laterality | '';
  /** Blocks, as typed. */
  readonly count: string;
  readonly stain: string;
  readonly why: SlideReason;
}

/** Most blocks that are made at once: each has a slide. */
const MOST_BLOCKS = 20;

/** What can be added to a line: of a part blocks where the test has them, else slides; of a slide its loops. */
export function addKindsOf({ view, thing }: BoardLine): AddKind[] {
  const levels = new Set(view?.stages.map(({ level }) => level));
  if (thing === null) return ['part'];
  if (thing.kind === 'part') return levels.has('block') ? ['block', 'slide'] : ['slide'];
  return ['slide'];
}

/** The things as they are sent: blocks come with their first slide each; a loop of a slide stands beside it. */
export function thingsOf({ thing, view }: BoardLine, adding: Adding, id: () => string): Things {
  const { kind, why } = adding;
  const description = adding.description.trim();
  const stain = adding.stain.trim();
  if (kind === 'part') {
    const laterality = adding.laterality === '' ? null : adding.laterality;
    return [{ thingId: id(), kind, parentId: null, description, site: adding.site.trim(), laterality }];
  }
  if (kind === 'block') {
    const count = Math.max(1, Math.min(MOST_BLOCKS, Number(adding.count) || 1));
    const hasSlides = view?.stages.some(({ level }) => level === 'slide') ?? false;
    return Array.from({ length: count }).flatMap((): Things => {
      const thingId = id();
      const block = { thingId, kind: 'block' as const, parentId: thing?.thingId ?? null, description };
      const slide = { thingId: id(), kind: 'slide' as const, parentId: thingId, description: '', stain };
      return hasSlides ? [block, slide] : [block];
    });
  }
  const isLoop = thing?.kind === 'slide';
  const parentId = isLoop ? thing.parentId : (thing?.thingId ?? null);
  const madeOf = isLoop && why !== 'first' ? { madeOf: thing.thingId } : {};
  return [{ thingId: id(), kind: 'slide', parentId, description, stain, why, ...madeOf }];
}
