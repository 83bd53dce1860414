import type { Filter } from '../../kernel/ui/FilterPick.tsx';
import { SINCE, SINCE_WORDS, sinceOf } from './since.ts';

interface SinceFilter {
  /** The choice as it stands in the address. */
  readonly since: string;
  readonly label: string;
  readonly wordOf: (word: 'today' | 'week' | 'allTime') => string;
  readonly onPick: (since: string) => void;
}

/** The filter of a list by how far it looks back; none picked shows all. */
export function sinceFilter({ since, label, wordOf, onPick }: SinceFilter): Filter {
  const chosen = sinceOf(since);
  return {
    key: 'since',
    label,
    single: true,
    picked: chosen === 'all' ? [] : [chosen],
    options: SINCE.filter((value) => value !== 'all').map((value) => ({
      value,
      label: wordOf(SINCE_WORDS[value]),
    })),
    onPick: ([value]) => onPick(value ?? 'all'),
  };
}
