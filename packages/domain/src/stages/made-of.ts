import type { SlideReason, ThingKind } from './case-tree.ts';

/** Of what each kind is made; a part is of the case itself. */
const MADE_OF: Readonly<Record<ThingKind, readonly ThingKind[]>> = {
  part: [],
  block: ['part'],
  slide: ['part', 'block'],
};

/** Whether a thing may be made of one of this kind; null is the case. Nothing exists without what it was made of (domain facts 2.15). */
export function isMadeOf(kind: ThingKind, parent: ThingKind | null): boolean {
  return parent === null ? kind === 'part' : MADE_OF[kind].includes(parent);
}

/** A slide as it is asked for. */
export interface AskedSlide {
  readonly why: SlideReason;
  readonly stain: string;
  /** Whether it names a slide of its block or part that it is made after. */
  readonly namesSlide: boolean;
}

/** What a slide of a loop lacks: a recut and a deeper level their slide, a further stain its name; null: nothing. */
export function slideFault({
  why,
  stain,
  namesSlide,
}: AskedSlide): 'slide-made-of' | 'slide-names-stain' | null {
  if ((why === 'recut' || why === 'deeper level') && !namesSlide) return 'slide-made-of';
  const isStained = why === 'special stain' || why === 'immunohistochemistry';
  return isStained && stain.trim() === '' ? 'slide-names-stain' : null;
}
