import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { createConsumptionMap, runConsumption } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import { once } from '../once.ts';

interface Use {
  readonly item: string;
  readonly store: string;
  readonly parameter?: string;
  readonly calibrates?: string;
  readonly perReportable: string;
  readonly perRerun?: string;
  readonly deadVolume?: string;
}

/** What the work of the week uses of the stores. */
const USES: readonly Use[] = [
  { item: 'HBA1C-CART', store: 'BENCH-1', parameter: 'HBA1C', perReportable: '1', perRerun: '1' },
  { item: 'TSH-KIT', store: 'COLD-A', parameter: 'TSH', perReportable: '1', perRerun: '1', deadVolume: '2' },
  {
    item: 'CREAT-R',
    store: 'COLD-A',
    parameter: 'CREAT',
    perReportable: '0.25',
    perRerun: '0.25',
    deadVolume: '1.5',
  },
  { item: 'CBC-DIL', store: 'DRY', parameter: 'HB', perReportable: '0.02', perRerun: '0.02' },
  { item: 'CTRL-L2', store: 'COLD-A', calibrates: 'CHEM1', perReportable: '2' },
];

export interface StoresOfDemo {
  readonly locationId: string;
  readonly storeId: (code: string) => string;
  readonly itemId: (code: string) => string;
}

const NOBODY = { testId: null, parameterId: null, sampleTypeId: null, machineId: null, eventKind: null };

/** Says what work uses of the stores, from the beginning of the week on. */
export async function mapDemoWork(manager: DemoClient, { storeId, itemId }: StoresOfDemo): Promise<void> {
  const machines = await manager.call(masterEndpoints('machines').list, { query: { limit: 200 } });
  for (const {
    item,
    store,
    parameter,
    calibrates,
    perReportable,
    perRerun = '0',
    deadVolume = '0',
  } of USES) {
    await once(manager, `map ${item} ${parameter ?? calibrates}`, {
      endpoint: createConsumptionMap,
      body: async () => {
        const place = { mapId: newId(), itemId: itemId(item), storeId: storeId(store) };
        const uses = { perReportable, perRerun, deadVolume };
        if (parameter === undefined) {
          const machineId = machines.rows.find(({ code }) => code === calibrates)?.id ?? null;
          return { ...NOBODY, ...place, ...uses, category: 'calibration' as const, machineId };
        }
        const { rows } = await manager.call(listParameters, { query: { q: parameter, limit: 50 } });
        const parameterId = rows.find(({ code }) => code === parameter)?.parameterId ?? null;
        return { ...NOBODY, ...place, ...uses, category: 'parameter' as const, parameterId };
      },
    });
  }
}

/** Takes what the week has used. */
export async function consumeDemoWork(technician: DemoClient, { locationId }: StoresOfDemo): Promise<void> {
  await technician.call(runConsumption, {
    as: 'consumption of the week',
    body: { runId: newId(), locationId },
  });
}
