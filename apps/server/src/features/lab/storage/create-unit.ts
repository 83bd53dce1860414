import * as storageEndpoints from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView } from '@nidan/contract/lab/storage/storage-views';
import { hasPositions, mayStandIn, type StorageKind } from '@nidan/domain/storage/storage-kinds';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { isPlaceCode } from '@nidan/domain/storage/storage-scan';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockUnit, insertUnit, type UnitRow } from './unit-rows.ts';
import { readUnit } from './units.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Refuses a place that is out of use, and one in which this kind of place cannot stand. */
export function requireRoomFor(kind: StorageKind, parent: UnitRow | null): void {
  if (!mayStandIn(kind, parent?.kind ?? null)) {
    throw refuse('place-stands-elsewhere', { details: { kind, parent: parent?.kind ?? 'location' } });
  }
  if (parent !== null && parent.status !== masterData.codes.enabled)
    throw refuse('place-disabled', { details: { name: parent.name } });
}

interface Band {
  readonly kind: StorageKind;
  readonly lowestC: number | null;
  readonly highestC: number | null;
  readonly retentionClass: string | null;
}

/** Refuses temperatures that are not those of a device, or in the wrong order. */
export function requireBand({ kind, lowestC, highestC, retentionClass }: Band): void {
  const isTold = lowestC !== null || highestC !== null || retentionClass !== null;
  const inOrder = lowestC === null || highestC === null || lowestC <= highestC;
  if ((isTold && kind !== 'device') || !inOrder) throw refuse('place-band-of-device');
}

/** Sets up a place of the storage. */
export const createUnit = serve(
  storageEndpoints.createStorageUnit,
  async (ctx, given): Promise<StorageUnitView> => {
    const body = { ...given, code: given.code.trim().toUpperCase(), name: given.name.trim() };
    if (!isPlaceCode(body.code)) throw refuse('place-code-unfit', { details: { code: body.code } });
    const parent = body.parentId === null ? null : await lockUnit(ctx, body.parentId);
    requireRoomFor(body.kind, parent);
    const isGrid = body.rows > 0 && body.columns > 0;
    const isPlain = body.rows === 0 && body.columns === 0;
    if (hasPositions(body.kind) ? !isGrid : !isPlain) throw refuse('place-needs-positions');
    requireBand(body);
    if (!seesLocation(ctx.caller.scope, body.locationId)) throw refuse('not-found');
    if (parent !== null && parent.location_id !== body.locationId) {
      const { location } = await readUnit(ctx, parent.unit_id);
      throw refuse('place-of-other-location', { details: { name: parent.name, location } });
    }
    await insertUnit(ctx, body);
    recordEvent(ctx, {
      entityKind: 'STORAGE_UNIT',
      entityId: body.unitId,
      action: 'create',
      after: { kind: body.kind, code: body.code, name: body.name, parent: parent?.code ?? null },
    });
    return readUnit(ctx, body.unitId);
  },
);
