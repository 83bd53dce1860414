import {
  findTestByCode,
  listParameters,
  listSampleTypes,
  listTests,
} from '@nidan/contract/catalog/catalog-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { listParametersOf, listSampleTypesOf, listTestsOf, testOfCode } from './catalogue.query.ts';

export const catalogRoutes: readonly Route[] = [
  implement(listTests, (ctx, { query }) => listTestsOf(ctx, query)),
  implement(findTestByCode, (ctx, { query }) => testOfCode(ctx, query)),
  implement(listParameters, (ctx, { query }) => listParametersOf(ctx, query)),
  implement(listSampleTypes, (ctx, { query }) => listSampleTypesOf(ctx, query)),
];
