import {
  listOwnPrices,
  readOwnAccount,
  readOwnStatement,
} from '@nidan/contract/insight/own-account/own-account-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { readOwnAccountOf, readOwnStatementOf } from './own-account.query.ts';
import { listOwnPricesOf } from './own-prices.query.ts';

export const ownAccountRoutes: readonly Route[] = [
  implement(readOwnAccount, (ctx) => readOwnAccountOf(ctx)),
  implement(readOwnStatement, (ctx, { query }) => readOwnStatementOf(ctx, query)),
  implement(listOwnPrices, (ctx, { query }) => listOwnPricesOf(ctx, query)),
];
