import { inject } from 'vitest';
import { isTurnOf, type Share } from './rotation.ts';

/** Whether this run takes a long test (`isTurnOf`). */
export function isOfRun(name: string, share: Share): boolean {
  return isTurnOf(inject('rotation'), name, share);
}
