import { expect, it } from 'vitest';
import { momentOfMachine } from './moment-of-machine.ts';

it.each([
  ['20261126143005', 330, '2026-11-26T09:00:05.000Z'],
  ['202611260000', 330, '2026-11-25T18:30:00.000Z'],
  ['20261126143005', 0, '2026-11-26T14:30:05.000Z'],
  ['20260631120000', 330, null],
  ['20261126246000', 330, null],
  ['20261126', 330, null],
  ['yesterday', 330, null],
  [null, 330, null],
])('%s at %i min', (said, offset, moment) => {
  expect(momentOfMachine(said, offset)?.toISOString() ?? null).toBe(moment);
});
