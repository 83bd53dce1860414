import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../kernel/access/in-scope.ts';

/** Condition on a place `u` of the storage: who works at some locations only sees the storage of these. */
export function unitInScope({ scope: { locationIds } }: Viewer): RawBuilder<boolean> {
  return locationIds === null ? sql<boolean>`true` : sql<boolean>`u.location_id = any(${[...locationIds]})`;
}
