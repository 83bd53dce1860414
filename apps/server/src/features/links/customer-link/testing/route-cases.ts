import {
  endCustomerLink,
  makeCustomerLink,
  openCustomerBill,
  openCustomerPage,
  openCustomerReport,
  payFromCustomerPage,
  readCustomerLinks,
} from '@nidan/contract/links/customer-link/customer-link-endpoints';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

async function linkOf(world: LabWorld, which: 'shared' | 'fresh' = 'shared') {
  const { billId } = await world[which]('released');
  return world.app.as('Manager').ok(makeCustomerLink, { body: { billId } });
}

async function atPage(world: LabWorld) {
  const { url } = await linkOf(world);
  return { params: { token: url?.split('/').at(-1) ?? '' }, query: { lang: 'mr' } } as const;
}

export const customerLinkCases: readonly RouteCase[] = [
  forRoute(makeCustomerLink).send(async (world) => ({
    body: { billId: (await world.fresh('ordered')).billId },
  })),
  forRoute(readCustomerLinks).send(async (world) => ({ query: { billId: (await linkOf(world)).billId } })),
  forRoute(endCustomerLink).send(async (world) => {
    const { linkId, version } = await linkOf(world, 'fresh');
    return { body: { linkId, version, reason: 'Sent to another number' } };
  }),
  forRoute(openCustomerPage).send(atPage),
  forRoute(openCustomerReport).send(async (world) => ({
    ...(await atPage(world)),
    body: { digits: '3210' },
  })),
  forRoute(openCustomerBill).send(async (world) => ({ ...(await atPage(world)), body: { digits: '3210' } })),
  forRoute(payFromCustomerPage).send(async (world) => ({ ...(await atPage(world)), body: {} })),
];
