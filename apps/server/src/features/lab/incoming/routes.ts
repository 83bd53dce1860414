import {
  announceOrdersFile as ordersFileEndpoint,
  announceSamplesFile as samplesFileEndpoint,
} from '@nidan/contract/lab/incoming/announced-file-endpoints';
import {
  acceptIncoming as acceptEndpoint,
  acceptOrder as acceptOrderEndpoint,
  accessionIncoming as accessionEndpoint,
  announceOrder as announceOrderEndpoint,
  announceSamples as announceEndpoint,
  cancelOrder as cancelOrderEndpoint,
  listIncoming,
  listIncomingOrders,
  matchIncoming,
  matchOrder,
  registerIncoming as registerEndpoint,
  registerOrder as registerOrderEndpoint,
  rejectIncoming as rejectEndpoint,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import {
  announceOwnOrder as ownOrderEndpoint,
  announceOwnOrdersFile as ownOrdersFileEndpoint,
  announceOwnSamples as ownSamplesEndpoint,
  announceOwnSamplesFile as ownSamplesFileEndpoint,
  listOwnIncoming,
  listOwnOrders,
} from '@nidan/contract/lab/incoming/own-announced-endpoints';
import type { Ctx } from '../../../kernel/http/context.ts';
import { implement, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { announceOrder, announceSamples } from './announce.ts';
import { announceOrdersFile, announceSamplesFile, inspectAnnounced } from './announce-files.ts';
import { listIncomingOf, listOrdersOf } from './announced.query.ts';
import { matchIncomingOf, matchOrderOf } from './match-person.ts';
import { acceptIncoming, accessionIncoming, registerIncoming, rejectIncoming } from './take-incoming.ts';
import { acceptOrder, cancelOrder, registerOrder } from './take-order.ts';

const isAgency = ({ caller }: Ctx): boolean => caller.scope.agencyId !== null;
/** The own announcements of whoever works for no agency. */
const NONE = Promise.resolve({ rows: [], next: null });

export const incomingRoutes: readonly Route[] = [
  implement(listIncoming, (ctx, { query }) => listIncomingOf(ctx, query)),
  implement(announceEndpoint, (ctx, { body }) => announceSamples(ctx, body)),
  implementInspected(samplesFileEndpoint, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceSamplesFile(ctx, file),
  }),
  implement(listOwnIncoming, (ctx, { query }) => (isAgency(ctx) ? listIncomingOf(ctx, query) : NONE)),
  implement(ownSamplesEndpoint, (ctx, { body }) => announceSamples(ctx, body)),
  implementInspected(ownSamplesFileEndpoint, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceSamplesFile(ctx, file),
  }),
  implement(listOwnOrders, (ctx, { query }) => (isAgency(ctx) ? listOrdersOf(ctx, query) : NONE)),
  implement(ownOrderEndpoint, (ctx, { body }) => announceOrder(ctx, body)),
  implementInspected(ownOrdersFileEndpoint, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceOrdersFile(ctx, file),
  }),
  implement(acceptEndpoint, (ctx, { body }) => acceptIncoming(ctx, body)),
  implement(accessionEndpoint, (ctx, { body }) => accessionIncoming(ctx, body)),
  implement(matchIncoming, (ctx, { query }) => matchIncomingOf(ctx, query)),
  implement(registerEndpoint, (ctx, { body }) => registerIncoming(ctx, body)),
  implement(rejectEndpoint, (ctx, { body }) => rejectIncoming(ctx, body)),
  implement(listIncomingOrders, (ctx, { query }) => listOrdersOf(ctx, query)),
  implement(announceOrderEndpoint, (ctx, { body }) => announceOrder(ctx, body)),
  implementInspected(ordersFileEndpoint, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceOrdersFile(ctx, file),
  }),
  implement(acceptOrderEndpoint, (ctx, { body }) => acceptOrder(ctx, body)),
  implement(matchOrder, (ctx, { query }) => matchOrderOf(ctx, query)),
  implement(registerOrderEndpoint, (ctx, { body }) => registerOrder(ctx, body)),
  implement(cancelOrderEndpoint, (ctx, { body }) => cancelOrder(ctx, body)),
];
