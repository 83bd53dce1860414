import { bytesOf, ByteStore, framed, latin1Of } from './byte-store.ts';
import { CR, ETB, ETX, LF, STX } from './control-bytes.ts';
import type { ChecksumRule } from './driver.ts';

/** A frame of E1381 as it came. */
export interface AstmFrame {
  /** 0 to 7; NaN where none stands. */
  readonly number: number;
  readonly text: Uint8Array;
  /** Ended by ETX and not by ETB. */
  readonly isEnd: boolean;
  readonly isSumRight: boolean;
  /** From STX to the end. */
  readonly raw: Uint8Array;
}

const SUM_LENGTH = 2;
const HEX = /^[0-9A-Fa-f]$/u;

function sumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum + byte) % 256;
  return sum;
}

function hexOf(sum: number): string {
  return sum.toString(16).toUpperCase().padStart(SUM_LENGTH, '0');
}

/** Puts a frame together byte by byte, from the one after STX on. */
export class AstmFrameReader {
  readonly #rule: ChecksumRule;
  readonly #longest: number;
  readonly #bytes = new ByteStore();
  #end: number | null = null;
  #sum = '';
  #isOpen = false;

  constructor(rule: ChecksumRule, longest: number) {
    this.#rule = rule;
    this.#longest = longest;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether only the end of the line is missing, which some machines leave out. */
  get isInTail(): boolean {
    return this.#isOpen && this.#end !== null && (this.#sum.length === SUM_LENGTH || this.#rule === 'none');
  }

  begin(): void {
    this.#bytes.cut(0);
    this.#bytes.push(STX);
    this.#end = null;
    this.#sum = '';
    this.#isOpen = true;
  }

  drop(): void {
    this.#bytes.cut(0);
    this.#isOpen = false;
  }

  /** `done`: the frame is there. `next`: it is there, and the byte begins another. */
  take(byte: number): 'more' | 'done' | 'next' | 'too-long' {
    if (this.#bytes.size >= this.#longest) return 'too-long';
    if (this.#end === null) {
      // Only STX cannot be a byte that was spoilt: what follows it is a frame, whose sum decides.
      if (byte === STX) this.begin();
      else this.#bytes.push(byte);
      if (byte === ETX || byte === ETB) this.#end = this.#bytes.size;
      return 'more';
    }
    const character = String.fromCharCode(byte);
    if (this.#sum.length < SUM_LENGTH && HEX.test(character)) {
      this.#sum += character;
      this.#bytes.push(byte);
      return 'more';
    }
    if (byte === STX) return 'next';
    if (byte === CR || byte === LF) this.#bytes.push(byte);
    return 'done';
  }

  /** The frame that was read; nothing is open then. */
  close(): AstmFrame {
    const raw = this.#bytes.copy();
    const end = this.#end ?? raw.length;
    const number = (raw[1] ?? 0) - 48;
    const frame = {
      number: number >= 0 && number <= 7 ? number : Number.NaN,
      text: raw.subarray(2, end - 1),
      isEnd: raw[end - 1] === ETX,
      isSumRight: this.#isSumRight(raw.subarray(1, end)),
      raw,
    };
    this.drop();
    return frame;
  }

  /** Over number, text and end (E1381 6.3.3). */
  #isSumRight(summed: Uint8Array): boolean {
    if (this.#rule === 'none') return true;
    const said = this.#sum.toUpperCase();
    if (said === hexOf(sumOf(summed))) return true;
    return this.#rule === 'withoutEnd' && said === hexOf(sumOf(summed.subarray(0, -1)));
  }
}

/** What may not stand in a frame beside the end of a record (E1381 6.6.1). */
const FORBIDDEN = /(?!\r)\p{Cc}/gu;

/**
 * The frames of a message, numbered from 1: one for each record, those longer than `frameText` characters in several. Characters that
 * would steer the conversation become blanks.
 */
export function writeFrames(text: string, frameText: number): Uint8Array[] {
  const records = text
    .split('\r')
    .filter((record) => record !== '')
    .map((record) => `${record.replaceAll(FORBIDDEN, ' ')}\r`);
  const pieces = records.flatMap((record) => {
    const count = Math.ceil(record.length / frameText);
    return Array.from({ length: count }, (_, at) => ({
      piece: record.slice(at * frameText, (at + 1) * frameText),
      end: at === count - 1 ? ETX : ETB,
    }));
  });
  return pieces.map(({ piece, end }, at) => {
    const summed = bytesOf(`${(at + 1) % 8}${piece}${String.fromCharCode(end)}`);
    return framed([STX], bytesOf(`${latin1Of(summed)}${hexOf(sumOf(summed))}`), [CR, LF]);
  });
}
