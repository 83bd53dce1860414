import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Condition on a shift `s`: own ones and those handed to the caller; who reads the finance sees those of the places in scope. */
export function shiftSeen({ caller }: Ctx): RawBuilder<boolean> {
  const { locationIds, doctorId, agencyId } = caller.scope;
  const own = sql<boolean>`(s.user_id = ${caller.userId} or s.handed_to = ${caller.userId})`;
  if (!hasRight(caller, 'finance', PERMISSION.read) || doctorId !== null || agencyId !== null) return own;
  return locationIds === null
    ? sql<boolean>`true`
    : sql<boolean>`(${own} or s.location_id = any(${[...locationIds]}))`;
}
