import {
  closeDays as closeEndpoint,
  listClosedDays,
  statement,
  trialBalance,
} from '@nidan/contract/ledger/ledger-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { closeDays } from './close-days.ts';
import { listClosedDaysOf } from './closed-days.query.ts';
import { readStatement } from './statement.query.ts';
import { readTrialBalance } from './trial-balance.query.ts';

export const ledgerRoutes: readonly Route[] = [
  implement(trialBalance, (ctx, { query }) => readTrialBalance(ctx, query)),
  implement(statement, (ctx, { query }) => readStatement(ctx, query)),
  implement(listClosedDays, (ctx, { query }) => listClosedDaysOf(ctx, query)),
  implement(closeEndpoint, (ctx, { body }) => closeDays(ctx, body)),
];
