import { expect, test } from 'vitest';
import { LANDING_VIEWS } from '../enumerations/screens.ts';
import { LAB_SETTINGS } from './lab-settings.ts';
import {
  OFFERED_START_VIEWS,
  standingStartView,
  START_VIEWS,
  START_VIEW_NAMES,
  startViewOf,
} from './start-view.ts';

test('there is one for each landing view of the specification, in its order', () => {
  expect(START_VIEW_NAMES.map((view) => START_VIEWS[view].label)).toEqual(LANDING_VIEWS);
});

test('the lab offers those whose screen exists, under their names', () => {
  const { role: _, ...options } = LAB_SETTINGS.startView.options;
  expect(options).toEqual(
    Object.fromEntries(OFFERED_START_VIEWS.map((view) => [view, START_VIEWS[view].label])),
  );
});

test('one without a screen stands for the nearest that has one', () => {
  expect(START_VIEW_NAMES.map(standingStartView)).toEqual([
    'patients',
    'patients',
    'patients',
    'dashboard',
    'patients',
    'samples',
    'inventory',
  ]);
  expect(
    START_VIEW_NAMES.map(standingStartView).filter((view) => !OFFERED_START_VIEWS.includes(view)),
  ).toEqual([]);
});

test.each([
  ['inventory', 'inventory'],
  ['role', null],
  [null, null],
])('%j is the view %j', (name, view) => {
  expect(startViewOf(name)).toBe(view);
});
