import {
  createRateList,
  readPercentageEffect,
  readRateHistory,
  setPrices,
  setTestCost,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
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

const manager = () => app.as('Manager');
const from = calendarDateIn('Asia/Kolkata', new Date());

/** A list with haemoglobin at 410 rupees and ESR at 65, which costs the lab 60. */
async function pricedList(): Promise<string> {
  const rateListId = await emptyList();
  const prices = [
    { testId: await testIdOf(app, 'HB'), pricePaise: 41_000 },
    { testId: await testIdOf(app, 'ESR'), pricePaise: 6_500 },
  ];
  const columns = [{ rateListId, version: 1, prices }];
  await manager().ok(setPrices, { body: { from, until: null, columns } });
  return rateListId;
}

async function emptyList(): Promise<string> {
  const rateListId = newId();
  await manager().ok(createRateList, { body: { rateListId, kind: 'agency', name: `List ${rateListId}` } });
  return rateListId;
}

const effectOn = (rateListId: string) => ({ query: { rateListId, percent: -10, from } });

it('a percentage is tried before it is done, and changes nothing then', async () => {
  const rateListId = await pricedList();
  const testId = await testIdOf(app, 'ESR');
  await manager().ok(setTestCost, { body: { testId, version: 0, costPaise: 6_000 } });
  expect(await manager().ok(readPercentageEffect, effectOn(rateListId))).toMatchObject({
    prices: 2,
    pricePaise: 47_500,
    nextPaise: 42_800,
    underCost: 1,
    examples: [
      { code: 'HB', pricePaise: 41_000, nextPaise: 36_900 },
      { code: 'ESR', pricePaise: 6_500, nextPaise: 5_900 },
    ],
  });
  const { rows } = await manager().ok(readRateHistory, { query: { rateListId, testId } });
  expect(rows.map(({ pricePaise }) => pricePaise)).toEqual([6_500]);
});

it('of a list without prices nothing is changed', async () => {
  expect(await manager().ok(readPercentageEffect, effectOn(await emptyList()))).toMatchObject({
    prices: 0,
    examples: [],
  });
});

it('needs a list of the lab and the right to read masters', async () => {
  const call = effectOn(newId());
  expect(await manager().refused(readPercentageEffect, call)).toMatchObject({ status: 404 });
  expect(await app.asNobody().refused(readPercentageEffect, call)).toMatchObject({ status: 401 });
});
