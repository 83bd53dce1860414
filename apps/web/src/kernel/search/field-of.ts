import { LIST_SEARCH, type SearchedList } from '@nidan/domain/search/list-search';

export type FieldOf<L extends SearchedList> = (typeof LIST_SEARCH)[L][number];

/** What a search by a field adds to the query of a list. */
export interface SearchAsked<L extends SearchedList> {
  readonly q?: string;
  readonly by?: FieldOf<L>;
}

/** The field of an address that a list has; null for none. */
export function fieldOf<const L extends SearchedList>(list: L, text: string): FieldOf<L> | null {
  // as: the fields of one list, whose union the index by a type parameter widens
  const fields = LIST_SEARCH[list] as readonly FieldOf<L>[];
  return fields.find((one) => one === text) ?? null;
}
