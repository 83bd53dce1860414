import type { KeptEnd } from './chain-end-file.ts';
import type { Break } from './chain-reader.ts';
import type { ChainReport } from './check-chain.ts';

const SAYS: Readonly<Record<Break['kind'], string>> = {
  edited: 'was edited after it was sealed',
  removed: 'was removed',
  inserted: 'was put in behind the chain',
  reordered: 'have changed places',
  cut: 'was cut off the end',
  rewritten: 'does not have the marks that were kept outside the database: it was written anew',
};

/** Ids that a line names at most. */
const MOST_IDS = 5;

function numbersOf({ kind, from, to }: Break): string {
  if (from === null || to === null) return 'an event';
  if (from === to) return `#${from}`;
  return kind === 'reordered' ? `#${from} and #${to}` : `#${from} to #${to}`;
}

function lineOf(found: Break): string {
  const ids = found.eventIds.slice(0, MOST_IDS);
  const more = found.eventIds.length - ids.length;
  const named = ids.length === 0 ? '' : ` (${ids.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
  return `  ${found.kind}: ${numbersOf(found)}${named} ${SAYS[found.kind]}`;
}

/** What the check of one lab's chain has found, as lines for a person. */
export function chainLines({ lId, seq, breaks }: ChainReport, ends: readonly KeptEnd[]): string[] {
  const kept = ends.filter((end) => end.lId === lId);
  const outside =
    kept.length === 0 ? 'no end of it is kept outside the database' : `${kept.length} ends kept outside`;
  if (breaks.length === 0) return [`lab ${lId}: whole, ${seq} events sealed, ${outside}`];
  return [`lab ${lId}: BROKEN, ${seq} events sealed, ${outside}`, ...breaks.map(lineOf)];
}
