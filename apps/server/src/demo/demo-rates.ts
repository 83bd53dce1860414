import {
  createRateList,
  mapAgency,
  setPrices,
  updateRateList,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { changedByPercent } from '@nidan/domain/rates/changed-by-percent';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import { readTests } from './demo-staff.ts';

/** What agencies pay less than the MRP, in percent. */
const LESS_FOR_AGENCIES = -40;
/** Tests for which the first agency has rates of its own, with what it pays less. */
const OWN_RATES = { codes: ['CBC', 'LFT', 'TSH', 'LIPID'], percent: -48 };

/** Sets what the agencies of the demo lab pay from a day on. */
export async function setDemoRates(manager: DemoClient, from: CalendarDate): Promise<void> {
  const tests = await readTests(manager);
  const { rows: agencies } = await manager.call(listAgencies, { query: { limit: 200 } });
  const reduced = (percent: number) =>
    tests.map(({ testId, mrpPaise }) => ({ testId, pricePaise: changedByPercent(mrpPaise, percent) }));
  const list = await manager.call(createRateList, {
    as: 'rate list',
    body: { rateListId: newId(), kind: 'agency', name: 'Agencies of Pune' },
  });
  const { rateListId } = list;
  const columns = [{ rateListId, version: list.version, prices: reduced(LESS_FOR_AGENCIES) }];
  const { lists } = await manager.call(setPrices, {
    as: 'rates of agencies',
    body: { from, until: null, columns },
  });
  const agencyIds = agencies.map(({ agencyId }) => agencyId);
  const version = lists[0]?.version ?? list.version;
  await manager.call(updateRateList, {
    as: 'agencies of the rate list',
    params: { rateListId },
    body: { version, agencyIds },
  });
  const [first] = agencyIds;
  const codes = new Set(
    tests.filter(({ code }) => OWN_RATES.codes.includes(code)).map(({ testId }) => testId),
  );
  const prices = reduced(OWN_RATES.percent).filter(({ testId }) => codes.has(testId));
  if (first !== undefined && prices.length > 0)
    await manager.call(mapAgency, {
      as: 'own rates of an agency',
      body: { agencyId: first, version: 0, from, until: null, prices },
    });
}
