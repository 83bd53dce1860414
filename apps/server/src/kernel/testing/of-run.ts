import { inject } from 'vitest';
import { isOfPart } from './rotation.ts';

interface Share {
  /** One commit in so many takes the test. */
  readonly parts: number;
  /** Folders whose changes it is about, from the root of the repository. */
  readonly about: readonly string[];
}

/** Whether this run takes a long test: when its turn has come, and always where a file that it is about changed lately. */
export function isOfRun(name: string, { parts, about }: Share): boolean {
  const rotation = inject('rotation');
  const changed = Object.keys(rotation.changed);
  return (
    isOfPart(rotation, name, parts) || changed.some((path) => about.some((folder) => path.startsWith(folder)))
  );
}
