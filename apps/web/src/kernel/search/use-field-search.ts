import { LIST_SEARCH, type ListSearchField, type SearchedList } from '@nidan/domain/search/list-search';
import { useSearchState } from '../route/use-search-state.ts';
import { useTexts } from '../text/use-texts.ts';
import type { Filter } from '../ui/fields/FilterPick.tsx';
import { fieldOf, type SearchAsked } from './field-of.ts';
import { searchTexts } from './search-texts.ts';

interface FieldSearch<L extends SearchedList> {
  /** Part of the query of the list; nothing while nothing is sought. */
  readonly asked: SearchAsked<L>;
  /** Of the filter bar: the box and, beside it, the field that it searches. */
  readonly box: {
    readonly value: string;
    readonly onChange: (q: string) => void;
    readonly placeholder: string;
    readonly width: number;
    readonly field: Filter;
  };
}

interface FieldSearchOf {
  /** What the box says while no field is chosen: such a list is searched in all that it knows. */
  readonly anywhere?: string;
  readonly width?: number;
  /** What else of the address another search takes away, such as the row that is picked. */
  readonly forget?: Readonly<Record<string, ''>>;
}

/** The search of a list by a field that is chosen beside the box; both stand in the address. */
export function useFieldSearch<const L extends SearchedList>(
  list: L,
  { anywhere, width = 240, forget = {} }: FieldSearchOf = {},
): FieldSearch<L> {
  const t = useTexts(searchTexts);
  const wordOf = (field: ListSearchField): string => t(field);
  const [state, change] = useSearchState({ q: '', by: '', ...forget });
  const [standard] = LIST_SEARCH[list];
  const chosen = fieldOf(list, state.by);
  const shown = chosen ?? (anywhere === undefined ? standard : null);
  const q = state.q.trim();
  const field: Filter = {
    key: 'by',
    label: t('searchIn'),
    single: true,
    picked: shown === null ? [] : [shown],
    options: LIST_SEARCH[list].map((value) => ({ value, label: wordOf(value) })),
    onPick: ([by = '']) => change({ by, ...forget }),
  };
  return {
    asked: q === '' ? {} : { q, ...(chosen === null ? {} : { by: chosen }) },
    box: {
      value: state.q,
      onChange: (text) => change({ q: text, ...forget }),
      placeholder: shown === null ? (anywhere ?? '') : t('searchBy', { field: wordOf(shown) }),
      width,
      field,
    },
  };
}
