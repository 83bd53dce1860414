import { expect, test } from 'vitest';
import { checkModulePlaces } from './check-module-places.ts';

const NONE = { leftOut: {}, keysSuffice: {} };
const file = (path: string, text = '') => ({ path, text });

const module = [
  file('packages/contract/src/lab/boxes/box-endpoints.ts', 'export const packBox = defineEndpoint({});'),
  file('apps/server/src/features/lab/boxes/routes.ts'),
  file('apps/server/src/features/lab/boxes/testing/route-cases.ts'),
  file('apps/server/src/features/lab/boxes/box-rows.ts', "insertRows(db, 'box', [])"),
];
const CALL = "import { packBox } from '@nidan/contract/lab/boxes/box-endpoints';";
const places = {
  routes: file('apps/server/src/routes.ts', "from './features/lab/boxes/routes.ts'"),
  cases: file(
    'apps/server/src/testing/matrix/all-route-cases.ts',
    "from '../../features/lab/boxes/testing/route-cases.ts'",
  ),
  demo: file('apps/server/src/demo/demo-boxes.ts', CALL),
  web: file('apps/web/src/features/lab/boxes/BoxScreen.tsx', CALL),
  invariant: file('apps/server/invariants/L2-box-holds-its-tubes.sql', 'select box_id from box where false'),
};

test('a module that stands everywhere is well', () => {
  expect(checkModulePlaces([...module, ...Object.values(places)], NONE)).toEqual([]);
});

test.each([
  ['routes', 'lab/boxes: its routes stand in no list'],
  ['cases', 'lab/boxes: its cases stand in no list'],
  ['demo', 'lab/boxes: nothing of it happens in the demo week'],
  ['web', 'lab/boxes: no screen calls it'],
  ['invariant', 'box: no invariant looks at it'],
] as const)('a module that forgot its %s is told', (place, why) => {
  const others = Object.entries(places).flatMap(([name, one]) => (name === place ? [] : [one]));
  expect(checkModulePlaces([...module, ...others], NONE)).toEqual([expect.stringContaining(why)]);
});

test('an exception that is none any more is told', () => {
  const exceptions = { leftOut: { 'lab/boxes': { demo: 'not yet' } }, keysSuffice: { 'its keys': ['box'] } };
  expect(checkModulePlaces([...module, ...Object.values(places)], exceptions)).toEqual([
    'lab/boxes: leaves out demo no longer: take it off tools/module-exceptions.ts',
    'box: an invariant looks at it: take it off tools/module-exceptions.ts',
  ]);
});
