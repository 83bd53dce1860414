import { expect, it } from 'vitest';
import { changedLinesIn, touches } from './changed-lines.ts';

const head = (path: string): string => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n`;

it('reads which lines of a file are new', () => {
  const diff = `${head('apps/a.ts')}@@ -3 +3,2 @@ function a() {\n-  return 1;\n+  const one = 1;\n+  return one;\n`;
  expect(changedLinesIn(diff)).toEqual({
    'apps/a.ts': [
      [3, 3],
      [4, 4],
    ],
  });
});

it('names the place where lines only went', () => {
  expect(changedLinesIn(`${head('apps/a.ts')}@@ -3,2 +2,0 @@\n-  one();\n-  two();\n`)).toEqual({
    'apps/a.ts': [[2, 3]],
  });
});

it('takes a file that has only moved, and what imports it, for what it was', () => {
  const moved = `diff --git a/x/a.ts b/y/a.ts\nsimilarity index 97%\nrename from x/a.ts\nrename to y/a.ts\n--- a/x/a.ts\n+++ b/y/a.ts\n`;
  const diff = `${moved}@@ -1,3 +1,3 @@\n-import { b } from '../x/b.ts';\n-import {\n-} from './c.ts';\n+import { b } from '../y/b.ts';\n+  name,\n+} from '../c.ts';\n`;
  expect(changedLinesIn(diff)).toEqual({});
});

it('says whether lines of a file have changed', () => {
  const changed = changedLinesIn(`${head('apps/a.ts')}@@ -9 +10 @@\n-a\n+one();\n`);
  expect(touches(changed, 'apps/a.ts')).toBe(true);
  expect(touches(changed, 'apps/a.ts', [1, 9])).toBe(false);
  expect(touches(changed, 'apps/a.ts', [8, 10])).toBe(true);
  expect(touches(changed, 'apps/b.ts')).toBe(false);
});
