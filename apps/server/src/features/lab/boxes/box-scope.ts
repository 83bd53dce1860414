import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/**
 * Condition on a `sample_batch b`: who sees some places sees the boxes from and to these, and a rider sees what they carry; doctors and
 * agencies see none.
 */
export function boxInScope({ caller: { scope, userId } }: Ctx): RawBuilder<boolean> {
  const { locationIds, doctorId, agencyId } = scope;
  if (doctorId !== null || agencyId !== null) return sql<boolean>`false`;
  if (locationIds === null) return sql<boolean>`true`;
  const seen = [...locationIds];
  return sql<boolean>`(b.from_location_id = any(${seen}) or b.to_location_id = any(${seen}) or b.rider_id = ${userId})`;
}
