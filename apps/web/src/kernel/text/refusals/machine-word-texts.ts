import { defineTexts } from '../define-texts.ts';
import { wordsOf } from '../words-of.ts';

/** How a machine is, what happens to it and how a disposal stands, as the server says them in refusals in English. */
export const machineWordTexts = defineTexts({
  running: 'running',
  asleep: 'asleep',
  off: 'off',
  down: 'down',
  start: 'start',
  shutDown: 'shut down',
  sleep: 'sleep',
  breakDown: 'break down',
  calibrate: 'calibrate',
  maintain: 'maintain',
  calibration: 'calibration',
  maintenance: 'maintenance',
  witnessed: 'witnessed',
  withdrawn: 'withdrawn',
}).translated({
  hi: async () => (await import('./machine-word-texts-hi.ts')).machineWordTextsHi,
  mr: async () => (await import('./machine-word-texts-mr.ts')).machineWordTextsMr,
});

/** A word about a machine or a disposal in the language of the screens. */
export const machineWords = wordsOf(machineWordTexts);
