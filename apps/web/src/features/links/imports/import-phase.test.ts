import { expect, it } from 'vitest';
import { isRunning, phaseOf, whyNotImported, whyNotStarted } from './import-phase.ts';

it.each([
  [{ state: 'draft', isTried: false, isTriedAgain: false, waitsForColumns: true }, 'mapping', false],
  [{ state: 'draft', isTried: false, isTriedAgain: false, waitsForColumns: false }, 'trying', true],
  [{ state: 'draft', isTried: false, isTriedAgain: true, waitsForColumns: false }, 'tryingAgain', true],
  [{ state: 'draft', isTried: true, isTriedAgain: false, waitsForColumns: false }, 'tried', false],
  [{ state: 'progress', isTried: true, isTriedAgain: false, waitsForColumns: false }, 'writing', true],
  [{ state: 'success', isTried: true, isTriedAgain: false, waitsForColumns: false }, 'ended', false],
  [{ state: 'failure', isTried: true, isTriedAgain: false, waitsForColumns: false }, 'ended', false],
  [{ state: 'done', isTried: false, isTriedAgain: false, waitsForColumns: true }, 'ended', false],
] as const)('%j is %s', (view, phase, running) => {
  expect(phaseOf(view)).toBe(phase);
  expect(isRunning(view)).toBe(running);
});

const none = { new: 0, changed: 0, same: 5, bad: 0 };

it.each([
  [{ isTried: false, counts: none }, 'waitsTrial'],
  [{ isTried: true, counts: { ...none, new: 1, bad: 2 } }, 'waitsBad'],
  [{ isTried: true, counts: none }, 'waitsChange'],
  [{ isTried: true, counts: { ...none, changed: 1 } }, null],
] as const)('%j: %s', (view, why) => {
  expect(whyNotImported(view)).toBe(why);
});

const ready = { isTried: true, counts: { ...none, changed: 1 }, can: ['start', 'finish'] };
const writer = { ...ready, can: ['finish'] };

it.each([
  [{ ...ready, master: 'tests' }, { mayImport: true, reason: '' }, null],
  [{ ...writer, master: 'tests' }, { mayImport: false, reason: '' }, 'noRight'],
  [{ ...ready, master: 'ranges' }, { mayImport: true, reason: ' ok ' }, 'waitsReason'],
  [{ ...ready, master: 'ranges' }, { mayImport: true, reason: 'New lot' }, null],
  [{ ...writer, master: 'ranges' }, { mayImport: true, reason: 'New lot' }, 'waitsOther'],
  [{ ...writer, master: 'ranges' }, { mayImport: false, reason: '' }, 'noRight'],
  [{ ...writer, master: 'ranges', counts: none }, { mayImport: true, reason: '' }, 'waitsChange'],
] as const)('%j for %j: %s', (view, starter, why) => {
  expect(whyNotStarted({ ...view, can: [...view.can] }, starter)).toBe(why);
});
