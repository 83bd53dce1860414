import * as announcedFileEndpoints from '@nidan/contract/lab/incoming/announced-file-endpoints';
import * as incomingEndpoints from '@nidan/contract/lab/incoming/incoming-endpoints';
import * as ownAnnouncedEndpoints from '@nidan/contract/lab/incoming/own-announced-endpoints';
import { listOwnIncoming, listOwnOrders } from '@nidan/contract/lab/incoming/own-announced-endpoints';
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
  listIncomingOf,
  implement(incomingEndpoints.announceSamples, (ctx, { body }) => announceSamples(ctx, body)),
  implementInspected(announcedFileEndpoints.announceSamplesFile, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceSamplesFile(ctx, file),
  }),
  implement(listOwnIncoming, (ctx, { query }) => (isAgency(ctx) ? listIncomingOf(ctx, query) : NONE)),
  implement(ownAnnouncedEndpoints.announceOwnSamples, (ctx, { body }) => announceSamples(ctx, body)),
  implementInspected(ownAnnouncedEndpoints.announceOwnSamplesFile, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceSamplesFile(ctx, file),
  }),
  implement(listOwnOrders, (ctx, { query }) => (isAgency(ctx) ? listOrdersOf(ctx, query) : NONE)),
  implement(ownAnnouncedEndpoints.announceOwnOrder, (ctx, { body }) => announceOrder(ctx, body)),
  implementInspected(ownAnnouncedEndpoints.announceOwnOrdersFile, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceOrdersFile(ctx, file),
  }),
  acceptIncoming,
  accessionIncoming,
  matchIncomingOf,
  registerIncoming,
  rejectIncoming,
  listOrdersOf,
  implement(incomingEndpoints.announceOrder, (ctx, { body }) => announceOrder(ctx, body)),
  implementInspected(announcedFileEndpoints.announceOrdersFile, {
    admit: () => undefined,
    inspect: ({ body }) => inspectAnnounced(body),
    command: (ctx, _, file) => announceOrdersFile(ctx, file),
  }),
  acceptOrder,
  matchOrderOf,
  registerOrder,
  cancelOrder,
];
