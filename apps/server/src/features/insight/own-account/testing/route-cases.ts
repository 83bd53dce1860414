import {
  listOwnPrices,
  readOwnAccount,
  readOwnStatement,
} from '@nidan/contract/insight/own-account/own-account-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const ownAccountCases: readonly RouteCase[] = [
  forRoute(readOwnAccount).send(async () => ({})),
  forRoute(readOwnStatement).send(async () => ({ query: { dates: 1 } })),
  forRoute(listOwnPrices).send(async () => ({ query: { limit: 5, expected: true } })),
];
