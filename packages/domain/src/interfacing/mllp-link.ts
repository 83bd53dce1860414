import { bytesOf, ByteStore, framed } from './byte-store.ts';
import { CR, FS, LF, VT } from './control-bytes.ts';
import { readTree, textAt } from './delimited-tree.ts';
import { type AcknowledgementCode, acknowledgement } from './hl7-answer.ts';
import { type Hl7Header, hl7HeaderOf } from './hl7-header.ts';
import type { Link, OutgoingMessage } from './link.ts';
import { stampOf } from './stamp-of.ts';
import { LONGEST_MESSAGE, StoringLink } from './storing-link.ts';

export interface MllpLinkOptions {
  /** 1 MiB where not said. */
  readonly longestMessage?: number;
  /** Zone of the lab, in minutes east of Greenwich, for MSH-7; India where not said. */
  readonly zoneMinutes?: number;
}

const INDIA_MINUTES = 330;
const REPLY_MS = 30_000;
const MOST_TRIES = 3;
/** A block without the CR behind it is taken after so long. */
const TAIL_MS = 1_000;
const LONGEST_HEADER = 1_000;

/** Types that answer: nothing answers them. */
const ANSWERS = ['ACK', 'MCF', 'ORR', 'ORL', 'RSP', 'QCK', 'DSR', 'EAR'];
/** MSH-15 and MSH-16: whether an answer is wanted when all is well. Anything else there is no mode. */
const WANTED = ['AL', 'SU'];
const MODES = [...WANTED, 'NE', 'ER'];

interface Outgoing {
  readonly message: OutgoingMessage;
  readonly controlId: string;
  readonly isAnswer: boolean;
  tries: number;
}

function outgoingOf(message: OutgoingMessage): Outgoing {
  const header = hl7HeaderOf(message.text);
  return {
    message,
    controlId: header?.controlId ?? '',
    isAnswer: ANSWERS.includes(header?.type ?? 'ACK'),
    tries: 0,
  };
}

class MllpLink extends StoringLink {
  readonly #zoneMinutes: number;
  readonly #block = new ByteStore();
  #queue: Outgoing[] = [];
  #place: 'outside' | 'inside' | 'ended' = 'outside';
  #isTooLong = false;
  #endedAt = 0;
  /** When the answer to what was sent must have come; null: nothing is out. */
  #replyBy: number | null = null;
  #count = 0;

  constructor({ longestMessage, zoneMinutes }: MllpLinkOptions) {
    super(longestMessage ?? LONGEST_MESSAGE);
    this.#zoneMinutes = zoneMinutes ?? INDIA_MINUTES;
  }

  protected override take(byte: number): void {
    if (this.#place === 'ended') {
      this.#takeBlock();
      if (byte === CR) return;
      // What is to be stored waits for its answer; the byte begins the next block or is noise.
      this.#begin(byte);
      return;
    }
    if (this.#place === 'outside') {
      this.#begin(byte);
      return;
    }
    if (byte === FS) {
      this.#place = 'ended';
      this.#endedAt = this.now;
    } else if (byte === VT) {
      this.note('incomplete');
      this.#begin(byte);
    } else if (this.#isTooLong) return;
    else if (this.#block.size >= this.longest) {
      this.note('too-long');
      this.#isTooLong = true;
      this.#block.cut(LONGEST_HEADER);
    } else this.#block.push(byte);
  }

  #begin(byte: number): void {
    if (byte === VT) {
      this.#block.cut(0);
      this.#isTooLong = false;
      this.#place = 'inside';
    } else if (byte !== CR && byte !== LF) this.note('noise');
  }

  #takeBlock(): void {
    this.#place = 'outside';
    const text = this.#block.text();
    const bytes = this.#block.copy();
    this.#block.cut(0);
    const header = hl7HeaderOf(text);
    if (this.#isTooLong || text.trim() === '') {
      this.#reply(header, 'AR');
      return;
    }
    if (header !== null && this.#isAnswer(header, text)) {
      this.#takeAnswer(text);
      return;
    }
    this.store({
      raw: framed([VT], bytes, [FS, CR]),
      text,
      isWhole: true,
      onStored: (answers) => this.#onStored(header, answers),
      onNotStored: () => this.#reply(header, MODES.includes(header?.acceptMode ?? '') ? 'CE' : 'AE'),
    });
  }

  #onStored(header: Hl7Header | null, answers: readonly OutgoingMessage[]): void {
    const { acceptMode = '', applicationMode = '' } = header ?? {};
    if (header === null) {
      this.#reply(null, 'AR');
      return;
    }
    if (WANTED.includes(acceptMode)) this.#reply(header, 'CA');
    const [first, ...rest] = answers;
    if (first !== undefined) {
      this.#writeBlock(first.text);
      this.effect({ kind: 'sent', id: first.id });
      this.#queue.unshift(...rest.map(outgoingOf));
      return;
    }
    const isOriginal = !MODES.includes(acceptMode) && !MODES.includes(applicationMode);
    if (isOriginal || WANTED.includes(applicationMode)) this.#reply(header, 'AA');
  }

  #reply(header: Hl7Header | null, code: AcknowledgementCode): void {
    this.#count += 1;
    const now = stampOf(this.now, this.#zoneMinutes);
    const controlId = `${now}${this.#count}`;
    this.#writeBlock(acknowledgement({ received: header, controlId, now }, code));
  }

  #writeBlock(text: string): void {
    this.effect({ kind: 'write', bytes: framed([VT], bytesOf(text), [FS, CR]) });
  }

  #isAnswer({ type }: Hl7Header, text: string): boolean {
    return ANSWERS.includes(type) || /[\r\n]MSA[^A-Za-z0-9]/u.test(text);
  }

  #takeAnswer(text: string): void {
    const said = readTree(text, 'hl7').find(({ type }) => type === 'MSA');
    const [current] = this.#queue;
    const at = (field: number): string =>
      said === undefined ? '' : textAt(said, { field, component: null, sub: null });
    if (current === undefined || this.#replyBy === null || at(2) !== current.controlId) {
      // To an answer of ours that asks for none.
      return;
    }
    this.#queue.shift();
    this.#replyBy = null;
    const { id } = current.message;
    if (at(1).endsWith('A')) this.effect({ kind: 'sent', id });
    else this.effect({ kind: 'gaveUp', id, note: 'refused-by-machine' });
  }

  protected override onIdle(): void {
    while (this.#replyBy === null) {
      const [next] = this.#queue;
      if (next === undefined) return;
      this.#writeBlock(next.message.text);
      next.tries += 1;
      if (next.isAnswer) {
        this.#queue.shift();
        this.effect({ kind: 'sent', id: next.message.id });
      } else this.#replyBy = this.now + REPLY_MS;
    }
  }

  protected override alarmAt(): number | null {
    const tail = this.#place === 'ended' ? this.#endedAt + TAIL_MS : null;
    if (tail === null || this.#replyBy === null) return tail ?? this.#replyBy;
    return Math.min(tail, this.#replyBy);
  }

  protected override onAlarm(): void {
    if (this.#place === 'ended' && this.#endedAt + TAIL_MS <= this.now) {
      this.#takeBlock();
      return;
    }
    if (this.#replyBy === null || this.#replyBy > this.now) return;
    this.#replyBy = null;
    this.note('timeout');
    const [current] = this.#queue;
    if (current !== undefined && current.tries >= MOST_TRIES) {
      this.#queue.shift();
      this.effect({ kind: 'gaveUp', id: current.message.id, note: 'timeout' });
    }
    this.onIdle();
  }

  protected override onEnd(): void {
    if (this.#place === 'ended') {
      this.#takeBlock();
      return;
    }
    if (this.#block.size === 0) return;
    const raw = framed([VT], this.#block.copy(), []);
    this.effect({ kind: 'store', raw, text: this.#block.text(), isWhole: false, continues: false });
    this.#block.cut(0);
  }

  protected override queue(message: OutgoingMessage): void {
    this.#queue.push(outgoingOf(message));
  }

  protected override unsent(): readonly OutgoingMessage[] {
    return this.#queue.splice(0).map(({ message }) => message);
  }
}

/** The conversation of HL7 v2 over MLLP: everything is answered, in the original or the enhanced mode (HL7 2.9.2). */
export function mllpLink(options: MllpLinkOptions = {}): Link {
  return new MllpLink(options);
}
