/** Why a link did not take something; told and logged without a byte of what came. */
export const LINK_NOTES = [
  'bad-checksum',
  'bad-sequence',
  'too-long',
  'noise',
  'timeout',
  'contention',
  'refused-by-machine',
  'incomplete',
  'unsupported-message',
] as const;
export type LinkNote = (typeof LINK_NOTES)[number];

/** What a link wants done, in this order. */
export type LinkEffect =
  | { readonly kind: 'write'; readonly bytes: Uint8Array }
  /**
   * A message that is to be stored before it is acknowledged. `raw` are the bytes as they came, `text` what they say without frames:
   * one character (U+0000 to U+00FF) for each byte, as the driver knows the encoding; it may hold U+0000, which no text of PostgreSQL may.
   * The link takes nothing more until it is told `stored` or `notStored`; bytes that come meanwhile wait in it.
   */
  | {
      readonly kind: 'store';
      readonly raw: Uint8Array;
      readonly text: string;
      /** False: the machine stopped in the middle; kept for people, never read for values. */
      readonly isWhole: boolean;
      /** True: begins with all that the store before it on this link said, and takes its place (machines that send no record L). */
      readonly continues: boolean;
    }
  /** An outgoing message was taken by the machine, or was given up after the tries of the protocol. */
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'gaveUp'; readonly id: string; readonly note: LinkNote }
  | { readonly kind: 'note'; readonly note: LinkNote }
  | { readonly kind: 'close' };

/**
 * The conversation with one machine over one connection, without sockets and clocks: what comes in goes in, what is to be done comes
 * out. `now` in ms. Never throws, whatever comes; holds at most `longestMessage` bytes and a frame.
 */
export interface Link {
  receive(bytes: Uint8Array, now: number): readonly LinkEffect[];
  /** To be called at `wakeAt`. */
  elapse(now: number): readonly LinkEffect[];
  /** The last `store` is committed. `answers` are texts that belong to its answer (a query): instead of the bare ACK in HL7, as own messages in E1394. */
  stored(now: number, answers?: readonly OutgoingMessage[]): readonly LinkEffect[];
  /** The last `store` failed: the machine is to send again. */
  notStored(now: number): readonly LinkEffect[];
  /** Sends a message when the line is free; order is kept. */
  send(message: OutgoingMessage, now: number): readonly LinkEffect[];
  /** The connection is gone: what is half received is told as not whole, what waits to be sent is given up. */
  end(now: number): readonly LinkEffect[];
  /** When `elapse` must be called next, in ms; null: not by the clock. */
  readonly wakeAt: number | null;
}

export interface OutgoingMessage {
  readonly id: string;
  /** Without frames; records or segments end with CR; one character for each byte, as `writeAnswer` and `writeOrders` give it. */
  readonly text: string;
}
