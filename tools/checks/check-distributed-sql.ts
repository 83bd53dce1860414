import { isTest, lineOf, withoutComments, type SourceFile } from '../source-files.ts';

/** What a database distributed by l_id refuses or does not carry to its nodes (ARCHITECTURE, Processes). */
const REFUSED: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\bset_config\s*\(/gi,
    why: 'the lab is set with `set local app.l_id`: set_config does not reach the shards',
  },
  {
    pattern: /\binsert\s+into\s+[\w."]+\s*(?:\([^()]*\)\s*)?(?:with\b|select\b|\(\s*select\b)/gi,
    why: 'insert … select becomes COPY on the shards, which row-level security refuses: use values with several rows',
  },
  {
    pattern:
      /\breturning\b[^;`]*?\b(?:now|clock_timestamp|random|uuidv7|uuidv4|gen_random_uuid|nextval)\s*\(/gi,
    why: 'no volatile function in returning: the caller makes the value',
  },
];

/** Finds SQL in the server that would not run on shards; one line each. */
export function checkDistributedSql(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^apps\/server\/src\/.*\.ts$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return REFUSED.flatMap(({ pattern, why }) =>
        [...code.matchAll(pattern)].map((match) => `${path}:${lineOf(code, match.index)}: ${why}`),
      );
    });
}
