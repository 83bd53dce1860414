import { type Route } from '../../../kernel/http/route.ts';
import { readOwnAccountOf, readOwnStatementOf } from './own-account.query.ts';
import { listOwnPricesOf } from './own-prices.query.ts';

export const ownAccountRoutes: readonly Route[] = [readOwnAccountOf, readOwnStatementOf, listOwnPricesOf];
