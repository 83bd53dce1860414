import * as consumptionEndpoints from '@nidan/contract/supply/inventory/consumption-endpoints';
import { typedThousandths } from '@nidan/domain/inventory/unit-chain';
import type { ConsumptionMapView } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { mapSubjectFault } from '@nidan/domain/inventory/consumption-source';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../../kernel/http/refuse.ts';
import { readItems } from '../lots/items-of-stock.query.ts';
import { requireStoreInUse } from '../stores/require-store-in-use.ts';
import { insertMap, lockMap, updateMap } from './map-rows.ts';
import { readMap } from './maps.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** A typed use in thousandths of the base unit; refused when it is finer. */
function thousandthsOf(field: 'perReportable' | 'perRerun' | 'deadVolume', use: string): number {
  const found = typedThousandths(use);
  if (found === null) throw refuseField(field, 'three-decimals');
  return found;
}

interface Uses {
  readonly per_reportable: number;
  readonly per_rerun: number;
  readonly dead_volume: number;
}

function requireSomeUse({ per_reportable, per_rerun, dead_volume }: Uses): void {
  if (per_reportable + per_rerun + dead_volume === 0) throw refuse('map-uses-nothing');
}

/** Says what work uses of an item from now on. */
export const addMap = serve(
  consumptionEndpoints.createConsumptionMap,
  async (ctx, body): Promise<ConsumptionMapView> => {
    const fault = mapSubjectFault(body.category, body);
    if (fault !== null) throw refuseField(fault.field, fault);
    await requireStoreInUse(ctx, body.storeId);
    await readItems(ctx, [body.itemId]);
    const uses = {
      per_reportable: thousandthsOf('perReportable', body.perReportable),
      per_rerun: thousandthsOf('perRerun', body.perRerun),
      dead_volume: thousandthsOf('deadVolume', body.deadVolume),
    };
    requireSomeUse(uses);
    await insertMap(ctx, {
      map_id: body.mapId,
      category: body.category,
      test_id: body.testId,
      parameter_id: body.parameterId,
      sample_type_id: body.sampleTypeId,
      machine_id: body.machineId,
      event_kind: body.eventKind,
      item_id: body.itemId,
      store_id: body.storeId,
      ...uses,
    });
    const map = await readMap(ctx, body.mapId);
    recordEvent(ctx, {
      entityKind: 'CONSUMPTION_MAP',
      entityId: map.mapId,
      action: 'create',
      after: { category: map.category, subject: map.subject, item: map.item, ...uses },
    });
    return map;
  },
);

/** Changes how much work uses of an item, or ends it. */
export const editMap = serve(
  consumptionEndpoints.changeConsumptionMap,
  async (ctx, { mapId, version, ...change }): Promise<ConsumptionMapView> => {
    const map = await lockMap(ctx, mapId);
    await expectVersion(ctx, { entityId: mapId, expected: version, found: map.version });
    const { perReportable, perRerun, deadVolume, isEnabled } = change;
    const uses = {
      per_reportable:
        perReportable === undefined ? map.per_reportable : thousandthsOf('perReportable', perReportable),
      per_rerun: perRerun === undefined ? map.per_rerun : thousandthsOf('perRerun', perRerun),
      dead_volume: deadVolume === undefined ? map.dead_volume : thousandthsOf('deadVolume', deadVolume),
    };
    requireSomeUse(uses);
    const { enabled, disabled } = masterData.codes;
    const status = isEnabled === undefined ? map.status : isEnabled ? enabled : disabled;
    await updateMap(ctx, map, { ...uses, status });
    const { per_reportable, per_rerun, dead_volume } = map;
    recordEvent(ctx, {
      entityKind: 'CONSUMPTION_MAP',
      entityId: mapId,
      action: 'change',
      before: { per_reportable, per_rerun, dead_volume, status: map.status },
      after: { ...uses, status },
    });
    return readMap(ctx, mapId);
  },
);
