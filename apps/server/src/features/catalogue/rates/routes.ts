import { listAgencyRates } from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import {
  changeByPercentage as percentageEndpoint,
  createRateList as newList,
  listRateLists,
  mapAgency as mapEndpoint,
  quotePrices as quoteEndpoint,
  readMappedAgency,
  readPercentageEffect,
  readRateGrid,
  readRateHistory,
  setPrices as pricesEndpoint,
  setTestCost as costEndpoint,
  updateRateList as listEndpoint,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
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
  implement(listRateLists, (ctx, { query }) => listRateListsOf(ctx, query)),
  implement(listAgencyRates, (ctx, { query }) => listAgencyRatesOf(ctx, query)),
  implement(newList, (ctx, { body }) => createRateList(ctx, body)),
  implement(listEndpoint, (ctx, { params, body }) => updateRateList(ctx, params, body)),
  implement(readRateGrid, (ctx, { query }) => readRateGridOf(ctx, query)),
  implement(pricesEndpoint, (ctx, { body }) => setPrices(ctx, body)),
  implement(readPercentageEffect, (ctx, { query }) => readPercentageEffectOf(ctx, query)),
  implement(percentageEndpoint, (ctx, { body }) => changeByPercentage(ctx, body)),
  implement(quoteEndpoint, (ctx, { query }) => quotePrices(ctx, query)),
  implement(readRateHistory, (ctx, { query }) => readRateHistoryOf(ctx, query)),
  implement(costEndpoint, (ctx, { body }) => setTestCost(ctx, body)),
  implement(mapEndpoint, (ctx, { body }) => mapAgency(ctx, body)),
  implement(readMappedAgency, (ctx, { query }) => readMappedAgencyOf(ctx, query)),
];
