import { exportMaster, listFindings } from '@nidan/contract/links/imports/import-endpoints';
import {
  createRateList,
  listRateLists,
  readRateGrid,
  setPrices,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';

const HEAD = 'kind,list,test,price_rupees,free,from';
const LIST = 'Clinics of Pune';
let app: TestApp;
let today: string;
let rateListId: string;
beforeAll(async () => {
  app = await startTestApp();
  today = calendarDateIn('Asia/Kolkata', new Date());
  rateListId = newId();
  await app.as('Manager').ok(createRateList, { body: { rateListId, kind: 'agency', name: LIST } });
});
afterAll(() => app.close());

async function findings(importId: string) {
  const { rows } = await app.as('Manager').ok(listFindings, { params: { importId }, query: {} });
  return rows;
}

async function priceOf(code: string, listId = rateListId, on = today) {
  const query = { rateListIds: listId, on, q: code, limit: 5 };
  const { rows } = await app.as('Manager').ok(readRateGrid, { query });
  return rows.find((row) => row.code === code)?.cells[0]?.pricePaise ?? null;
}

it('a file sets prices of a list for today and for a day to come, with one event for each', async () => {
  const soon = addDays(today, 10);
  const file = `${HEAD}\nagency,${LIST},HB,100,,\nagency,${LIST},CBC,250,,\nagency,${LIST},TSH,300,,${soon}\n`;
  const tried = await triedImport(app, 'rates', file);
  expect(tried.counts).toMatchObject({ new: 3, bad: 0 });
  expect(await writtenImport(app, tried)).toMatchObject({ state: 'success' });
  expect([await priceOf('HB'), await priceOf('CBC'), await priceOf('TSH')]).toEqual([10_000, 25_000, null]);
  expect(await priceOf('TSH', rateListId, soon)).toBe(30_000);
  const events = await eventsOf(app, rateListId, 'setPrices');
  expect(events.map(({ after }) => after)).toMatchObject([{ changed: 2 }, { changed: 1, from: soon }]);
});

it('a row changes one price, takes another away, and leaves what it does not name', async () => {
  const tried = await triedImport(app, 'rates', `${HEAD}\nagency,${LIST},HB,90,,\nagency,${LIST},CBC,,,\n`);
  expect(tried.counts).toMatchObject({ changed: 2 });
  await writtenImport(app, tried);
  expect([await priceOf('HB'), await priceOf('CBC')]).toEqual([9_000, null]);
});

it('own rates of an agency begin with the first price of a file, under the code of the agency', async () => {
  const agency = { agencyId: newId(), code: 'RATE-OWN', name: 'Clinic with own rates' };
  await app.as('Manager').ok(createAgency, { body: agency });
  await writtenImport(app, await triedImport(app, 'rates', `${HEAD}\nown,RATE-OWN,HB,80,,\n`));
  const { rows } = await app.as('Manager').ok(listRateLists, { query: { q: agency.name } });
  expect(rows).toMatchObject([{ kind: 'own', priced: 1 }]);
  const exported = await app.as('Manager').call(exportMaster, { query: { master: 'rates', format: 'csv' } });
  expect(Buffer.from(exported.bytes).toString()).toContain('"own","RATE-OWN","HB",80,"no",');
});

it.each([
  ['list', `agency,Unknown,HB,100,,`, /No rate list for agencies has this name: make it first/],
  ['list', `own,NOBODY,HB,100,,`, /No agency has this code/],
  ['test', `agency,${LIST},NOSUCH,100,,`, /has no such test/],
  ['price_rupees', `agency,${LIST},LFT,,,`, /fill in/],
  ['price_rupees', `agency,${LIST},LFT,-5,,`, /below zero|least|Must/],
  ['price_rupees', `agency,${LIST},LFT,12.5,,`, /not in whole rupees/],
  ['price_rupees', `agency,${LIST},LFT,0,,`, /zero must be marked free/],
  ['price_rupees', `agency,${LIST},TSH,310,,`, /Another price begins on/],
  ['from', `agency,${LIST},LFT,100,,2020-01-01`, /today or later/],
  ['from', `agency,${LIST},LFT,100,,soon`, /is no day/],
])('a wrong %s is told at its column: %s', async (column, row, reason) => {
  const { importId, counts } = await triedImport(app, 'rates', `${HEAD}\n${row}\n`);
  expect(counts).toMatchObject({ bad: 1 });
  expect(await findings(importId)).toMatchObject([
    { rowNo: 2, faults: [{ column, reason: expect.stringMatching(reason) }] },
  ]);
});

it('a test that stands twice in a list, and a file without its list, are refused', async () => {
  const row = `agency,${LIST},LFT,100,,`;
  const { importId } = await triedImport(app, 'rates', `${HEAD}\n${row}\n${row}\n`);
  expect(await findings(importId)).toMatchObject([
    { verdict: 'new' },
    { record: `agency / ${LIST} / LFT`, faults: [{ reason: 'Twice in this file, first in row 2' }] },
  ]);
});

it('a price that another set since the trial is not overwritten when it begins later', async () => {
  const tried = await triedImport(app, 'rates', `${HEAD}\nagency,${LIST},LFT,100,,\n`);
  const { rows } = await app.as('Manager').ok(listRateLists, { query: { q: LIST } });
  const prices = [{ testId: await testIdOf(app, 'LFT'), pricePaise: 50_000 }];
  const columns = [{ rateListId, version: rows[0]?.version ?? 0, prices }];
  await app.as('Manager').ok(setPrices, { body: { from: addDays(today, 3), until: null, columns } });
  expect(await writtenImport(app, tried)).toMatchObject({ state: 'failure' });
  expect(await priceOf('LFT')).toBeNull();
});
