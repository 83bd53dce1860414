import { expect, test } from 'vitest';
import { channelBits, CHANNELS, channelsOf } from './channels.ts';

test('the bits are those of the specification', () => {
  expect(CHANNELS).toEqual({ dispatch: 32, print: 16, sms: 8, email: 4, platform: 2, whatsapp: 1 });
});

test('every sum of bits is its channels, and back', () => {
  for (let bits = 0; bits < 64; bits += 1) expect(channelBits(channelsOf(bits))).toBe(bits);
  expect(channelBits(['print', 'print'])).toBe(16);
});
