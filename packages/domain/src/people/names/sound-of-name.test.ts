import { expect, test } from 'vitest';
import { soundOfName } from './sound-of-name.ts';

test.each([
  'vaidya waidya',
  'shalini shalinee saalini',
  'lakshmi laxmi lakshmee',
  'deepak dipak',
  'pooja puja',
  'vishwas vishvas',
  'ganesh ganesha',
  'rama ram',
  'sudha suda',
  'zubeida jubeida',
  'dnyanesh gnanesh',
  'faruk pharuk farukh',
  'choudhary choudhari chaudhari',
  'krishna krisna',
  'shah sha',
  'mohammed mohamed mohammedh',
])('%s sound alike', (words) => {
  expect(new Set(words.split(' ').map(soundOfName)).size).toBe(1);
});

test.each(['ravi rani', 'sunita sunil', 'patil patel', 'asha usha', 'meera mira veera', 'शालिनी शारदा'])(
  '%s do not all sound alike',
  (words) => {
    expect(new Set(words.split(' ').map(soundOfName)).size).toBeGreaterThan(1);
  },
);
