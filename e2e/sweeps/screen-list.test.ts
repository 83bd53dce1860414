import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabOf } from '../harness/chosen-screens.ts';
import { findScreenSources } from '../harness/screen-sources.ts';
import { screens, screensOfRecords } from '../harness/screens.ts';

const ofApp = [...findScreenSources().keys()];
const swept = new Set(screens.map(({ tab }) => tabOf(tab)));

it('every screen of the app is swept in each theme and language, or a journey looks at its records', () => {
  expect(ofApp.length).toBeGreaterThan(40);
  const missing = ofApp.filter((tab) => !swept.has(tab) && !(tab in screensOfRecords));
  expect(missing.map((tab) => `${tab}: add it to screens.ts, with somebody who may open it`)).toEqual([]);
});

it('lists no screen that the app has not', () => {
  const listed = [...swept, ...Object.keys(screensOfRecords)];
  expect(listed.filter((tab) => !ofApp.includes(tab))).toEqual([]);
});

it.each(Object.entries(screensOfRecords))(
  '%s is opened by a journey that looks for violations',
  (tab, file) => {
    const journey = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    expect(journey).toContain(`#/${tab.split(':')[0]}`);
    expect(journey).toContain('violationsOn(');
  },
);

it('knows what a screen is made of', () => {
  const files = [...(findScreenSources().get('samples') ?? [])].map((path) => path.split('/').at(-1));
  expect(files).toEqual(expect.arrayContaining(['SamplesScreen.tsx', 'samples-list-texts.ts']));
});
