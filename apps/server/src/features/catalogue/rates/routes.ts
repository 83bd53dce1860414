import { type Route } from '../../../kernel/http/route.ts';
import { listAgencyRatesOf } from './agency-rates.query.ts';
import { readPercentageEffectOf } from './percentage-effect.query.ts';
import { changeByPercentage } from './change-by-percentage.ts';
import { createRateList, updateRateList } from './change-rate-list.ts';
import { mapAgency } from './map-agency.ts';
import { readMappedAgencyOf } from './own-rates.query.ts';
import { quotePrices } from './quote-prices.query.ts';
import { readRateGridOf } from './rate-grid.query.ts';
import { readRateHistoryOf } from './rate-history.query.ts';
import { listRateListsOf } from './rate-lists.query.ts';
import { setPrices } from './set-prices.ts';
import { setTestCost } from './set-test-cost.ts';

export const rateRoutes: readonly Route[] = [
  listRateListsOf,
  listAgencyRatesOf,
  createRateList,
  updateRateList,
  readRateGridOf,
  setPrices,
  readPercentageEffectOf,
  changeByPercentage,
  quotePrices,
  readRateHistoryOf,
  setTestCost,
  mapAgency,
  readMappedAgencyOf,
];
