import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { type RawBuilder, sql } from 'kysely';

/** What a list of documents of the stores is searched by (spec §3). */
export interface DocumentSearch {
  readonly q?: string;
  readonly by?: 'doc_no' | 'item_name' | 'item_code' | 'lot_no' | 'address_name';
}

/** Where the rows of a list have what they are searched by. */
export interface DocumentAt {
  /** The number `n.number` of the row. */
  readonly number: RawBuilder<unknown>;
  /** Names of its places and stores. */
  readonly places: readonly RawBuilder<unknown>[];
  /** Selects from the lines of the row, with their item `i`; conditions follow. */
  readonly items: RawBuilder<unknown>;
  /** The same of its lots, with the lot `l`. */
  readonly lots?: RawBuilder<unknown>;
}

function hasWords(columns: readonly RawBuilder<unknown>[], q: string): RawBuilder<unknown> {
  const words = nameWords(q);
  if (words.length === 0) return sql`false`;
  const text = sql`lower(concat_ws(' ', ${sql.join([...columns])}))`;
  return sql.join(
    words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    sql` and `,
  );
}

/** Conditions on documents whose field is, or begins with, what is sought; none for an empty search. */
export function documentSearch(
  { q = '', by = 'doc_no' }: DocumentSearch,
  at: DocumentAt,
): RawBuilder<unknown>[] {
  const text = q.trim();
  if (text === '') return [];
  const upper = text.toUpperCase();
  switch (by) {
    case 'doc_no':
      return [sql`starts_with(${at.number}, ${upper})`];
    case 'address_name':
      return [sql`(${hasWords(at.places, text)})`];
    case 'item_name':
      return [sql`exists (${at.items} and ${hasWords([sql.ref('i.name')], text)})`];
    case 'item_code':
      return [sql`exists (${at.items} and starts_with(upper(i.code), ${upper}))`];
    case 'lot_no':
      return [
        at.lots === undefined ? sql`false` : sql`exists (${at.lots} and starts_with(l.lot_no, ${upper}))`,
      ];
  }
}
