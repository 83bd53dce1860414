import {
  endCare as endEndpoint,
  layDownCare as layDownEndpoint,
  listMachineEvents,
  listMachinesAtWork,
  listWaitingParameters,
  noteMachineEvent as noteEndpoint,
} from '@nidan/contract/lab/machines/machine-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { endCare, layDownCare } from './lay-down-care.ts';
import { listMachineEventsOf } from './machine-events.query.ts';
import { listMachinesOf, listWaitingOf } from './machines-at-work.query.ts';
import { noteMachineEvent } from './note-machine-event.ts';

export const machineRoutes: readonly Route[] = [
  implement(listMachinesAtWork, (ctx) => listMachinesOf(ctx)),
  implement(listMachineEvents, (ctx, { query }) => listMachineEventsOf(ctx, query)),
  implement(noteEndpoint, (ctx, { body }) => noteMachineEvent(ctx, body)),
  implement(layDownEndpoint, (ctx, { body }) => layDownCare(ctx, body)),
  implement(endEndpoint, (ctx, { body }) => endCare(ctx, body)),
  implement(listWaitingParameters, (ctx, { query }) => listWaitingOf(ctx, query.machineId)),
];
