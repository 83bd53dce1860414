import { ByteStore } from './byte-store.ts';
import type { Link, LinkEffect, LinkNote, OutgoingMessage } from './link.ts';

/** What is to be stored, and how the conversation goes on when it is, or is not. */
export interface Storing {
  readonly raw: Uint8Array;
  readonly text: string;
  readonly isWhole: boolean;
  readonly continues?: boolean;
  readonly onStored: (answers: readonly OutgoingMessage[]) => void;
  /** Null: the machine was told of it before, so it is tried again until it is stored. */
  readonly onNotStored: (() => void) | null;
}

export const LONGEST_MESSAGE = 1_048_576;
/** After so long a store that failed is asked for again where the machine will not send again. */
const STORE_AGAIN_MS = 5_000;

/** What all links do: take byte after byte until something is to be stored, let the rest wait, go on. */
export abstract class StoringLink implements Link {
  protected readonly longest: number;
  /** When the time that came with the last call was. */
  protected now = 0;
  #effects: LinkEffect[] = [];
  #storing: Storing | null = null;
  #storeAgainAt: number | null = null;
  readonly #waiting = new ByteStore();
  #isClosed = false;

  protected constructor(longestMessage: number) {
    this.longest = longestMessage;
  }

  get wakeAt(): number | null {
    if (this.#isClosed) return null;
    return this.#storing === null ? this.alarmAt() : this.#storeAgainAt;
  }

  receive(bytes: Uint8Array, now: number): readonly LinkEffect[] {
    return this.#turn(now, () => {
      if (this.#storing === null) {
        this.#take(bytes);
        return;
      }
      this.#wait(bytes);
    });
  }

  elapse(now: number): readonly LinkEffect[] {
    return this.#turn(now, () => {
      if (this.#storing === null) {
        this.onAlarm();
        return;
      }
      if (this.#storeAgainAt === null || this.#storeAgainAt > now) return;
      this.#storeAgainAt = null;
      this.#askToStore(this.#storing);
    });
  }

  stored(now: number, answers: readonly OutgoingMessage[] = []): readonly LinkEffect[] {
    return this.#turn(now, () => {
      const storing = this.#storing;
      this.#storing = null;
      this.#storeAgainAt = null;
      storing?.onStored(answers);
      this.#goOn();
    });
  }

  notStored(now: number): readonly LinkEffect[] {
    return this.#turn(now, () => {
      if (this.#storing === null) return;
      if (this.#storing.onNotStored === null) {
        this.#storeAgainAt = now + STORE_AGAIN_MS;
        return;
      }
      const { onNotStored } = this.#storing;
      this.#storing = null;
      onNotStored();
      this.#goOn();
    });
  }

  send(message: OutgoingMessage, now: number): readonly LinkEffect[] {
    return this.#turn(now, () => {
      this.queue(message);
      if (this.#storing === null) this.onIdle();
    });
  }

  end(now: number): readonly LinkEffect[] {
    return this.#turn(now, () => {
      // What is being stored is the gateway's already; what waits behind it was never acknowledged.
      if (this.#storing === null) this.onEnd();
      this.#storing = null;
      this.#waiting.cut(0);
      for (const { id } of this.unsent()) this.effect({ kind: 'gaveUp', id, note: 'incomplete' });
      this.#isClosed = true;
    });
  }

  /** Takes one byte of the machine. */
  protected abstract take(byte: number): void;
  /** When the conversation must go on by the clock. */
  protected abstract alarmAt(): number | null;
  protected abstract onAlarm(): void;
  /** Something may be sent. */
  protected abstract onIdle(): void;
  protected abstract onEnd(): void;
  protected abstract queue(message: OutgoingMessage): void;
  /** What was not sent, emptied. */
  protected abstract unsent(): readonly OutgoingMessage[];

  protected effect(effect: LinkEffect): void {
    this.#effects.push(effect);
  }

  protected write(...bytes: number[]): void {
    this.effect({ kind: 'write', bytes: Uint8Array.from(bytes) });
  }

  protected note(note: LinkNote): void {
    const last = this.#effects.at(-1);
    if (last?.kind === 'note' && last.note === note) return;
    this.effect({ kind: 'note', note });
  }

  protected close(): void {
    this.effect({ kind: 'close' });
    this.#isClosed = true;
  }

  protected store(storing: Storing): void {
    this.#storing = storing;
    this.#askToStore(storing);
  }

  /** Whether the machine went on meanwhile: then it does not wait for an answer any more, and would take it for that of what it said since. */
  protected hasGoneOn(): boolean {
    return /[^\r\n]/u.test(this.#waiting.text());
  }

  #askToStore({ raw, text, isWhole, continues = false }: Storing): void {
    this.effect({ kind: 'store', raw, text, isWhole, continues });
  }

  #turn(now: number, act: () => void): readonly LinkEffect[] {
    this.now = now;
    if (!this.#isClosed) act();
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  #take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      this.take(bytes[at] ?? 0);
      if (this.#isClosed) return;
      if (this.#storing !== null) {
        this.#wait(bytes.subarray(at + 1));
        return;
      }
    }
    this.onIdle();
  }

  #wait(bytes: Uint8Array): void {
    if (this.#waiting.size + bytes.length <= this.longest) {
      this.#waiting.add(bytes);
      return;
    }
    this.note('too-long');
    this.close();
  }

  #goOn(): void {
    if (this.#storing !== null) return;
    const bytes = this.#waiting.copy();
    this.#waiting.cut(0);
    this.#take(bytes);
  }
}
