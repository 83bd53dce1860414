import { createBill as createEndpoint } from '@nidan/contract/billing/bill-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { createBill } from './create-bill.ts';

export const billingRoutes: readonly Route[] = [
  implement(createEndpoint, (ctx, { body }) => createBill(ctx, body)),
];
