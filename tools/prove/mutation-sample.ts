import { spread } from '@nidan/server/kernel/testing/rotation';
import type { SourceFile } from '../source-files.ts';

const RULES = /^packages\/domain\/src\/.*(?<!\.test)\.ts$/;

/** Rules of the domain with a test beside them, in an order that the seed chooses, as many as have so many bytes together. */
export function mutationSample(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
  { seed, bytes }: { readonly seed: string; readonly bytes: number },
): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const rules = files
    .filter(({ path }) => RULES.test(path) && paths.has(path.replace(/\.ts$/, '.test.ts')))
    .toSorted((a, b) => spread(`${seed} ${a.path}`) - spread(`${seed} ${b.path}`));
  let left = bytes;
  return rules
    .filter(({ text }) => {
      left -= text.length;
      return left > -text.length;
    })
    .map(({ path }) => path);
}
