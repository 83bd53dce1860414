import { expect, test } from 'vitest';
import { checkHouse } from './check-house.ts';

const SERVER = 'apps/server/src/features';
const file = (path: string, text = '') => ({ path, text });

test('a folder of more than forty files is told, tests among them', () => {
  const inside = Array.from({ length: 40 }, (_, at) => file(`${SERVER}/lab/samples/step-${at}.ts`));
  expect(checkHouse(inside)).toEqual([]);
  expect(checkHouse([...inside, file(`${SERVER}/lab/samples/step.test.ts`)])).toEqual([
    `${SERVER}/lab/samples: 41 files, 40 at most: part it by screen or by resource`,
  ]);
});

test('a list of numbered files may be long', () => {
  const inside = Array.from({ length: 90 }, (_, at) => file(`apps/server/migrations/${at}.sql`));
  expect(checkHouse(inside)).toEqual([]);
});

test.each([
  [`${SERVER}/billing/routes.ts`, '"billing" is no area'],
  ['apps/web/src/features/lab/Screen.tsx', 'stands in an area, but in no feature of it'],
  ['packages/contract/src/catalog/tests/test-view.ts', '"catalog" is no area'],
])('%s stands nowhere', (path, why) => {
  expect(checkHouse([file(path)])).toEqual([expect.stringContaining(`${path}: ${why}`)]);
});

test('files that import each other are told, types too', () => {
  const a = file(`${SERVER}/lab/samples/a.ts`, "import type { B } from './b.ts';\n");
  const b = file(`${SERVER}/lab/samples/b.ts`, "import { c } from '../results/c.ts';\n");
  const c = file(`${SERVER}/lab/results/c.ts`, "import { a } from '../samples/a.ts';\n");
  expect(checkHouse([a, b])).toEqual([]);
  expect(checkHouse([a, b, c])).toEqual([
    `a circle of files: ${[a, b, c, a].map(({ path }) => path).join(' → ')}`,
  ]);
});
