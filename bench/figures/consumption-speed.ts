import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { createConsumptionMap, runConsumption } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { openStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { createStore } from '@nidan/contract/supply/inventory/store-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { newId } from '@nidan/server/kernel/database/new-id';
import type { ApiClient } from '../api-client.ts';
import { bulkLoad } from '../bulk-load.ts';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { startServerUnderTest } from '../server-under-test.ts';

const BILLS = 5_000;
const GOAL_S = 10;
/** Each bill has one result of both. */
const MEASURED = [
  { test: 'CBC', parameter: 'HB' },
  { test: 'TSH', parameter: 'TSH' },
] as const;
const LOTS = 6;
const OF_LOT = String(Math.ceil(BILLS / LOTS) + 100);

const results = `
insert into result_version (l_id, bill_test_id, parameter_id, version, raw_value, value, numeric_value, source, entered_by, entered_at)
select 1, t.bill_test_id, $2::uuid, 1, '12', '12', 12, 'manual', b.created_by, b.created_at
from bill_test t join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id join test c on c.l_id = t.l_id and c.test_id = t.test_id
where t.l_id = 1 and b.lab_no like 'BB%' and c.code = $1`;

interface Place {
  readonly locationId: string;
  readonly parameterIds: readonly string[];
}

/** A day of results that nobody has taken from the stores. */
async function fill(adminUrl: string, manager: ApiClient): Promise<Place> {
  await bulkLoad(adminUrl, BILLS);
  const parameterIds: string[] = [];
  for (const { parameter } of MEASURED) {
    const { rows } = await manager.call(listParameters, { query: { q: parameter, limit: 50 } });
    parameterIds.push(rows.find(({ code }) => code === parameter)?.parameterId ?? '');
  }
  let locationId = '';
  await withClient(adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'; set app.l_id = '1'");
    for (const [at, { test }] of MEASURED.entries()) await client.query(results, [test, parameterIds[at]]);
    await client.query('vacuum analyze result_version');
    const { rows } = await client.query<{ location_id: string }>(
      "select location_id from bill where l_id = 1 and lab_no like 'BB%' limit 1",
    );
    locationId = rows[0]?.location_id ?? '';
  });
  return { locationId, parameterIds };
}

/** A store with an item for each parameter in some lots, of which each result uses one. */
async function keepStock(manager: ApiClient, { locationId, parameterIds }: Place): Promise<void> {
  const storeId = newId();
  await manager.call(createStore, {
    body: { storeId, code: 'BENCH-C', name: 'Bench store', locationId, isRoad: false },
  });
  for (const [at, parameterId] of parameterIds.entries()) {
    const itemId = newId();
    const item = { id: itemId, code: `CONS-${at}`, name: `Reagent ${at}`, storage: 'cool' as const };
    await manager.call(masterEndpoints('items').create, {
      body: { ...item, category: 'REAGENT', baseUnit: 'test' },
    });
    const lines = Array.from({ length: LOTS }, (_, lot) => {
      const label = { lotNo: `C${lot}`, expiresOn: `2031-0${lot + 1}-28` };
      return { itemId, ...label, quantity: OF_LOT, unit: 'test' as const, valuePaise: 900_000 };
    });
    await manager.call(openStock, { body: { documentId: newId(), storeId, note: 'First count', lines } });
    const work = { testId: null, parameterId, sampleTypeId: null, machineId: null, eventKind: null };
    const uses = { perReportable: '1', perRerun: '1', deadVolume: '2' };
    await manager.call(createConsumptionMap, {
      body: { mapId: newId(), category: 'parameter', ...work, itemId, storeId, ...uses },
    });
  }
}

/** Time in which one run takes what 10,000 results of a day have used, down to the lot of each. */
export async function measureConsumption(): Promise<void> {
  const server = await startServerUnderTest();
  try {
    const manager = await signInAs(server.port, 'manager');
    const place = await fill(server.urls.adminUrl, manager);
    await keepStock(manager, place);
    await withClient(server.urls.adminUrl, async (client) => {
      await client.query("set app.l_id = '1'");
      await client.query("update consumption_map set since = now() - interval '2 days' where l_id = 1");
    });
    const began = performance.now();
    const { run } = await manager.call(runConsumption, {
      body: { runId: newId(), locationId: place.locationId },
    });
    const seconds = (performance.now() - began) / 1_000;
    printFigure({
      name: 'consumption_of_10000_results',
      value: seconds,
      unit: 's',
      target: `<= ${GOAL_S}`,
      ok: seconds <= GOAL_S,
      detail: { lines: run?.lines ?? 0, result: run?.result ?? '' },
    });
    const again = performance.now();
    const second = await manager.call(runConsumption, {
      body: { runId: newId(), locationId: place.locationId },
    });
    printFigure({
      name: 'consumption_of_nothing_new',
      value: (performance.now() - again) / 1_000,
      unit: 's',
      detail: { lines: second.run?.lines ?? 0 },
    });
    manager.close();
  } finally {
    await server.stop();
  }
}
