import { expect, it } from 'vitest';
import { lineLink } from './line-link.ts';
import { talkWith } from './testing/talk.ts';

const OPTIONS = { begins: 2, ends: 3, acknowledges: false } as const;

it('stores each block, and nothing of what stands between', () => {
  const talk = talkWith(lineLink(OPTIONS));
  talk.say('\u0002DB\u0003\r\n\u0002D 0001 one\u0003xx\u0002D 00');
  talk.say('02 two\u0003');
  expect(talk.whole).toEqual(['DB', 'D 0001 one', 'D 0002 two']);
});

it('takes lines that nothing begins', () => {
  const talk = talkWith(lineLink({ ...OPTIONS, begins: null, ends: 10 }));
  talk.say('S1,ESR,12\r\nS2,ESR,40\r\n\r\n');
  expect(talk.whole).toEqual(['S1,ESR,12\r', 'S2,ESR,40\r']);
});

it('acknowledges what is stored where the machine waits for it', () => {
  let tries = 0;
  const link = lineLink({ ...OPTIONS, acknowledges: true });
  const talk = talkWith(link, { onStore: () => ((tries += 1) === 1 ? 'fails' : []) });
  talk.say('\u0002D 0001\u0003');
  talk.say('\u0002D 0001\u0003');
  expect(talk.log).toEqual(['store', 'NAK', 'store', 'ACK']);
});

it('asks for a store again where the machine will not send again', () => {
  let tries = 0;
  const talk = talkWith(lineLink(OPTIONS), { onStore: () => ((tries += 1) === 1 ? 'fails' : []) });
  talk.say('\u0002D 0001\u0003\u0002D 0002\u0003');
  expect(talk.whole).toEqual([]);
  talk.wake();
  expect(talk.whole).toEqual(['D 0001', 'D 0002']);
});

it('drops a block that is too long, begins anew in a block, tells a half one at the end', () => {
  const talk = talkWith(lineLink({ ...OPTIONS, longestMessage: 20 }));
  talk.say(`\u0002${'x'.repeat(19)}`);
  talk.say('xx\u0003');
  talk.say('\u0002D 00\u0002D 0001\u0003');
  talk.say('\u0002D 0');
  talk.end();
  expect([talk.whole, talk.cut]).toEqual([['D 0001'], ['D 0']]);
  expect(talk.log).toEqual(['too-long', 'incomplete', 'store', 'store part']);
});
