import { referenceWorkMs } from '../tools/reference-work.ts';

const ROUNDS = 5;

/** Milliseconds of a fixed piece of work on this machine now, the least of a few: what figures of different runs are held against. */
export function referenceMs(): number {
  return Math.min(...Array.from({ length: ROUNDS }, referenceWorkMs));
}
