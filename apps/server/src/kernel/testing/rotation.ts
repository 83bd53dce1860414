import type { ChangedLines } from './changed-lines.ts';

/** Which part of what is tested as a product of lists a run of the tests takes. */
export interface Rotation {
  /** Everything, as `npm run prove` does. */
  readonly whole: boolean;
  /** Chooses the part: the same for the same commit, 0 where there is no commit to tell. */
  readonly seed: number;
  /** What has changed lately, which is tested always. */
  readonly changed: ChangedLines;
}

declare module 'vitest' {
  interface ProvidedContext {
    rotation: Rotation;
  }
}

/** A number of 32 bits that spreads names evenly (FNV-1a). */
export function spread(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Whether a name belongs to the part of this run when all are dealt to so many parts: one commit in so many tests it. */
export function isOfPart(
  { whole, seed }: Pick<Rotation, 'whole' | 'seed'>,
  name: string,
  parts: number,
): boolean {
  return whole || spread(name) % parts === seed % parts;
}

/** What a long test is shared out by. */
export interface Share {
  /** One commit in so many takes the test. */
  readonly parts: number;
  /** Beginnings of the paths whose changes it is about, from the root of the repository. */
  readonly about: readonly string[];
}

/** Whether a file whose path begins so was changed lately. */
export function hasChanged(rotation: Pick<Rotation, 'changed'>, about: readonly string[]): boolean {
  return Object.keys(rotation.changed).some((path) => about.some((start) => path.startsWith(start)));
}

/** Whether a run takes a long test: when its turn has come, and always where a file that it is about changed lately. */
export function isTurnOf(rotation: Rotation, name: string, { parts, about }: Share): boolean {
  return isOfPart(rotation, name, parts) || hasChanged(rotation, about);
}

/**
 * Of names that changed lately those that a run takes beside its part: all where they are at most `most`; where a new module brings more,
 * they are dealt too, so that about as many are taken and the next commits take the others.
 */
export function takenOfChanged(
  rotation: Pick<Rotation, 'whole' | 'seed'>,
  changed: readonly string[],
  most: number,
): ReadonlySet<string> {
  const parts = Math.max(1, Math.ceil(changed.length / most));
  return new Set(changed.filter((name) => isOfPart(rotation, name, parts)));
}
