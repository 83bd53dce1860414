import {
  endCustomerLink as endEndpoint,
  makeCustomerLink as makeEndpoint,
  openCustomerBill as billEndpoint,
  openCustomerPage as pageEndpoint,
  openCustomerReport as reportEndpoint,
  payFromCustomerPage,
  readCustomerLinks,
} from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { implement, implementOpen, type Route } from '../../../kernel/http/route.ts';
import { customerLinksOf } from './customer-links.query.ts';
import { endCustomerLink, makeCustomerLink } from './make-customer-link.ts';
import { openCustomerBill, openCustomerReport } from './open-customer-file.ts';
import { openCustomerPage } from './open-customer-page.ts';
import { payFromPage } from './pay-from-page.ts';

export const customerLinkRoutes: readonly Route[] = [
  implement(makeEndpoint, (ctx, { body }) => makeCustomerLink(ctx, body.billId)),
  implement(readCustomerLinks, (ctx, { query }) => customerLinksOf(ctx, query.billId)),
  implement(endEndpoint, (ctx, { body }) => endCustomerLink(ctx, body)),
  implementOpen(pageEndpoint, (open, { params, query }) => openCustomerPage(open, { ...params, ...query })),
  implementOpen(reportEndpoint, (open, { params, query, body }) =>
    openCustomerReport(open, { ...params, ...query, ...body }),
  ),
  implementOpen(billEndpoint, (open, { params, query, body }) =>
    openCustomerBill(open, { ...params, ...query, ...body }),
  ),
  implementOpen(payFromCustomerPage, (open, { params, query }) => payFromPage(open, { ...params, ...query })),
];
