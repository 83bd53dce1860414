import type { Link, LinkEffect, LinkNote, OutgoingMessage } from '@nidan/domain/interfacing/link';
import type { Socket } from 'node:net';
import type { RawMessage } from './take-message.ts';

/** More that the machine does not take off the line ends the conversation. */
const MOST_UNSENT = 1_048_576;
const KEEP_ALIVE_MS = 30_000;

export interface ConversationParts {
  readonly socket: Socket;
  readonly link: Link;
  readonly now: () => number;
  /** Keeps a message; answers what belongs to its acknowledgement. */
  readonly take: (message: RawMessage) => Promise<readonly OutgoingMessage[]>;
  readonly onNote: (note: LinkNote | 'too-slow' | 'not-stored') => void;
  readonly onEnd: () => void;
}

/** One connection of a machine: what its link wants is done on the socket, one thing after the other. */
export class Conversation {
  readonly #parts: ConversationParts;
  #alarm: NodeJS.Timeout | null = null;
  #isEnded = false;
  /** When bytes last came, in ms. */
  lastHeard: number;
  /** When the first byte of a message came that is not complete, in ms; null: none is on its way. */
  messageSince: number | null = null;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
    this.lastHeard = parts.now();
    const { socket, link, now } = parts;
    socket.setNoDelay(true);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    socket.on('data', (bytes: Buffer) => {
      this.lastHeard = now();
      this.messageSince ??= this.lastHeard;
      this.#do(link.receive(bytes, now()));
    });
    // What a broken line says is that it has ended.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#end());
    this.#wake();
  }

  /** Ends the connection; what is half received is kept for people. */
  close(): void {
    this.#parts.socket.destroy();
  }

  #do(effects: readonly LinkEffect[]): void {
    for (const effect of effects) this.#doOne(effect);
    this.#wake();
  }

  #doOne(effect: LinkEffect): void {
    const { socket, onNote } = this.#parts;
    switch (effect.kind) {
      case 'write':
        if (!this.#isEnded) socket.write(effect.bytes);
        if (socket.writableLength > MOST_UNSENT) {
          onNote('too-slow');
          socket.destroy();
        }
        return;
      case 'store':
        this.messageSince = null;
        void this.#store(effect);
        return;
      case 'note':
      case 'gaveUp':
        onNote(effect.note);
        return;
      case 'sent':
        return;
      case 'close':
        socket.destroySoon();
        return;
    }
  }

  async #store({ raw, text, isWhole, continues }: Extract<LinkEffect, { kind: 'store' }>): Promise<void> {
    const { socket, link, now, take, onNote } = this.#parts;
    // Nothing more is read off the line than the link can hold.
    socket.pause();
    try {
      const answers = await take({ raw, text, isWhole, continues });
      this.#do(link.stored(now(), answers));
    } catch {
      onNote('not-stored');
      this.#do(link.notStored(now()));
    } finally {
      socket.resume();
    }
  }

  #wake(): void {
    if (this.#alarm !== null) clearTimeout(this.#alarm);
    this.#alarm = null;
    const { link, now } = this.#parts;
    const { wakeAt } = link;
    if (this.#isEnded || wakeAt === null) return;
    this.#alarm = setTimeout(() => this.#do(link.elapse(now())), Math.max(0, wakeAt - now()));
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const { link, now, onEnd } = this.#parts;
    this.#do(link.end(now()));
    onEnd();
  }
}
