import { describe, expect, it } from 'vitest';
import { mllpLink, type MllpLinkOptions } from './mllp-link.ts';
import { talkWith } from './testing/talk.ts';

const block = (text: string) => `\u000b${text}\u001c\r`;
const header = (type: string, id: string, rest = '') =>
  `MSH|^~\\&|SIM|BC5|LIS|LAB|20250101093000||${type}|${id}|P|2.3.1${rest}\r`;
const batch = (...messages: readonly string[]) =>
  `FHS|^~\\&|SIM\rBHS|^~\\&|SIM\r${messages.join('')}BTS|${messages.length}\rFTS|1\r`;
const ORU = `${header('ORU^R01', 'M1')}OBX|1|NM|WBC||7.81\r`;

/** What was answered, by MSA alone. */
const answers = (log: readonly string[]) =>
  log.flatMap((said) => /MSA\|[^\r]*/u.exec(said)?.[0] ?? (said.startsWith('\u000b') ? 'other' : said));

const talk = (options: Partial<MllpLinkOptions> = {}, ways: Parameters<typeof talkWith>[1] = {}) => {
  let count = 0;
  const newControlId = () => `A${(count += 1)}`;
  return talkWith(mllpLink({ newControlId, ...options }), ways);
};

describe('receiving', () => {
  it('stores and then accepts, with sender and receiver changed and the time of the lab', () => {
    const machine = talk();
    machine.now = Date.UTC(2026, 10, 26, 18, 31);
    machine.say(block(ORU));
    expect(machine.whole).toEqual([ORU]);
    expect(machine.log).toEqual([
      'store',
      block('MSH|^~\\&|LIS|LAB|SIM|BC5|20261127000100||ACK^R01|A1|P|2.3.1\rMSA|AA|M1\r'),
    ]);
  });

  it('takes blocks that come in one packet, in single bytes, and without the CR behind', () => {
    const machine = talk();
    machine.say(`${block(ORU)}\r\n${block(ORU)}`);
    for (const byte of block(ORU)) machine.say(byte);
    machine.say(block(ORU).slice(0, -1));
    expect(machine.whole).toHaveLength(3);
    machine.wake();
    expect(machine.whole).toHaveLength(4);
  });

  it('says AE when storing failed, so that it is sent again', () => {
    const machine = talk({}, { onStore: () => 'fails' });
    machine.say(block(ORU));
    expect(answers(machine.log)).toEqual(['store', 'MSA|AE|M1']);
  });

  it('rejects what has no header and keeps it for people, rejects what is empty', () => {
    const machine = talk();
    machine.say(block('OBR|1||S1\rOBX|1|NM|WBC||7.81\r') + block(''));
    expect([machine.whole, machine.cut]).toEqual([[], ['OBR|1||S1\rOBX|1|NM|WBC||7.81\r']]);
    expect(answers(machine.log)).toEqual(['store part', 'MSA|AR|', 'MSA|AR|']);
  });

  it.each([
    ['|||AL|AL', ['MSA|CA|M1', 'MSA|AA|M1']],
    ['|||AL|NE', ['MSA|CA|M1']],
    ['|||ER|AL', ['MSA|AA|M1']],
    ['|||NE|NE', []],
    ['|||?|x', ['MSA|AA|M1']],
  ])('answers as MSH-15 and MSH-16 ask: %s', (rest, said) => {
    const machine = talk();
    machine.say(block(header('OUL^R22^OUL_R22', 'M1', rest)));
    expect(answers(machine.log).slice(1)).toEqual(said);
  });

  it('rejects what is too long by its header, and goes on', () => {
    const machine = talk({ longestMessage: 2_000 });
    machine.say(`\u000b${ORU}`);
    for (let at = 0; at < 50; at += 1) machine.say('x'.repeat(500));
    machine.say('\u001c\r');
    machine.say(block(ORU));
    expect(answers(machine.log)).toEqual(['too-long', 'MSA|AR|M1', 'store', 'MSA|AA|M1']);
  });

  it('takes a message behind a byte order mark', () => {
    const machine = talk();
    machine.say(block(`\u00ef\u00bb\u00bf${ORU}`));
    expect(machine.whole).toEqual([`\u00ef\u00bb\u00bf${ORU}`]);
    expect(answers(machine.log)).toEqual(['store', 'MSA|AA|M1']);
  });

  const second = ORU.replace('|M1|', '|M2|').replace('7.81', '9.4');

  it('answers each message of a batch by its own id', () => {
    const machine = talk();
    machine.say(block(batch(ORU, second, `${header('ORU^R01', 'M3')}OBX|1|NM|PLT||210\r`)) + block(ORU));
    expect(machine.whole.slice(0, 2)).toEqual([ORU, second]);
    expect(answers(machine.log).filter((one) => one !== 'store')).toEqual([
      'MSA|AA|M1',
      'MSA|AA|M2',
      'MSA|AA|M3',
      'MSA|AA|M1',
    ]);
  });

  it('says of each message of a batch whether it was stored', () => {
    const machine = talk({}, { onStore: (text) => (text.includes('M2') ? 'fails' : []) });
    machine.say(block(batch(ORU, second)));
    expect(answers(machine.log)).toEqual(['store', 'MSA|AA|M1', 'store', 'MSA|AE|M2']);
  });

  it('takes nothing of a block in which segments stand in front of the header', () => {
    const machine = talk();
    machine.say(block(`OBX|1|NM|WBC||7.81\r${ORU}`));
    expect(machine.whole).toEqual([]);
    expect(answers(machine.log)).toEqual(['store part', 'MSA|AR|']);
  });

  it.each([
    ['', ['MSA|AR|M1|Unsupported message type ADT A01']],
    ['|||AL|NE', ['MSA|CR|M1|Unsupported message type ADT A01']],
    ['|||NE|AL', ['MSA|AR|M1|Unsupported message type ADT A01']],
    ['|||NE|NE', []],
  ])('refuses a type that nobody reads, and keeps nothing: %s', (rest, said) => {
    const machine = talk({ isRead: ({ type }) => type === 'ORU' });
    machine.say(block(header('ADT^A01', 'M1', rest)) + block(ORU));
    expect(machine.whole).toEqual([ORU]);
    expect(answers(machine.log)).toEqual(['unsupported-message', ...said, 'store', 'MSA|AA|M1']);
  });

  it('gives every answer an id of its own', () => {
    const machine = talk();
    machine.say(block(batch(ORU, second)) + block(ORU));
    const ids = machine.log.flatMap((said) => /\|ACK\^R01\|([^|]*)/u.exec(said)?.[1] ?? []);
    expect(ids).toEqual(['A1', 'A2', 'A3']);
  });

  it('forgets a block in which another one begins, and tells a half one at the end', () => {
    const machine = talk();
    machine.say(`\u000bMSH|half${block(ORU)}\u000bMSH|^~\\&|cut`);
    machine.end();
    expect([machine.whole, machine.cut]).toEqual([[ORU], ['MSH|^~\\&|cut']]);
  });
});

describe('sending', () => {
  const order = { id: 'o1', text: header('ORM^O01', 'X1') };

  it('answers a query with the texts of its answer and no acknowledgement', () => {
    const rsp = { id: 'a', text: `${header('RSP^K11', 'X0')}MSA|AA|M1\r` };
    const machine = talk({}, { onStore: () => [rsp, order] });
    machine.say(block(header('QBP^Q11', 'M1')));
    expect(machine.log).toEqual(['store', block(rsp.text), 'sent a', block(order.text)]);
    machine.say(block(`${header('ORR^O02', 'M2')}MSA|AA|X1\r`));
    expect(machine.log.at(-1)).toBe('sent o1');
  });

  it('takes a refusal, and what answers nothing of ours is not stored', () => {
    const machine = talk();
    machine.link.send(order, machine.now);
    machine.say(block(`${header('ACK', 'M2')}MSA|AA|another\r`) + block(`${header('ACK', 'M2')}MSA|AR|X1\r`));
    expect(machine.log).toEqual(['gaveUp o1']);
  });

  it('sends three times and gives up', () => {
    const machine = talk();
    machine.link.send(order, machine.now);
    for (let at = 0; at < 3; at += 1) machine.wake();
    expect(machine.log.filter((said) => said.startsWith('\u000b'))).toHaveLength(2);
    expect(machine.log.at(-1)).toBe('gaveUp o1');
    expect(machine.link.wakeAt).toBe(null);
  });
});
