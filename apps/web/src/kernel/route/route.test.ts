import { describe, expect, test } from 'vitest';
import { hashOf, matchPath, parseHash } from './hash-route.ts';
import { readSearch, writeSearch } from './search-state.ts';

test.each([
  ['#/patients', 'patients', ''],
  ['#patients', 'patients', ''],
  ['#/patients/', 'patients', ''],
  ['#/results/KT2011260042?test=cbc', 'results/KT2011260042', 'test=cbc'],
  ['#work?q=a%20b&f=', 'work', 'q=a+b&f='],
  ['', '', ''],
  ['#/', '', ''],
])('%s is the tab %s', (hash, path, search) => {
  const route = parseHash(hash);
  expect(route.path).toBe(path);
  expect(route.search.toString()).toBe(search);
});

test('a hash is written with its state, empty values left out', () => {
  expect(hashOf('patients')).toBe('#/patients');
  expect(hashOf('patients', { q: 'रवि', page: '' })).toBe('#/patients?q=%E0%A4%B0%E0%A4%B5%E0%A4%BF');
  expect(parseHash(hashOf('patients', { q: 'रवि & co' })).search.get('q')).toBe('रवि & co');
});

test.each([
  ['patients', 'patients', {}],
  ['results/:labNo', 'results/KT2011260042', { labNo: 'KT2011260042' }],
  ['bills/:billId/pay', 'bills/a%2Fb/pay', { billId: 'a/b' }],
  ['results/:labNo', 'results', null],
  ['patients', 'patients/1', null],
  ['a/:x', 'b/1', null],
  ['a/:x', 'a/%E0%A4', { x: '%E0%A4' }],
])('%s against %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

describe('list state', () => {
  const defaults = { q: '', view: 'today', page: 1, open: false, sel: [] as string[] } as const;

  test('is read by the kind of its default; nonsense is the default', () => {
    const read = (text: string) => readSearch(new URLSearchParams(text), defaults);
    expect(read('')).toEqual(defaults);
    expect(read('q=a&view=dues&page=3&open=true&sel=1,2')).toEqual({
      q: 'a',
      view: 'dues',
      page: 3,
      open: true,
      sel: ['1', '2'],
    });
    expect(read('page=x&open=1')).toMatchObject({ page: 1, open: false });
  });

  test('keeps defaults out of the address and other names in it', () => {
    const start = new URLSearchParams('view=dues&peek=7');
    expect(writeSearch(start, defaults, { view: 'today', q: 'x', sel: ['a,b', 'c'] }).toString()).toBe(
      'peek=7&q=x&sel=a%252Cb%2Cc',
    );
  });

  test('comes back as it was written', () => {
    const state = { q: 'a,b', view: 'dues', page: 2, open: true, sel: ['x,y', '%'] };
    expect(readSearch(writeSearch(new URLSearchParams(), defaults, state), defaults)).toEqual(state);
  });
});
