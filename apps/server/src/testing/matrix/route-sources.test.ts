import { expect, it } from 'vitest';
import type { LineRange } from '../../kernel/testing/changed-lines.ts';
import { routes } from '../../routes.ts';
import { findRouteSources } from './route-sources.ts';
import { routeName } from './route-case.ts';

const placesOf = findRouteSources();
const filesOf = (name: string): string[] => placesOf(name).map(({ path }) => path.split('/').at(-1) ?? '');

it('knows of every route where it is declared and what does its work', () => {
  const unknown = routes
    .map(({ endpoint }) => routeName(endpoint))
    .filter((name) => new Set(filesOf(name)).size < 2);
  expect(unknown).toEqual([]);
});

it('names the endpoint, the line of the route, its command and what that takes from beside it', () => {
  const files = filesOf('POST /api/sample/collect');
  expect(files).toEqual(
    expect.arrayContaining(['sample-endpoints.ts', 'routes.ts', 'collect-samples.ts', 'sample-rows.ts']),
  );
  expect(files).not.toContain('reject-sample.ts');
});

const linesOf = (name: string): LineRange =>
  placesOf(name).find(({ path }) => path.endsWith('sample-endpoints.ts'))?.lines ?? [0, 0];

it('tells the lines of one endpoint from those of the next', () => {
  const [[, endOfList], [startOfCounts]] = [linesOf('GET /api/sample'), linesOf('GET /api/sample/counts')];
  expect(endOfList).toBeGreaterThan(0);
  expect(startOfCounts).toBeGreaterThan(endOfList);
});

it('takes the routes of declared masters for changed when their declarations are', () => {
  const name = routes
    .map(({ endpoint }) => routeName(endpoint))
    .find((route) => filesOf(route).includes('masters.ts'));
  expect(name).toBeDefined();
});
