import { expect, test } from 'vitest';
import { checkDuplication } from './check-duplication.ts';

const statements = (n: number): string =>
  Array.from({ length: n }, (_, i) => `  const value${i} = read(${i});`).join('\n');
const inFunction = (name: string, n: number): string => `export function ${name}() {\n${statements(n)}\n}\n`;

function check(a: string, b: string, path = 'apps/server/src/b.ts'): string[] {
  return checkDuplication([
    { path: 'apps/server/src/a.ts', text: a },
    { path, text: b },
  ]);
}

test('eight equal lines in two files are found once, however long the run', () => {
  expect(check(inFunction('one', 8), inFunction('two', 8))).toEqual([
    'apps/server/src/b.ts:2: the same lines as apps/server/src/a.ts:2',
  ]);
  expect(check(inFunction('one', 20), inFunction('two', 20))).toHaveLength(1);
});

test('indentation, blank lines, comments and brackets do not hide a copy', () => {
  const disguised = inFunction('two', 8).replaceAll('  const', '\n      // a remark\n      }\n      const');
  expect(check(inFunction('one', 8), disguised)).toHaveLength(1);
});

test('seven equal lines, equal imports and tests are left alone', () => {
  expect(check(inFunction('one', 7), inFunction('two', 7))).toEqual([]);
  const imports = Array.from({ length: 10 }, (_, i) => `import {\n  a${i},\n} from './a${i}.ts';`).join('\n');
  expect(check(imports, imports)).toEqual([]);
  expect(check(inFunction('one', 9), inFunction('two', 9), 'apps/server/src/b.test.ts')).toEqual([]);
});
