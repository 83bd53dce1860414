import { expect, it } from 'vitest';
import { isRunning, phaseOf, whyNotImported } from './import-phase.ts';

it.each([
  [{ state: 'draft', isTried: false }, 'trying', true],
  [{ state: 'draft', isTried: true }, 'tried', false],
  [{ state: 'progress', isTried: true }, 'writing', true],
  [{ state: 'success', isTried: true }, 'ended', false],
  [{ state: 'failure', isTried: true }, 'ended', false],
  [{ state: 'done', isTried: false }, 'ended', false],
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
