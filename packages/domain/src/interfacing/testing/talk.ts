import { bytesOf, latin1Of } from '../byte-store.ts';
import type { Link, LinkEffect, OutgoingMessage } from '../link.ts';

/** What a link told while it was spoken to, in the order in which it did. */
export interface Talk {
  readonly link: Link;
  now: number;
  /** Texts that were stored: whole ones, and those that end in the middle. */
  readonly whole: string[];
  readonly cut: string[];
  /** In the words of the line: what was written, what was stored, what was noted. */
  readonly log: string[];
  say(text: string): void;
  wake(): void;
  end(): void;
}

const NAMES: Readonly<Record<string, string>> = {
  '\u0004': 'EOT',
  '\u0005': 'ENQ',
  '\u0006': 'ACK',
  '\u0015': 'NAK',
};

interface Ways {
  /** Whether a store succeeds; the answers that belong to it. */
  readonly onStore?: (text: string) => 'fails' | readonly OutgoingMessage[];
}

/** Speaks to a link as its gateway: stores at once unless told otherwise. */
export function talkWith(link: Link, { onStore = () => [] }: Ways = {}): Talk {
  const talk: Talk = {
    link,
    now: 1_000_000,
    whole: [],
    cut: [],
    log: [],
    say: (text) => follow(link.receive(bytesOf(text), talk.now)),
    wake: () => {
      talk.now = Math.max(talk.now, link.wakeAt ?? talk.now);
      follow(link.elapse(talk.now));
    },
    end: () => follow(link.end(talk.now)),
  };
  function follow(effects: readonly LinkEffect[]): void {
    for (const effect of effects) {
      if (effect.kind === 'write') {
        const text = latin1Of(effect.bytes);
        talk.log.push(NAMES[text] ?? text);
      } else if (effect.kind === 'store') {
        const done = onStore(effect.text);
        talk.log.push(`store${effect.isWhole ? '' : ' part'}${effect.continues ? ' again' : ''}`);
        if (done === 'fails') {
          follow(link.notStored(talk.now));
          continue;
        }
        (effect.isWhole ? talk.whole : talk.cut).push(effect.text);
        follow(link.stored(talk.now, done));
      } else if (effect.kind === 'note') talk.log.push(effect.note);
      else if (effect.kind === 'close') talk.log.push('close');
      else talk.log.push(`${effect.kind} ${effect.id}`);
    }
  }
  return talk;
}

/** A frame as a machine makes it: written a second time, so that a fault of the link's own is not taken for right. */
export function frameOf(number: number, text: string, end: 'ETX' | 'ETB' = 'ETX'): string {
  const body = `${number}${text}${end === 'ETX' ? '\u0003' : '\u0017'}`;
  let sum = 0;
  for (const character of body) sum += character.charCodeAt(0);
  return `\u0002${body}${(sum & 255).toString(16).toUpperCase().padStart(2, '0')}\r\n`;
}
