import { isTest, lineOf, withoutComments, type SourceFile } from '../source-files.ts';

const LITERAL_MESSAGE = /\bmsg:\s*['"`]/gu;

/** Finds messages that features of the server write out: a fault of a field has a code, and its sentence is in the record of faults. */
export function checkFieldMessages(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^apps\/server\/src\/features\/.*\.ts$/u.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(LITERAL_MESSAGE)].map(
        ({ index }) =>
          `${path}:${lineOf(code, index)}: a message is written out: declare it in packages/contract/src/kernel/faults and use faultAt or refuseField`,
      );
    });
}
