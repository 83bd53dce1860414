import { createLocation } from '@nidan/contract/base/organisation/organisation-endpoints';
import { listAgencyRates } from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import {
  changeByPercentage,
  createRateList,
  listRateLists,
  mapAgency,
  quotePrices,
  readMappedAgency,
  readPercentageEffect,
  readRateGrid,
  readRateHistory,
  setPrices,
  setTestCost,
  updateRateList,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { freshTest } from '../../versions/testing/route-cases.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

const manager = ({ app }: LabWorld) => app.as('Manager');

/** A day on which prices may still be set. */
function soon(): string {
  return addDays(calendarDateIn('Asia/Kolkata', new Date()), 1);
}

async function freshAgency(world: LabWorld): Promise<string> {
  const agencyId = newId();
  const body = { agencyId, name: `Clinic ${agencyId}` };
  await manager(world).ok(createAgency, { body });
  return agencyId;
}

function freshList(world: LabWorld, kind: 'agency' | 'centre' = 'agency') {
  const rateListId = newId();
  const body = { rateListId, kind, name: `List ${rateListId}` };
  return manager(world).ok(createRateList, { body });
}

async function freshCentre(world: LabWorld): Promise<string> {
  const body = {
    name: `Centre ${newId()}`,
    kind: 'centre' as const,
    firmId: null,
    address: 'Pune',
    phone: '',
  };
  return (await manager(world).ok(createLocation, { body })).locationId;
}

async function priceOf(world: LabWorld) {
  const { testId } = (await world.shared('ordered')).test;
  return { testId, pricePaise: 19_000 };
}

async function pricedList(world: LabWorld) {
  const { rateListId, version } = await freshList(world);
  const columns = [{ rateListId, version, prices: [await priceOf(world)] }];
  const { lists } = await manager(world).ok(setPrices, { body: { from: soon(), until: null, columns } });
  return { rateListId, version: lists[0]?.version ?? 0 };
}

export const rateCases: readonly RouteCase[] = [
  forRoute(listRateLists).send(async () => ({ query: { q: 'list' } })),
  forRoute(listAgencyRates).send(async (world) => {
    await freshAgency(world);
    return { query: { q: 'clinic' } };
  }),
  forRoute(createRateList).send(async () => {
    const rateListId = newId();
    return { body: { rateListId, kind: 'centre', name: `List ${rateListId}` } };
  }),
  forRoute(createRateList).send(async (world) => ({
    body: { rateListId: newId(), kind: 'own', agencyId: await freshAgency(world) },
  })),
  forRoute(updateRateList).send(async (world) => {
    const { rateListId, version } = await freshList(world);
    return { params: { rateListId }, body: { version, agencyIds: [await freshAgency(world)] } };
  }),
  forRoute(updateRateList).send(async (world) => {
    const { rateListId, version } = await freshList(world, 'centre');
    return { params: { rateListId }, body: { version, centreIds: [await freshCentre(world)] } };
  }),
  forRoute(readRateGrid).send(async (world) => ({
    query: {
      rateListIds: (await pricedList(world)).rateListId,
      on: soon(),
      against: calendarDateIn('Asia/Kolkata', new Date()),
      departmentId: (await world.shared('ordered')).test.departmentId,
    },
  })),
  forRoute(setPrices).send(async (world) => {
    const { rateListId, version } = await freshList(world);
    const columns = [{ rateListId, version, prices: [await priceOf(world)] }];
    return { body: { from: soon(), until: null, columns } };
  }),
  forRoute(readPercentageEffect).send(async (world) => {
    const { departmentId } = (await world.shared('ordered')).test;
    const { rateListId } = await pricedList(world);
    return { query: { rateListId, percent: 5, from: soon(), departmentId } };
  }),
  forRoute(changeByPercentage).send(async (world) => {
    const { departmentId, testId } = (await world.shared('ordered')).test;
    const of = { departmentId, testIds: [testId], percent: 5, reason: 'Yearly rise' };
    return { body: { from: soon(), until: null, ...(await pricedList(world)), ...of } };
  }),
  forRoute(setTestCost).send(async (world) => ({
    body: { testId: (await freshTest(world)).testId, version: 0, costPaise: 9_600 },
  })),
  forRoute(quotePrices).send(async (world) => {
    const { testId } = (await world.shared('ordered')).test;
    return {
      query: { testIds: testId, agencyId: await freshAgency(world), centreId: world.lab.locationId },
    };
  }),
  forRoute(readRateHistory).send(async (world) => ({
    query: {
      rateListId: (await pricedList(world)).rateListId,
      testId: (await world.shared('ordered')).test.testId,
    },
  })),
  forRoute(mapAgency).send(async (world) => {
    const agencyId = await freshAgency(world);
    return { body: { agencyId, version: 0, from: soon(), until: null, prices: [await priceOf(world)] } };
  }),
  forRoute(readMappedAgency).send(async (world) => ({ query: { agencyId: await freshAgency(world) } })),
];
