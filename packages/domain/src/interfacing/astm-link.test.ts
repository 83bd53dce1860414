import { describe, expect, it } from 'vitest';
import { type AstmLinkOptions, astmLink } from './astm-link.ts';
import { bytesOf } from './byte-store.ts';
import { frameOf, talkWith } from './testing/talk.ts';

const OPTIONS: AstmLinkOptions = { checksum: 'required', frameText: 240, endsWithoutTerminator: false };
const HEADER = 'H|\\^&|||SIM\r';
const RESULT = 'R|1|^^^WBC|7.81|10*3/uL\r';
const LAST = 'L|1|N\r';
const MESSAGE = HEADER + RESULT + LAST;

const link = (options: Partial<AstmLinkOptions> = {}) => astmLink({ ...OPTIONS, ...options });

function takes(options: Partial<AstmLinkOptions>, bytes: string): boolean {
  const talk = talkWith(link(options));
  talk.say(`\u0005${bytes}`);
  return talk.whole.length === 1;
}

describe('receiving', () => {
  it('takes the frames of a published example, whose sums it did not make', () => {
    const talk = talkWith(link());
    talk.say('\u0005');
    talk.say('\u00021H|\\^&|||H550^1.0^SIM|||||||P|LIS2-A2|20250101093000\r\u00038C\r\n');
    talk.say('\u00022P|1\r\u00033F\r\n');
    talk.say('\u00023O|1|S0000123||^^^WBC\\^^^HGB|R||||||N\r\u00039D\r\n');
    talk.say('\u00024R|1|^^^WBC|7.81|10*3/uL|4.00^10.00|N||F||||20250101092955\r\u000375\r\n');
    talk.say('\u00025R|2|^^^HGB|9.4|g/dL|12.0^16.0|L||F||||20250101092955\r\u0003A4\r\n');
    talk.say('\u00026L|1|N\r\u000309\r\n');
    talk.say('\u0004');
    expect(talk.log).toEqual(['ACK', 'ACK', 'ACK', 'ACK', 'ACK', 'ACK', 'store', 'ACK']);
    expect(talk.whole[0]).toContain('R|2|^^^HGB|9.4|g/dL|12.0^16.0|L||F||||20250101092955\rL|1|N\r');
  });

  it('acknowledges the last frame when the message is stored, and not before', () => {
    const machine = link();
    const kinds = (bytes: string) => machine.receive(bytesOf(bytes), 0).map(({ kind }) => kind);
    expect(kinds('\u0005')).toEqual(['write']);
    expect(kinds(frameOf(1, MESSAGE))).toEqual(['store']);
    expect(kinds('\n')).toEqual([]);
    expect(machine.stored(5_000)).toEqual([{ kind: 'write', bytes: bytesOf('\u0006') }]);
  });

  it('asks for the frame again when storing failed, and stores it once', () => {
    let tries = 0;
    const talk = talkWith(link(), { onStore: () => ((tries += 1) === 1 ? 'fails' : []) });
    talk.say(`\u0005${frameOf(1, HEADER + RESULT)}`);
    talk.say(frameOf(2, LAST));
    talk.say(frameOf(2, LAST));
    expect(talk.log).toEqual(['ACK', 'ACK', 'store', 'NAK', 'store', 'ACK']);
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it('says nothing of a store that came so late that the machine had gone on', () => {
    const machine = link();
    machine.receive(bytesOf(`\u0005${frameOf(1, MESSAGE)}`), 0);
    machine.receive(bytesOf('\u0004\u0005'), 16_000);
    // One answer, to the new ENQ: two would be taken for one to a frame that has not come yet.
    expect(machine.stored(20_000)).toEqual([{ kind: 'write', bytes: bytesOf('\u0006') }]);
  });

  it('refuses a frame with a wrong sum and takes it when it comes right', () => {
    const talk = talkWith(link());
    talk.say('\u0005');
    talk.say(frameOf(1, MESSAGE).replace('7.81', '1.87').replace('SIM', 'SIN'));
    talk.say(frameOf(1, MESSAGE));
    expect(talk.log).toEqual(['ACK', 'bad-checksum', 'NAK', 'store', 'ACK']);
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it('acknowledges the same frame twice and counts it once; another under its number is refused', () => {
    const talk = talkWith(link());
    talk.say(`\u0005${frameOf(1, HEADER)}${frameOf(1, HEADER)}`);
    talk.say(frameOf(1, RESULT) + frameOf(3, RESULT) + frameOf(2, RESULT) + frameOf(3, LAST));
    talk.say(frameOf(3, LAST));
    expect(talk.whole).toEqual([MESSAGE]);
    expect(talk.log.filter((said) => said === 'bad-sequence')).toHaveLength(2);
    expect(talk.log.at(-1)).toBe('ACK');
  });

  it('counts frames on from 7 to 0, and several messages of a session', () => {
    const talk = talkWith(link());
    talk.say('\u0005');
    talk.say(frameOf(1, HEADER));
    for (let at = 2; at < 10; at += 1) talk.say(frameOf(at % 8, RESULT));
    talk.say(frameOf(2, LAST) + frameOf(3, MESSAGE) + frameOf(1, MESSAGE));
    expect(talk.whole).toEqual([HEADER + RESULT.repeat(8) + LAST, MESSAGE, MESSAGE]);
  });

  it('puts a record together that was cut anywhere', () => {
    const talk = talkWith(link());
    talk.say(`\u0005${frameOf(1, MESSAGE.slice(0, 17), 'ETB')}${frameOf(2, MESSAGE.slice(17))}`);
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it.each([
    ['without LF', frameOf(1, MESSAGE).slice(0, -1)],
    ['with LF alone', frameOf(1, MESSAGE).replace('\r\n', '\n')],
    ['without an end of the record', frameOf(1, MESSAGE.slice(0, -1))],
  ])('takes a frame %s', (_, frame) => {
    const talk = talkWith(link());
    talk.say(`\u0005${frame}`);
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it('takes a frame without any end of the line after a second', () => {
    const talk = talkWith(link());
    talk.say(`\u0005${frameOf(1, MESSAGE).slice(0, -2)}`);
    expect(talk.whole).toEqual([]);
    talk.wake();
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it('takes a sum without the end where the driver allows it, and none where it says so', () => {
    const text = `1${MESSAGE}`;
    const sum = bytesOf(text).reduce((all, one) => all + one, 0) % 256;
    const frame = `\u0002${text}\u0003${sum.toString(16).toUpperCase().padStart(2, '0')}\r\n`;
    expect(takes({}, frame)).toBe(false);
    expect(takes({ checksum: 'withoutEnd' }, frame)).toBe(true);
    expect(takes({ checksum: 'withoutEnd' }, frameOf(1, MESSAGE))).toBe(true);
    expect(takes({ checksum: 'none' }, `\u0002${text}\u0003\r\n`)).toBe(true);
  });

  it('answers a keep-alive and an ENQ that came twice', () => {
    const talk = talkWith(link());
    talk.say('\u0005\u0004\u0005\u0005');
    expect(talk.log).toEqual(['ACK', 'ACK']);
    talk.wake();
    expect(talk.log).toEqual(['ACK', 'ACK', 'ACK']);
    talk.say(frameOf(1, MESSAGE));
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it('does not answer an ENQ that was a byte of a frame, as its answer would be taken for that of the frame', () => {
    const talk = talkWith(link());
    talk.say('\u0005');
    talk.say(frameOf(1, HEADER).replace('\u0002', '\u0005'));
    talk.say(frameOf(1, HEADER).replace('SIM', 'S\u0005M'));
    expect(talk.log).toEqual(['ACK', 'noise', 'bad-checksum', 'NAK']);
  });

  it.each([
    ['the machine says EOT', (talk: ReturnType<typeof talkWith>) => talk.say('\u0004')],
    ['nothing comes for 30 seconds', (talk: ReturnType<typeof talkWith>) => talk.wake()],
    ['the machine begins anew', (talk: ReturnType<typeof talkWith>) => (talk.say('\u0005'), talk.wake())],
    ['the connection ends', (talk: ReturnType<typeof talkWith>) => talk.end()],
  ])('tells what was acknowledged as not whole when %s', (_, happens) => {
    const talk = talkWith(link());
    talk.say(`\u0005${frameOf(1, HEADER + RESULT)}`);
    happens(talk);
    expect([talk.whole, talk.cut]).toEqual([[], [HEADER + RESULT]]);
  });

  it('stores each frame of a machine without record L, and the whole at EOT', () => {
    const talk = talkWith(link({ endsWithoutTerminator: true }));
    talk.say(`\u0005${frameOf(1, HEADER)}`);
    talk.say(frameOf(2, RESULT));
    talk.say('\u0004');
    expect(talk.log).toEqual(['ACK', 'store part', 'ACK', 'store part again', 'ACK', 'store again']);
    expect(talk.whole).toEqual([HEADER + RESULT]);
  });

  it('refuses what is too long and tells what it had acknowledged of it', () => {
    const talk = talkWith(link({ longestMessage: 400 }));
    talk.say(`\u0005${frameOf(1, HEADER)}`);
    talk.say(`\u00022${'x'.repeat(450)}`);
    talk.say(frameOf(2, RESULT));
    expect(talk.cut).toEqual([HEADER]);
    expect(talk.log.slice(2)).toEqual(['too-long', 'incomplete', 'store part', 'noise', 'too-long', 'NAK']);
    talk.say(`\u0004\u0005${frameOf(1, MESSAGE)}`);
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it('refuses a message of many frames that is too long', () => {
    const talk = talkWith(link({ longestMessage: 400 }));
    talk.say(`\u0005${frameOf(1, HEADER)}`);
    for (let at = 2; at < 30; at += 1) talk.say(frameOf(at % 8, RESULT));
    expect(talk.log).toContain('too-long');
    expect(talk.cut).toHaveLength(1);
    expect(talk.cut[0]?.length).toBeLessThan(400);
  });

  it('lets nobody fill its memory while it stores', () => {
    const machine = link({ longestMessage: 1_000 });
    machine.receive(bytesOf(`\u0005${frameOf(1, MESSAGE)}`), 0);
    expect(machine.receive(new Uint8Array(2_000), 0).map(({ kind }) => kind)).toEqual(['note', 'close']);
  });
});

describe('sending', () => {
  const order = { id: 'o1', text: 'H|\\^&\rP|1\rL|1|N\r' };

  it('calls, sends frame by frame, and hangs up', () => {
    const talk = talkWith(link(), { onStore: () => [order] });
    talk.say(`\u0005${frameOf(1, 'H|\\^&\rQ|1|^S1||ALL\rL|1|N\r')}`);
    talk.log.length = 0;
    talk.say('\u0004');
    for (let at = 0; at < 4; at += 1) talk.say('\u0006');
    expect(talk.log).toEqual([
      'ENQ',
      frameOf(1, 'H|\\^&\r'),
      frameOf(2, 'P|1\r'),
      frameOf(3, 'L|1|N\r'),
      'EOT',
      'sent o1',
    ]);
  });

  it('parts a long record by ETB', () => {
    const talk = talkWith(link({ frameText: 10 }));
    talk.link.send({ id: 'o1', text: `H|\\^&\rO|1|${'S'.repeat(12)}\r` }, talk.now);
    for (let at = 0; at < 4; at += 1) talk.say('\u0006');
    expect(talk.log.slice(0, 3)).toEqual([
      frameOf(1, 'H|\\^&\r'),
      frameOf(2, 'O|1|SSSSSS', 'ETB'),
      frameOf(3, 'SSSSSS\r'),
    ]);
  });

  it('sends a refused frame six times and gives up', () => {
    const talk = talkWith(link());
    talk.link.send(order, talk.now);
    talk.say('\u0006');
    for (let at = 0; at < 6; at += 1) talk.say('\u0015');
    expect(talk.log).toEqual([
      ...Array.from({ length: 6 }, () => frameOf(1, 'H|\\^&\r')),
      'EOT',
      'gaveUp o1',
    ]);
  });

  it('calls again after ten seconds when the machine is busy, six times in all', () => {
    const talk = talkWith(link());
    const start = talk.now;
    talk.link.send(order, talk.now);
    for (let at = 0; at < 5; at += 1) {
      talk.say('\u0015');
      talk.wake();
    }
    expect(talk.now - start).toBe(50_000);
    talk.say('\u0015');
    expect(talk.log).toEqual(['ENQ', 'ENQ', 'ENQ', 'ENQ', 'ENQ', 'EOT', 'gaveUp o1']);
  });

  it('gives up a machine that never answers', () => {
    const talk = talkWith(link());
    talk.link.send(order, talk.now);
    for (let at = 0; at < 20 && talk.link.wakeAt !== null; at += 1) talk.wake();
    expect(talk.log.filter((said) => said === 'ENQ')).toHaveLength(5);
    expect(talk.log.at(-1)).toBe('gaveUp o1');
  });

  it('gives way when both begin, and sends when the machine has said its message', () => {
    const talk = talkWith(link());
    talk.link.send(order, talk.now);
    talk.say('\u0005');
    expect(talk.log).toEqual(['contention']);
    talk.say('\u0005');
    talk.say(frameOf(1, MESSAGE));
    talk.say('\u0004');
    expect(talk.log).toEqual(['contention', 'ACK', 'store', 'ACK', 'ENQ']);
    expect(talk.whole).toEqual([MESSAGE]);
  });

  it('calls again twenty seconds after a contention when the machine says no more', () => {
    const talk = talkWith(link());
    talk.link.send(order, talk.now);
    talk.say('\u0005');
    const start = talk.now;
    talk.wake();
    expect([talk.now - start, talk.log.at(-1)]).toEqual([20_000, 'ENQ']);
  });

  it('takes EOT for an acknowledgement that asks for the line, and is quiet for 15 seconds then', () => {
    const talk = talkWith(link());
    talk.link.send({ id: 'o1', text: 'H|\\^&\r' }, talk.now);
    talk.link.send({ id: 'o2', text: 'H|\\^&\r' }, talk.now);
    talk.say('\u0006\u0004');
    expect(talk.log.slice(-2)).toEqual(['EOT', 'sent o1']);
    const start = talk.now;
    talk.wake();
    expect([talk.now - start, talk.log.at(-1)]).toEqual([15_000, 'ENQ']);
  });

  it('says what it could not send when the connection ends', () => {
    const talk = talkWith(link());
    talk.link.send(order, talk.now);
    talk.end();
    expect(talk.log).toEqual(['gaveUp o1']);
  });
});
