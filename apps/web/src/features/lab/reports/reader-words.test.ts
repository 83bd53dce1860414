import { expect, test } from 'vitest';
import { readerLines } from './reader-words.ts';

test('readers come latest first, and the same thing done again is one line', () => {
  const lines = readerLines([
    { who: 'Asmita', how: 'opened', at: '2026-11-20T05:00:00.000Z' },
    { who: 'Asmita', how: 'opened', at: '2026-11-20T05:10:00.000Z' },
    { who: 'Asmita', how: 'printed', at: '2026-11-20T05:20:00.000Z' },
    { who: 'Rohan', how: 'opened', at: '2026-11-20T04:00:00.000Z' },
  ]);
  expect(lines).toEqual([
    { who: 'Asmita', how: 'printed', at: '2026-11-20T05:20:00.000Z', times: 1 },
    { who: 'Asmita', how: 'opened', at: '2026-11-20T05:10:00.000Z', times: 2 },
    { who: 'Rohan', how: 'opened', at: '2026-11-20T04:00:00.000Z', times: 1 },
  ]);
});
