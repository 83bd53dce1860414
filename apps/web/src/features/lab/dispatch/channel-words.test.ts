import { expect, test } from 'vitest';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { type ChannelView, markOf, markWords } from './channel-words.ts';

const t = dispatchTexts.in('en');

test.each<[ChannelView['state'], string | null, string]>([
  ['not asked for', null, 'notAsked'],
  ['in queue', null, 'inQueue'],
  ['held', null, 'held'],
  ['sent', null, 'sent'],
  ['in queue', 'no address', 'problem'],
  ['held', 'no phone number', 'problem'],
  ['waiting', null, 'waiting'],
  ['delivered', null, 'delivered'],
  ['read', null, 'read'],
])('%s with %s is the mark %s, in words its cause or state', (state, problem, mark) => {
  const channel: ChannelView = { channel: 'email', state, problem, at: null };
  expect(markOf(channel)).toBe(mark);
  expect(markWords(t, channel)).toBe(problem ?? state);
});

test('why it failed is said in words', () => {
  const channel: ChannelView = { channel: 'whatsapp', state: 'failed', problem: 'undeliverable', at: null };
  expect([markOf(channel), markWords(t, channel)]).toEqual(['failed', 'failed: not reached there']);
});
