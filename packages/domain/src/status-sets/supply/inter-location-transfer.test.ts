import { expect, test } from 'vitest';
import { transferStateOf } from './inter-location-transfer.ts';

test.each([
  { asked: 10, sent: 0, received: 0, state: 'inTransit' },
  { asked: 10, sent: 6, received: 0, state: 'partialTransferred' },
  { asked: 10, sent: 10, received: 0, state: 'transferred' },
  { asked: 10, sent: 10, received: 1, state: 'partiallyReceived' },
  { asked: 10, sent: 10, received: 9, state: 'partiallyReceived' },
  { asked: 10, sent: 6, received: 6, state: 'received' },
])('$sent of $asked sent, $received received is $state', ({ state, ...quantities }) => {
  expect(transferStateOf(quantities)).toBe(state);
});
