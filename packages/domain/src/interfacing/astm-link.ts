import { type AstmFrame, AstmFrameReader, writeFrames } from './astm-frame.ts';
import { ByteStore, latin1Of } from './byte-store.ts';
import { ACK, CR, ENQ, EOT, LF, NAK, STX } from './control-bytes.ts';
import type { AstmLinkRules } from './driver.ts';
import type { Link, LinkNote, OutgoingMessage } from './link.ts';
import { LONGEST_MESSAGE, StoringLink } from './storing-link.ts';

/** Rules of the driver, and the most bytes of a message; 1 MiB where not said. */
export interface AstmLinkOptions extends Omit<AstmLinkRules, 'kind'> {
  readonly longestMessage?: number;
}

/** E1381 6.5: timers in ms, and how often something is tried. */
const REPLY_MS = 15_000;
const BUSY_MS = 10_000;
const FRAME_MS = 30_000;
const YIELD_MS = 20_000;
const QUIET_MS = 15_000;
const MOST_TRIES = 6;
/** A frame without the end of its line is taken after so long. */
const TAIL_MS = 1_000;
/** Bytes within a message are ENQ only when nothing follows them: a byte that was spoilt is followed by the rest of its frame. */
const LONE_MS = 2_000;

/** `yielding`: both sides began; the machine begins anew (E1381 6.2.7). */
type Phase = 'neutral' | 'receiving' | 'calling' | 'sending' | 'yielding';

interface Outgoing {
  readonly message: OutgoingMessage;
  readonly frames: readonly Uint8Array[];
  at: number;
  /** Of this frame. */
  sends: number;
  tries: number;
}

const RECORD_L = /[\r\n]L(?![A-Za-z0-9])[^\r\n]*[\r\n]*$/u;
const LONGEST_L = 240;

class AstmLink extends StoringLink {
  readonly #options: AstmLinkOptions;
  readonly #frame: AstmFrameReader;
  readonly #text = new ByteStore();
  readonly #raw = new ByteStore();
  readonly #queue: Outgoing[] = [];
  #phase: Phase = 'neutral';
  #deadline: number | null = null;
  #tailAt: number | null = null;
  #loneAt: number | null = null;
  #callFrom = 0;
  #isAskedToWait = false;
  #lastNumber: number | null = null;
  #lastFrame = '';
  /** Whether all of the message so far has been stored (machines without a record L). */
  #hasStoredPart = false;
  /** After a message that is too long every frame is refused until its end. */
  #isRefusing = false;

  constructor(options: AstmLinkOptions) {
    super(options.longestMessage ?? LONGEST_MESSAGE);
    this.#options = options;
    this.#frame = new AstmFrameReader(options.checksum, this.longest);
  }

  protected override take(byte: number): void {
    switch (this.#phase) {
      case 'neutral':
      case 'yielding':
        if (byte === ENQ) this.#beginReceiving();
        else this.#noteNoise(byte);
        return;
      case 'receiving':
        if (this.#frame.isOpen) this.#takeOfFrame(byte);
        else this.#takeBetween(byte);
        return;
      case 'calling':
        this.#takeReplyToCall(byte);
        return;
      case 'sending':
        this.#takeReplyToFrame(byte);
    }
  }

  #noteNoise(byte: number): void {
    if (byte !== CR && byte !== LF && byte !== EOT) this.note('noise');
  }

  #beginReceiving(): void {
    this.#phase = 'receiving';
    this.#forget();
    this.#lastNumber = null;
    this.#isRefusing = false;
    this.#deadline = this.now + FRAME_MS;
    this.write(ACK);
  }

  #forget(): void {
    this.#text.cut(0);
    this.#raw.cut(0);
    this.#hasStoredPart = false;
  }

  #takeBetween(byte: number): void {
    this.#loneAt = null;
    if (byte === STX) this.#frame.begin();
    else if (byte === EOT) this.#finish('end', () => this.#becomeNeutral());
    else if (byte === ENQ) this.#loneAt = this.now + LONE_MS;
    else this.#noteNoise(byte);
  }

  #takeOfFrame(byte: number): void {
    const step = this.#frame.take(byte);
    this.#tailAt = this.#frame.isInTail ? this.now + TAIL_MS : null;
    this.#loneAt = byte === ENQ ? this.now + LONE_MS : null;
    if (step === 'more') return;
    if (step === 'too-long') {
      this.#frame.drop();
      this.#refuseTooLong();
      return;
    }
    this.#takeFrame();
    if (step === 'next') this.#frame.begin();
  }

  #takeFrame(): void {
    this.#tailAt = null;
    this.#deadline = this.now + FRAME_MS;
    const frame = this.#frame.close();
    if (!frame.isSumRight) this.#refuse('bad-checksum');
    else if (this.#isRefusing) this.#refuse('too-long');
    else if (this.#isSent(frame)) this.write(ACK);
    else if (!this.#isNext(frame)) this.#refuse('bad-sequence');
    else if (this.#raw.size + frame.raw.length > this.longest) this.#refuseTooLong();
    else this.#accept(frame);
  }

  #refuse(note: LinkNote): void {
    this.note(note);
    this.write(NAK);
  }

  /** The same frame again: its acknowledgement was lost. */
  #isSent({ number, text }: AstmFrame): boolean {
    return number === this.#lastNumber && latin1Of(text) === this.#lastFrame;
  }

  #isNext({ number }: AstmFrame): boolean {
    if (this.#lastNumber !== null && number === (this.#lastNumber + 1) % 8) return true;
    // Some machines count every message of a session from 1.
    return number === 1 && this.#text.size === 0;
  }

  #accept(frame: AstmFrame): void {
    const before = { text: this.#text.size, raw: this.#raw.size };
    this.#text.add(frame.text);
    if (frame.isEnd && frame.text.at(-1) !== CR) this.#text.push(CR);
    this.#raw.add(frame.raw);
    const isWhole = frame.isEnd && this.#endsWithL();
    if (!isWhole && !this.#options.endsWithoutTerminator) {
      this.#acknowledge(frame);
      return;
    }
    this.store({
      ...this.#said(),
      isWhole,
      onStored: (answers) => {
        this.#queue.unshift(...answers.map((answer) => this.#outgoing(answer)));
        if (isWhole) this.#forget();
        else this.#hasStoredPart = true;
        this.#acknowledge(frame);
      },
      onNotStored: () => {
        this.#text.cut(before.text);
        this.#raw.cut(before.raw);
        if (!this.hasGoneOn()) this.write(NAK);
      },
    });
  }

  #acknowledge({ number, text }: AstmFrame): void {
    this.#lastNumber = number;
    this.#lastFrame = latin1Of(text);
    this.#deadline = this.now + FRAME_MS;
    if (!this.hasGoneOn()) this.write(ACK);
  }

  #said(): { raw: Uint8Array; text: string; continues: boolean } {
    return { raw: this.#raw.copy(), text: this.#text.text(), continues: this.#hasStoredPart };
  }

  #endsWithL(): boolean {
    return RECORD_L.test(this.#text.tail(LONGEST_L));
  }

  #refuseTooLong(): void {
    this.note('too-long');
    this.#isRefusing = true;
    this.#finish('cut', () => {
      if (!this.hasGoneOn()) this.write(NAK);
    });
  }

  /** Tells what was acknowledged of a message that does not go on. A machine without record L ends it by EOT. */
  #finish(how: 'end' | 'cut', then: () => void): void {
    const isWhole = how === 'end' && this.#options.endsWithoutTerminator;
    const isTold = this.#text.size === 0 || (this.#hasStoredPart && !isWhole);
    if (this.#text.size > 0 && !isWhole) this.note('incomplete');
    if (isTold) {
      this.#forget();
      then();
      return;
    }
    this.store({
      ...this.#said(),
      isWhole,
      onStored: (answers) => {
        this.#queue.unshift(...answers.map((answer) => this.#outgoing(answer)));
        this.#forget();
        then();
      },
      onNotStored: null,
    });
  }

  #becomeNeutral(): void {
    this.#phase = 'neutral';
    this.#deadline = null;
    this.#tailAt = null;
    this.#loneAt = null;
    this.#frame.drop();
  }

  #takeReplyToCall(byte: number): void {
    if (byte === ACK) this.#sendFrame();
    else if (byte === NAK || byte === EOT) this.#tryLater('refused-by-machine');
    else if (byte === ENQ) {
      this.note('contention');
      this.#phase = 'yielding';
      this.#deadline = this.now + YIELD_MS;
    } else this.#noteNoise(byte);
  }

  #takeReplyToFrame(byte: number): void {
    const [current] = this.#queue;
    if (current === undefined || (byte !== ACK && byte !== NAK && byte !== EOT && byte !== ENQ)) {
      this.#noteNoise(byte);
      return;
    }
    if (byte === NAK) {
      if (current.sends < MOST_TRIES) this.#sendFrame();
      else this.#giveUp('refused-by-machine');
      return;
    }
    if (byte === ENQ) {
      // The machine began anew: its message first.
      current.at = 0;
      current.sends = 0;
      current.tries += 1;
      this.#beginReceiving();
      return;
    }
    // EOT takes the frame and asks for the line (E1381 6.3.5).
    if (byte === EOT) this.#isAskedToWait = true;
    current.at += 1;
    current.sends = 0;
    if (current.at < current.frames.length) this.#sendFrame();
    else this.#hangUp(() => this.effect({ kind: 'sent', id: current.message.id }));
  }

  #sendFrame(): void {
    const [current] = this.#queue;
    const frame = current?.frames[current.at];
    if (current === undefined || frame === undefined) {
      this.#becomeNeutral();
      return;
    }
    this.#phase = 'sending';
    current.sends += 1;
    this.#deadline = this.now + REPLY_MS;
    this.effect({ kind: 'write', bytes: frame });
  }

  #hangUp(tell: () => void): void {
    this.write(EOT);
    this.#queue.shift();
    this.#callFrom = this.now + (this.#isAskedToWait ? QUIET_MS : 0);
    this.#isAskedToWait = false;
    this.#becomeNeutral();
    tell();
  }

  #giveUp(note: LinkNote): void {
    const id = this.#queue[0]?.message.id ?? '';
    this.#hangUp(() => this.effect({ kind: 'gaveUp', id, note }));
  }

  #tryLater(note: LinkNote): void {
    const [current] = this.#queue;
    if (current === undefined || current.tries >= MOST_TRIES) {
      this.#giveUp(note);
      return;
    }
    current.at = 0;
    current.sends = 0;
    this.#becomeNeutral();
    this.#callFrom = this.now + BUSY_MS;
  }

  protected override onIdle(): void {
    const [next] = this.#queue;
    if (next === undefined || this.#phase !== 'neutral' || this.now < this.#callFrom) return;
    next.tries += 1;
    this.#phase = 'calling';
    this.#deadline = this.now + REPLY_MS;
    this.write(ENQ);
  }

  protected override alarmAt(): number | null {
    const waits = this.#phase === 'neutral' && this.#queue.length > 0 ? this.#callFrom : null;
    const alarms = [this.#deadline, this.#tailAt, this.#loneAt, waits].filter((at) => at !== null);
    return alarms.length === 0 ? null : Math.min(...alarms);
  }

  protected override onAlarm(): void {
    if (this.#tailAt !== null && this.#tailAt <= this.now) this.#takeFrame();
    else if (this.#loneAt !== null && this.#loneAt <= this.now) this.#beginAnew();
    else if (this.#deadline !== null && this.#deadline <= this.now) this.#onDeadline();
    else this.onIdle();
  }

  #beginAnew(): void {
    this.#loneAt = null;
    this.#frame.drop();
    this.#finish('cut', () => this.#beginReceiving());
  }

  #onDeadline(): void {
    switch (this.#phase) {
      case 'neutral':
        this.#deadline = null;
        return;
      case 'receiving':
        this.note('timeout');
        this.#finish('cut', () => this.#becomeNeutral());
        return;
      case 'yielding':
        this.#becomeNeutral();
        this.onIdle();
        return;
      case 'calling':
      case 'sending':
        this.note('timeout');
        this.write(EOT);
        this.#tryLater('timeout');
    }
  }

  protected override onEnd(): void {
    if (this.#text.size > 0 && !this.#hasStoredPart)
      this.effect({ kind: 'store', ...this.#said(), isWhole: false });
    this.#forget();
  }

  #outgoing(message: OutgoingMessage): Outgoing {
    const frames = writeFrames(message.text, this.#options.frameText);
    return { message, frames, at: 0, sends: 0, tries: 0 };
  }

  protected override queue(message: OutgoingMessage): void {
    this.#queue.push(this.#outgoing(message));
  }

  protected override unsent(): readonly OutgoingMessage[] {
    return this.#queue.splice(0).map(({ message }) => message);
  }
}

/** The conversation of E1381 (LIS01-A2) as its host: receives, and sends when the machine is quiet. */
export function astmLink(options: AstmLinkOptions): Link {
  return new AstmLink(options);
}
