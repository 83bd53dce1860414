import { astmLink } from './astm-link.ts';
import { latin1Of } from './byte-store.ts';
import { ENQ, STX, VT } from './control-bytes.ts';
import type { Driver } from './driver.ts';
import { lineLink } from './line-link.ts';
import type { Link, LinkEffect, LinkNote } from './link.ts';
import { hl7Messages } from './reading/hl7-batch.ts';
import { isTypeRead } from './hl7-types.ts';
import { mllpLink } from './mllp-link.ts';

export interface NewLinkOptions {
  /** Most bytes of a message; 1 MiB where not said. */
  readonly longestMessage?: number;
  /** Zone of the lab, in minutes east of Greenwich; India where not said. */
  readonly zoneMinutes?: number;
  /** The control id of an answer in HL7: none is ever given twice. */
  readonly newControlId: () => string;
}

/** What of a driver its link goes by. */
export type SpokenDriver = Pick<Driver, 'link' | 'query' | 'statuses'>;

/** The link that a driver's machine speaks over; null for folders, which have none. */
export function newLink(driver: SpokenDriver, options: NewLinkOptions): Link | null {
  const { link } = driver;
  switch (link.kind) {
    case 'astm':
      return astmLink({ ...options, ...link });
    case 'mllp':
      return mllpLink({ ...options, isRead: (header) => isTypeRead(driver, header) });
    case 'line':
      return lineLink({ ...options, ...link });
    case 'folder':
      return null;
  }
}

/** One message in bytes that were recorded. */
export interface RecordedMessage {
  readonly raw: Uint8Array;
  readonly text: string;
  readonly isWhole: boolean;
}

export interface Recording {
  readonly messages: readonly RecordedMessage[];
  readonly notes: readonly LinkNote[];
}

const SILENCE_MS = 2_000;

/** Whether records or segments stand there without what frames them, as people paste them. */
function isBare({ link }: Pick<Driver, 'link'>, bytes: Uint8Array): boolean {
  if (link.kind === 'astm') return !bytes.includes(STX);
  return link.kind === 'mllp' && !bytes.includes(VT);
}

/**
 * The messages in bytes that came over a machine's link, frames and all, or in a file of its folder: to try a driver. What the link would
 * write is left out. Records or segments without frames are read, too. Files of HL7 may hold several messages, with or without the bytes of MLLP around them.
 */
export function readRecording(driver: SpokenDriver & Pick<Driver, 'layout'>, bytes: Uint8Array): Recording {
  // Nobody hears its answers.
  const link = newLink(driver, { longestMessage: Math.max(bytes.length, 1) * 2, newControlId: () => '' });
  if (link === null || isBare(driver, bytes)) return { messages: fileMessages(driver, bytes), notes: [] };
  const messages: RecordedMessage[] = [];
  const notes: LinkNote[] = [];
  const follow = (effects: readonly LinkEffect[]): void => {
    for (const effect of effects) {
      if (effect.kind === 'note') notes.push(effect.note);
      if (effect.kind !== 'store') continue;
      if (effect.continues) messages.pop();
      messages.push({ raw: effect.raw, text: effect.text, isWhole: effect.isWhole });
      follow(link.stored(0));
    }
  };
  // Whoever records seldom has the call before the first frame.
  if (driver.link.kind === 'astm') follow(link.receive(Uint8Array.of(ENQ), 0));
  follow(link.receive(bytes, 0));
  // What ends by silence, such as a last frame without the end of its line.
  for (let turn = 0; turn < 4 && link.wakeAt !== null && link.wakeAt <= SILENCE_MS; turn += 1)
    follow(link.elapse(link.wakeAt));
  follow(link.end(0));
  return { messages, notes };
}

/** The messages of a file: those of a batch in HL7, else one; one without a header is not whole. */
export function fileMessages({ layout }: Pick<Driver, 'layout'>, bytes: Uint8Array): RecordedMessage[] {
  const text = latin1Of(bytes);
  if (text.trim() === '') return [];
  if (layout.kind !== 'hl7') return [{ raw: bytes, text, isWhole: true }];
  const bare = text.replaceAll('\u000b', '').replaceAll('\u001c', '');
  const messages = hl7Messages(bare);
  if (messages.length === 0) return [{ raw: bytes, text: bare, isWhole: false }];
  return messages.map((one) => ({ raw: bytes, text: one, isWhole: true }));
}
