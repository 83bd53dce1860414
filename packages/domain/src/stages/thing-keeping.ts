import type { RetentionClass } from '../storage/retention.ts';
import type { ThingKind } from './case-tree.ts';

/** As what each is kept: slides of a case as long as its blocks, wet tissue as tissue (domain facts 2.12). */
export const RETENTION_OF_THING = {
  part: 'tissue',
  block: 'block',
  slide: 'block',
} as const satisfies Record<ThingKind, RetentionClass>;

interface KeptThing {
  readonly keepUntil: Date;
  readonly isCaseComplete: boolean;
  readonly isDisposed: boolean;
}

/** Why a stored part, block or slide may not be disposed of now; null when it may. */
export function faultOfThingDisposal(
  { keepUntil, isCaseComplete, isDisposed }: KeptThing,
  now: Date,
): 'disposed' | 'case open' | 'too early' | null {
  if (isDisposed) return 'disposed';
  if (!isCaseComplete) return 'case open';
  return keepUntil > now ? 'too early' : null;
}
