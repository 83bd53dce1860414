import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockUnit, type UnitRow } from './unit-rows.ts';
import { readUnit } from './units.query.ts';

/** Refuses a place at another location than the caller works. */
export async function requirePlaceHere(ctx: Ctx, unit: UnitRow): Promise<void> {
  const { locationId } = ctx.caller;
  if (locationId === null || locationId === unit.location_id) return;
  const { location } = await readUnit(ctx, unit.unit_id);
  throw refuse('place-of-other-location', { details: { name: unit.name, location } });
}

/** Locks a place that something goes into; refused out of use, and at another location than the caller works. */
export async function lockPlaceInUse(ctx: Ctx, unitId: string): Promise<void> {
  const unit = await lockUnit(ctx, unitId);
  if (unit.status !== masterData.codes.enabled) {
    throw refuse('place-disabled', { details: { name: unit.name } });
  }
  await requirePlaceHere(ctx, unit);
}
