import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { createConsumptionMap } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { StockOfLab } from './stock-of-lab.ts';

type NewMap = BodyOf<typeof createConsumptionMap>;

/** What one kind of work uses of the item of a store. */
export function newMap(
  { itemId, storeId }: Pick<StockOfLab, 'itemId' | 'storeId'>,
  parts: Partial<NewMap> & Pick<NewMap, 'category'>,
): NewMap {
  const nobody = { testId: null, parameterId: null, sampleTypeId: null, machineId: null, eventKind: null };
  const uses = { perReportable: '0', perRerun: '0', deadVolume: '0' };
  return { mapId: newId(), ...nobody, itemId, storeId, ...uses, ...parts };
}
