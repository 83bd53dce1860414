import { expect, test } from 'vitest';
import { setDocLines } from './set-doc-lines.ts';

const source = `
/** Not this one. */
const byUpdate = 2;

/**
 * A parcel on its way (spec §4 "Parcel").
 * It may get lost.
 */
export const parcel = defineStatusSet({
  states: {
    /** Of a state, not of an action. */
    packed: { code: 0 },
  },
  actions: {
    send: { from: ['packed'] },
    /** To whoever
     * asks (first). */
    giveAway: { from: ['packed'] },
  },
});
`;

test('reads what is said of the set, without its place in the specification', () => {
  expect(setDocLines(source).about).toBe('A parcel on its way. It may get lost.');
});

test('reads what is said of its actions, and of nothing else', () => {
  expect([...setDocLines(source).notes]).toEqual([['giveAway', 'To whoever asks (first).']]);
});

test('a file that says nothing gives nothing', () => {
  expect(setDocLines('export const parcel = 1;')).toEqual({ about: '', notes: new Map() });
});
