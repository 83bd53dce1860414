import { bytesOf, ByteStore, framed } from './byte-store.ts';
import { CR, FS, LF, VT } from './control-bytes.ts';
import { readTree, textAt } from './delimited-tree.ts';
import { type AcknowledgementCode, acknowledgement } from './hl7-answer.ts';
import { hl7Messages } from './reading/hl7-batch.ts';
import { type Hl7Header, hl7HeaderOf } from './hl7-header.ts';
import type { Link, OutgoingMessage } from './link.ts';
import { stampOf } from './stamp-of.ts';
import { LONGEST_MESSAGE, StoringLink } from './storing-link.ts';

export interface MllpLinkOptions {
  /** 1 MiB where not said. */
  readonly longestMessage?: number;
  /** Zone of the lab, in minutes east of Greenwich, for MSH-7; India where not said. */
  readonly zoneMinutes?: number;
  /** MSH-10 of an answer: none is ever given twice, over whichever connection. */
  readonly newControlId: () => string;
  /** Whether a message of such a header is read; others are refused. All where not said. */
  readonly isRead?: (header: Hl7Header) => boolean;
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
/** Of these modes those in which an error is answered. */
const TOLD_OF_REFUSALS = ['AL', 'ER'];

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
  readonly #newControlId: () => string;
  readonly #isRead: (header: Hl7Header) => boolean;
  readonly #block = new ByteStore();
  #queue: Outgoing[] = [];
  #place: 'outside' | 'inside' | 'ended' = 'outside';
  #isTooLong = false;
  #endedAt = 0;
  /** When the answer to what was sent must have come; null: nothing is out. */
  #replyBy: number | null = null;
  /** Messages of a batch behind the one that is being stored. */
  #batch: string[] = [];

  constructor({ longestMessage, zoneMinutes, newControlId, isRead }: MllpLinkOptions) {
    super(longestMessage ?? LONGEST_MESSAGE);
    this.#zoneMinutes = zoneMinutes ?? INDIA_MINUTES;
    this.#newControlId = newControlId;
    this.#isRead = isRead ?? (() => true);
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
    this.#batch = [...hl7Messages(text)];
    if (this.#batch.length > 0) {
      this.#takeNext();
      return;
    }
    // Refused, and kept for people: nobody can tell how it is written.
    this.store({
      raw: framed([VT], bytes, [FS, CR]),
      text,
      isWhole: false,
      onStored: () => this.#reply(null, 'AR'),
      onNotStored: () => this.#reply(null, 'AR'),
    });
  }

  /** Takes the messages of a batch one after the other, each with its own answer. */
  #takeNext(): void {
    for (let text = this.#batch.shift(); text !== undefined; text = this.#batch.shift()) {
      const header = hl7HeaderOf(text);
      if (header !== null && this.#isAnswer(header, text)) this.#takeAnswer(text);
      else if (header !== null && !this.#isRead(header)) this.#refuse(header);
      else {
        this.#storeMessage(header, text);
        return;
      }
    }
  }

  #storeMessage(header: Hl7Header | null, text: string): void {
    this.store({
      raw: framed([VT], bytesOf(text), [FS, CR]),
      text,
      isWhole: true,
      onStored: (answers) => {
        this.#onStored(header, answers);
        this.#takeNext();
      },
      onNotStored: () => {
        this.#reply(header, MODES.includes(header?.acceptMode ?? '') ? 'CE' : 'AE');
        this.#takeNext();
      },
    });
  }

  /** Says no to a message that no driver here reads (HL7 2.9.2): at once where the machine wants to know what becomes of its messages. */
  #refuse(header: Hl7Header): void {
    this.note('unsupported-message');
    const { acceptMode, applicationMode, type, trigger } = header;
    const words = `Unsupported message type ${type} ${trigger}`.trim();
    const isOriginal = !MODES.includes(acceptMode) && !MODES.includes(applicationMode);
    if (isOriginal || TOLD_OF_REFUSALS.includes(applicationMode)) this.#reply(header, 'AR', words);
    else if (TOLD_OF_REFUSALS.includes(acceptMode)) this.#reply(header, 'CR', words);
  }

  #onStored(header: Hl7Header | null, answers: readonly OutgoingMessage[]): void {
    const { acceptMode = '', applicationMode = '' } = header ?? {};
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

  #reply(header: Hl7Header | null, code: AcknowledgementCode, words = ''): void {
    const now = stampOf(this.now, this.#zoneMinutes);
    this.#writeBlock(
      acknowledgement({ received: header, controlId: this.#newControlId(), now }, code, words),
    );
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
export function mllpLink(options: MllpLinkOptions): Link {
  return new MllpLink(options);
}
