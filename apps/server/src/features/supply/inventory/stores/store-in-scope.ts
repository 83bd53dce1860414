import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../../kernel/access/in-scope.ts';

/** Condition on a store under this alias: who works at some locations only sees the stores of these. */
export function storeInScope({ scope: { locationIds } }: Viewer, alias = 's'): RawBuilder<boolean> {
  if (locationIds === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(`${alias}.location_id`)} = any(${[...locationIds]})`;
}
