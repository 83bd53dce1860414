import * as customerLinkEndpoints from '@nidan/contract/links/customer-link/customer-link-endpoints';
import {
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
  implement(customerLinkEndpoints.makeCustomerLink, (ctx, { body }) => makeCustomerLink(ctx, body.billId)),
  implement(readCustomerLinks, (ctx, { query }) => customerLinksOf(ctx, query.billId)),
  endCustomerLink,
  implementOpen(customerLinkEndpoints.openCustomerPage, (open, { params, query }) =>
    openCustomerPage(open, { ...params, ...query }),
  ),
  implementOpen(customerLinkEndpoints.openCustomerReport, (open, { params, query, body }) =>
    openCustomerReport(open, { ...params, ...query, ...body }),
  ),
  implementOpen(customerLinkEndpoints.openCustomerBill, (open, { params, query, body }) =>
    openCustomerBill(open, { ...params, ...query, ...body }),
  ),
  implementOpen(payFromCustomerPage, (open, { params, query }) => payFromPage(open, { ...params, ...query })),
];
