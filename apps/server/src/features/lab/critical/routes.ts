import { countCriticals, listCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { countCriticalsOf, listCriticalsOf } from './criticals.query.ts';

export const criticalRoutes: readonly Route[] = [
  implement(countCriticals, (ctx) => countCriticalsOf(ctx)),
  implement(listCriticals, (ctx, { query }) => listCriticalsOf(ctx, query)),
];
