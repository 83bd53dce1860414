import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { type RawBuilder, sql } from 'kysely';

/** Conditions that a lower-case text has each word that is sought; none for an empty search. */
export function hasWords(text: RawBuilder<unknown>, sought: string | undefined): RawBuilder<unknown>[] {
  return nameWords(sought ?? '').map((word) => sql`strpos(${text}, ${word}) > 0`);
}
