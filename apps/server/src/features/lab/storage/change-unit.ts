import * as storageEndpoints from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireBand, requireRoomFor } from './create-unit.ts';
import { lockUnit, lockUnits, type UnitRow, updateUnit } from './unit-rows.ts';
import { readUnit } from './units.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function requireVersion(ctx: Ctx, unit: UnitRow, expected: number): Promise<void> {
  await expectVersion(ctx, { entityId: unit.unit_id, expected, found: unit.version });
}

/** Refuses to take a locked place out of use while a tube, a thing of a case or a place in use is in it. */
async function requireEmpty(ctx: Ctx, unit: UnitRow): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from stored_tube where l_id = ${ctx.lId} and unit_id = ${unit.unit_id})
      + (select count(*) from case_thing_place where l_id = ${ctx.lId} and unit_id = ${unit.unit_id} and disposed_at is null)
      + (select count(*) from storage_unit where l_id = ${ctx.lId} and parent_id = ${unit.unit_id} and status = ${masterData.codes.enabled}))::int
      as count`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw refuse('place-in-use', { details: { name: unit.name, count: String(count) } });
}

/** Takes a place into use or out of it. */
async function requireStatusStep(ctx: Ctx, unit: UnitRow, isEnabled: boolean): Promise<void> {
  if (!isEnabled) return requireEmpty(ctx, unit);
  if (unit.parent_id !== null) requireRoomFor(unit.kind, await lockUnit(ctx, unit.parent_id));
}

/** Renames a place, changes what a device keeps to, or takes it into use or out of it. */
export const changeUnit = serve(
  storageEndpoints.changeStorageUnit,
  async (ctx, { unitId, version, ...change }): Promise<StorageUnitView> => {
    const unit = await lockUnit(ctx, unitId);
    await requireVersion(ctx, unit, version);
    const { isEnabled = unit.status === masterData.codes.enabled, name = unit.name } = change;
    const {
      lowestC = unit.lowest_c,
      highestC = unit.highest_c,
      retentionClass = unit.retention_class,
    } = change;
    requireBand({ kind: unit.kind, lowestC, highestC, retentionClass });
    if (isEnabled !== (unit.status === masterData.codes.enabled))
      await requireStatusStep(ctx, unit, isEnabled);
    const after = {
      name: name.trim(),
      lowest_c: lowestC,
      highest_c: highestC,
      retention_class: retentionClass,
      status: isEnabled ? masterData.codes.enabled : masterData.codes.disabled,
    };
    await updateUnit(ctx, unit, after);
    const { lowest_c, highest_c, retention_class, status } = unit;
    recordEvent(ctx, {
      entityKind: 'STORAGE_UNIT',
      entityId: unitId,
      action: 'change',
      before: { name: unit.name, lowest_c, highest_c, retention_class, status },
      after,
    });
    return readUnit(ctx, unitId);
  },
);

/** Puts a place with all that is in it into another one at the same location. */
export const moveUnit = serve(
  storageEndpoints.moveStorageUnit,
  async (ctx, { unitId, version, parentId }): Promise<StorageUnitView> => {
    const units = await lockUnits(ctx, [unitId, parentId]);
    const [unit, parent] = [units.get(unitId), units.get(parentId)];
    if (unit === undefined || parent === undefined) throw refuse('not-found');
    await requireVersion(ctx, unit, version);
    requireRoomFor(unit.kind, parent);
    const [from, to] = [
      unit.parent_id === null ? null : await readUnit(ctx, unit.parent_id),
      await readUnit(ctx, parentId),
    ];
    if (parent.location_id !== unit.location_id) {
      throw refuse('place-of-other-location', { details: { name: parent.name, location: to.location } });
    }
    await updateUnit(ctx, unit, { parent_id: parentId });
    recordEvent(ctx, {
      entityKind: 'STORAGE_UNIT',
      entityId: unitId,
      action: 'move',
      before: { in: from?.code ?? null },
      after: { in: to.code },
    });
    return readUnit(ctx, unitId);
  },
);
