import { expect, test } from 'vitest';
import { problemTexts } from '../../../kernel/sending/texts/problem-texts.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { type ChannelView, markOf, markWords } from './channel-words.ts';

const t = dispatchTexts.in('en');
const why = (problem: string): string =>
  problem === 'undeliverable' ? problemTexts.in('en')(problem) : problem;

test.each<[ChannelView['state'], string | null, string]>([
  ['not asked for', null, 'notAsked'],
  ['not agreed', null, 'notAgreed'],
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
  expect(markWords({ t, why }, channel)).toBe(problem ?? state);
});

test('why it failed is said in words', () => {
  const channel: ChannelView = { channel: 'whatsapp', state: 'failed', problem: 'undeliverable', at: null };
  expect([markOf(channel), markWords({ t, why }, channel)]).toEqual(['failed', 'failed: not reached there']);
});
