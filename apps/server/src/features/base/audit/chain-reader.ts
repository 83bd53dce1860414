import type { Link } from './chain-page.query.ts';
import { FIRST_MARK, markOf, type MarkedEvent, type SealWords } from './event-mark.ts';

/** What is wrong with a stretch of the chain; an `inserted` event has no number of its own. */
export interface Break {
  readonly kind: 'edited' | 'removed' | 'inserted' | 'reordered' | 'cut' | 'rewritten';
  readonly from: number | null;
  readonly to: number | null;
  readonly eventIds: readonly string[];
}

/** A link that does not fit, and the marks that may have stood before it. */
interface Misfit {
  readonly link: Link;
  readonly before: readonly Buffer[];
}

/** Misfits that are compared with each other to find out whether two have changed places. */
const MOST_COMPARED = 100;

const wordsOf = ({ seq, horizon, sealed_at }: Link, at = seq): SealWords => ({
  seq: String(at),
  horizon,
  sealedAt: sealed_at,
});

function eventOf(link: Link): MarkedEvent {
  const { seq: _seq, mark: _mark, horizon: _horizon, sealed_id: _id, sealed_at: _at, ...event } = link;
  return event;
}

/** Reads links in their order and notes what does not fit. Ids and numbers only: no value of an event is kept. */
export class ChainReader {
  #seq: number;
  /** Marks that the next link may follow: the stored one, and for a misfit also the one that its content gives. */
  #before: readonly Buffer[];
  readonly #breaks: Break[] = [];
  readonly #misfits: Misfit[] = [];

  /** From the start of the chain, or after a link that was found good. */
  constructor(after: { readonly seq: number; readonly mark: Buffer } = { seq: 0, mark: FIRST_MARK }) {
    this.#seq = after.seq;
    this.#before = [after.mark];
  }

  get seq(): number {
    return this.#seq;
  }

  add(link: Link): void {
    const isNext = link.seq === this.#seq + 1;
    if (!isNext) this.#breaks.push({ kind: 'removed', from: this.#seq + 1, to: link.seq - 1, eventIds: [] });
    this.#seq = link.seq;
    if (link.event_id === null) {
      this.#breaks.push({ kind: 'removed', from: link.seq, to: link.seq, eventIds: [link.sealed_id] });
      this.#before = [link.mark];
      return;
    }
    const made = this.#before.map((before) => markOf(before, eventOf(link), wordsOf(link)));
    // After a gap the mark before is lost: what follows the next link is told by that one.
    const fits = !isNext || made.some((mark) => mark.equals(link.mark));
    if (!fits) this.#misfits.push({ link, before: this.#before });
    this.#before = fits ? [link.mark] : [link.mark, ...made.slice(0, 1)];
  }

  /** Everything found so far, in the order of the numbers. */
  breaks(): Break[] {
    const { moved, explained } = this.#placesChanged();
    const edited: Break[] = [];
    for (const { link } of this.#misfits) {
      if (explained.has(link.seq)) continue;
      const last = edited.at(-1);
      if (last?.to === link.seq - 1)
        edited[edited.length - 1] = { ...last, to: link.seq, eventIds: last.eventIds.concat(link.sealed_id) };
      else edited.push({ kind: 'edited', from: link.seq, to: link.seq, eventIds: [link.sealed_id] });
    }
    return [...this.#breaks, ...moved, ...edited].toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  }

  #placesChanged(): { moved: Break[]; explained: ReadonlySet<number> } {
    const moved: Break[] = [];
    const explained = new Set<number>();
    const few = this.#misfits.slice(0, MOST_COMPARED);
    for (const [at, first] of few.entries()) {
      for (const second of few.slice(at + 1)) {
        const mark = markInPlace(first, second.link);
        if (mark === null || explained.has(first.link.seq)) continue;
        const { seq, sealed_id } = first.link;
        moved.push({
          kind: 'reordered',
          from: seq,
          to: second.link.seq,
          eventIds: [sealed_id, second.link.sealed_id],
        });
        explained.add(seq).add(second.link.seq);
        // The links behind both follow marks that have moved with them.
        for (const { link } of few)
          if (link.seq === seq + 1 || link.seq === second.link.seq + 1)
            this.#explainNext(link, mark, explained);
      }
    }
    return { moved, explained };
  }

  #explainNext(link: Link, mark: Buffer, explained: Set<number>): void {
    const follows = [mark, ...this.#misfits.map((misfit) => misfit.link.mark)];
    if (follows.some((before) => markOf(before, eventOf(link), wordsOf(link)).equals(link.mark)))
      explained.add(link.seq);
  }
}

/** The mark that shows that `other` once stood in the place of the misfit: its event alone, or its whole link; else null. */
function markInPlace({ link, before }: Misfit, other: Link): Buffer | null {
  for (const mark of before) {
    if (markOf(mark, eventOf(other), wordsOf(link)).equals(link.mark)) return link.mark;
    if (markOf(mark, eventOf(other), wordsOf(other, link.seq)).equals(other.mark)) return other.mark;
  }
  return null;
}
