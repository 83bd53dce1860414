import {
  createRateList,
  readRateGrid,
  setPrices,
  updateRateList,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('beside each list stands what weaker rules say, for own rates the list of their agency', async () => {
  const manager = app.as('Manager');
  const today = calendarDateIn('Asia/Kolkata', new Date());
  const from = addDays(today, 2);
  const [agencyId, own, rateListId] = [newId(), newId(), newId()];
  await manager.ok(createAgency, { body: { agencyId, name: `Clinic ${agencyId}` } });
  await manager.ok(createRateList, { body: { rateListId: own, kind: 'own', agencyId } });
  const list = { rateListId, kind: 'agency', name: `List ${rateListId}` } as const;
  const { version } = await manager.ok(createRateList, { body: list });
  await manager.ok(updateRateList, { params: { rateListId }, body: { version, agencyIds: [agencyId] } });
  const prices = [{ testId: await testIdOf(app, 'HB'), pricePaise: 9_100 }];
  const columns = [{ rateListId, version: version + 1, prices }];
  await manager.ok(setPrices, { body: { from, until: null, columns } });
  const read = async (on: string) => {
    const query = { on, rateListIds: `${own},${rateListId}`, q: 'HB', limit: 1 };
    return (await manager.ok(readRateGrid, { query })).rows[0];
  };
  const now = await read(today);
  const mrp = now?.mrpPaise;
  expect(now).toMatchObject({ cells: [null, null], otherwise: [mrp, mrp] });
  expect(await read(from)).toMatchObject({ cells: [null, { pricePaise: 9_100 }], otherwise: [9_100, mrp] });
  expect((await read(addDays(today, -1)))?.otherwise).toEqual([]);
});
