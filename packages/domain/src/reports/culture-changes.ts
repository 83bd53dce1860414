import { blockStatus, type CultureBlock } from '../culture/culture-block.ts';
import type { SnapshotChange, SnapshotChangedValue, SnapshotTest } from './report-snapshot.ts';

function words(text: string): SnapshotChangedValue {
  return { text, trailing: '', flag: null };
}

/** Whether a revision said of a culture only what was known so far: the next one adds to it and revokes nothing. */
export function wasInterim({ culture }: SnapshotTest): boolean {
  return culture?.kind === 'interim';
}

/** What a revision says of a culture beyond an interim report. */
export function cultureAdditions(former: SnapshotTest, current: SnapshotTest | undefined): SnapshotChange[] {
  const { culture: was } = former;
  const isNow = current?.culture;
  if (was === undefined || isNow === undefined || !wasInterim(former)) return [];
  if (blockStatus(was) === blockStatus(isNow)) return [];
  return [
    {
      investigation: former.name,
      was: words(blockStatus(was)),
      isNow: words(blockStatus(isNow)),
      effect: 'read further',
    },
  ];
}

function said({ facts, isolates, groups, comment }: CultureBlock): string {
  return JSON.stringify([facts, isolates, groups, comment]);
}

/** A final culture whose table says something else, where no value of its test tells it already. */
export function cultureCorrections(former: SnapshotTest, current: SnapshotTest): SnapshotChange[] {
  const { culture: was } = former;
  const { culture: isNow } = current;
  if (was === undefined || isNow === undefined || said(was) === said(isNow)) return [];
  return [
    {
      investigation: `Table of ${current.name}`,
      was: words('as printed'),
      isNow: words('as in this revision'),
      effect: 'corrected',
    },
  ];
}
