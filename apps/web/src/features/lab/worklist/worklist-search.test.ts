import { expect, test } from 'vitest';
import { viewOf, WORKLIST_VIEWS, worklistQuery, worklistSearch, worklistViews } from './worklist-search.ts';

test('an empty address asks for the whole bench', () => {
  expect(worklistQuery(worklistSearch)).toEqual({});
});

test('every filter of the address reaches the question, states in their order', () => {
  const search = {
    q: ' rao ',
    dept: 'd1',
    item: 't1',
    state: ['rerun', 'pending'],
    urgency: 'hot',
    flag: 'critical',
    priority: 'stat',
  };
  expect(worklistQuery(search)).toEqual({
    departmentId: 'd1',
    testId: 't1',
    state: 'pending,rerun',
    urgency: 'hot',
    flag: 'critical',
    priority: 'stat',
    q: 'rao',
  });
});

test('what nobody knows is left out', () => {
  const search = { ...worklistSearch, state: ['checked'], urgency: 'boiling', flag: 'x', priority: 'y' };
  expect(worklistQuery(search)).toEqual({});
});

test('a view is known by its filters, whatever department is picked', () => {
  for (const name of worklistViews)
    expect(viewOf({ ...worklistSearch, ...WORKLIST_VIEWS[name], dept: 'd1' })).toBe(name);
  expect(viewOf({ ...worklistSearch, state: ['pending'] })).toBeNull();
});
