import { listLeaks, sumLeaks } from '@nidan/contract/insight/leaks/leak-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listLeaksOf, sumLeaksOf } from './leaks.query.ts';

export const leakRoutes: readonly Route[] = [
  implement(listLeaks, (ctx, { query }) => listLeaksOf(ctx, query)),
  implement(sumLeaks, (ctx, { query }) => sumLeaksOf(ctx, query)),
];
