import { describe, expect, inject, it } from 'vitest';
import { bytesOf } from './byte-store.ts';
import type { Driver } from './driver.ts';
import { BECKMAN_AU_FIXED } from './drivers/beckman-au-fixed.ts';
import { MINDRAY_BC_HL7 } from './drivers/mindray-bc-hl7.ts';
import { SPOTCHEM_EL_ASTM } from './drivers/spotchem-el-astm.ts';
import { SYSMEX_XN_ASTM } from './drivers/sysmex-xn-astm.ts';
import type { LinkEffect } from './link.ts';
import { newLink } from './new-link.ts';
import { readMessage } from './read-message.ts';
import { frameOf, type Talk, talkWith } from './testing/talk.ts';

const { whole, seed } = inject('rotation');
const RUNS = whole ? 100_000 : 100;

/** Numbers from 0 to below 1 that a seed decides. */
function numbersOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CONTROLS = '\u0000\u0002\u0003\u0004\u0005\u0006\n\u000b\r\u0015\u0017\u001c|^\\&';

/** Spoils bytes: changes, drops, doubles, inserts and cuts. */
function spoilt(text: string, next: () => number): string {
  let said = text;
  for (let count = Math.floor(next() * 4); count >= 0; count -= 1) {
    const at = Math.floor(next() * said.length);
    const length = Math.floor(next() * 20);
    const control = CONTROLS.charAt(Math.floor(next() * CONTROLS.length));
    const byte = String.fromCharCode(Math.floor(next() * 256));
    const ways = [
      () => said.slice(0, at) + byte + said.slice(at + 1),
      () => said.slice(0, at) + control + said.slice(at + 1),
      () => said.slice(0, at) + control + said.slice(at),
      () => said.slice(0, at) + said.slice(at + length),
      () => said.slice(0, at) + said.slice(at, at + length) + said.slice(at),
      () => said.slice(0, at),
      () => said.slice(at) + said.slice(0, at),
    ];
    said = ways[Math.floor(next() * ways.length)]?.() ?? said;
  }
  return said;
}

function speak(driver: Driver, pieces: readonly string[]): Talk {
  const link = newLink(driver, { longestMessage: LONGEST, newControlId: () => '1' });
  if (link === null) throw new Error('no link');
  const talk = talkWith(link);
  for (const piece of pieces) talk.say(piece);
  for (let turn = 0; turn < 3 && link.wakeAt !== null; turn += 1) talk.wake();
  talk.end();
  return talk;
}

/** A text in pieces of chance. */
function split(text: string, next: () => number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const length = 1 + Math.floor(next() * next() * 60);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

const frames = (example: string) =>
  example
    .split(/(?<=\r)/u)
    .map((text, at) => frameOf((at + 1) % 8, text))
    .join('');

const PROTOCOLS = [
  { name: 'E1381', driver: SYSMEX_XN_ASTM.driver, stream: `\u0005${frames(SYSMEX_XN_ASTM.example)}\u0004` },
  {
    name: 'E1381 without L',
    driver: SPOTCHEM_EL_ASTM.driver,
    stream: `\u0005${frames(SPOTCHEM_EL_ASTM.example)}\u0004`,
  },
  { name: 'MLLP', driver: MINDRAY_BC_HL7.driver, stream: `\u000b${MINDRAY_BC_HL7.example}\u001c\r` },
  {
    name: 'lines',
    driver: BECKMAN_AU_FIXED.driver,
    stream: `\u0002DB\u0003\u0002${BECKMAN_AU_FIXED.example}\u0003`,
  },
] as const;

interface Proven {
  readonly lines: ReadonlySet<string>;
  /** Ends of frames that go on in the next one. */
  readonly open: readonly string[];
}

/** Lines that stand in frames whose sum is right, found by looking at every STX. */
function provenIn(bytes: string): Proven {
  const lines = new Set<string>();
  const open: string[] = [];
  for (let at = bytes.indexOf('\u0002'); at >= 0; at = bytes.indexOf('\u0002', at + 1)) {
    const found = /^\u0002([^\u0003\u0017]*[\u0003\u0017])([0-9A-Fa-f]{2})/u.exec(bytes.slice(at)); // oxlint-disable-line no-control-regex -- what steers a frame is what is looked for
    const [, summed = '', said = ''] = found ?? [];
    let sum = 0;
    for (let one = 0; one < summed.length; one += 1) sum += summed.charCodeAt(one);
    if (found === null || (sum & 255) !== Number.parseInt(said, 16)) continue;
    const own = summed.slice(1, -1).split(/[\r\n]/u);
    for (const line of own) lines.add(line);
    if (summed.endsWith('\u0017')) open.push(own.at(-1) ?? '');
  }
  return { lines, open };
}

/** Whether a line stands in a proven frame, or in several that one another go on in. */
function isProven(line: string, proven: Proven): boolean {
  if (line === '' || proven.lines.has(line)) return true;
  return proven.open.some(
    (begin) => begin !== '' && line.startsWith(begin) && isProven(line.slice(begin.length), proven),
  );
}

const LONGEST = 4_000;

/** What a run did that it may not. */
function harmOf(name: string, bytes: string, { whole: said, cut, log }: Talk): string[] {
  const all = [...said, ...cut];
  const proven = provenIn(bytes);
  const strange =
    name === 'E1381'
      ? all.flatMap((text) => text.split(/[\r\n]/u)).filter((line) => !isProven(line, proven))
      : [];
  // Of the last one the connection may end before its answer.
  const answers = log.filter((one) => one.startsWith('\u000b')).length + 1;
  return [
    ...strange.map((line) => `of no frame: ${line}`),
    ...(name === 'MLLP' && answers < said.length ? ['a message without an answer'] : []),
    ...all.filter((text) => text.length > LONGEST + 1).map(({ length }) => `${length} bytes`),
  ];
}

describe.each(PROTOCOLS)('$name', ({ name, driver, stream }) => {
  const runs = name === 'E1381 without L' ? RUNS / 10 : RUNS;

  it('says the same in single bytes, at once and in pieces of chance', () => {
    const next = numbersOf(seed);
    const all = stream.repeat(3);
    const once = speak(driver, [all]).whole;
    expect(once.length).toBeGreaterThanOrEqual(3);
    expect(speak(driver, all.split('')).whole).toEqual(once);
    for (let run = 0; run < Math.min(RUNS, 2_000) / 10; run += 1)
      expect(speak(driver, split(all, next)).whole).toEqual(once);
  });

  it(`takes ${runs} spoilt streams without harm`, { timeout: 1_800_000 }, () => {
    const harm: string[] = [];
    for (let run = 0; run < runs && harm.length === 0; run += 1) {
      const next = numbersOf(seed + run);
      const bytes = spoilt(stream.repeat(2), next);
      const talk = speak(driver, split(bytes, next));
      harm.push(...harmOf(name, bytes, talk).map((one) => `seed ${seed + run}: ${one}`));
      for (const text of [...talk.whole, ...talk.cut]) readMessage(driver, text);
    }
    expect(harm).toEqual([]);
  });

  it('stays small whatever comes without an end', { timeout: 1_800_000 }, () => {
    const next = numbersOf(seed);
    const chunk = Uint8Array.from({ length: 65_536 }, () => Math.floor(next() * 256));
    let longest = 0;
    for (const bytes of [chunk, new Uint8Array(65_536), new Uint8Array(65_536).fill(65)]) {
      const link = newLink(driver, { longestMessage: LONGEST, newControlId: () => '1' });
      const follow = (effects: readonly LinkEffect[] = []): void => {
        for (const effect of effects) {
          if (effect.kind !== 'store') continue;
          longest = Math.max(longest, effect.text.length);
          follow(link?.stored(0));
        }
      };
      follow(link?.receive(bytesOf(stream.slice(0, 60)), 0));
      for (let count = 0; count < (whole ? 1_600 : 4); count += 1) follow(link?.receive(bytes, 0));
      follow(link?.end(0));
    }
    expect(longest).toBeLessThanOrEqual(LONGEST + 1);
  });
});
