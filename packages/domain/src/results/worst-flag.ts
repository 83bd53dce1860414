import { isCriticalFlag, type Flag } from './flag.ts';

/** The flag that a list shows for a test: the first critical one, else the first at all; null when nothing is flagged. */
export function worstFlag(flags: readonly (Flag | null)[]): Flag | null {
  return flags.find(isCriticalFlag) ?? flags.find((flag) => flag !== null) ?? null;
}
