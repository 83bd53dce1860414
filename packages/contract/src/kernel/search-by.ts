import { LIST_SEARCH, type SearchedList } from '@nidan/domain/search/list-search';
import { Type } from 'typebox';

/** Part of the query of a list with a search: the field that `q` is sought in. */
export function searchBy<const L extends SearchedList>(list: L) {
  // as: the fields of one list, whose union the index by a type parameter widens
  const fields = [...LIST_SEARCH[list]] as (typeof LIST_SEARCH)[L][number][];
  return { by: Type.Optional(Type.Enum(fields)) };
}

/** Of a list that is searched by fields alone: the first of them unless told. */
export function searchOf<const L extends SearchedList>(list: L) {
  return { q: Type.Optional(Type.String({ maxLength: 120 })), ...searchBy(list) };
}
