import { listWaitingParameters } from '@nidan/contract/lab/machines/machine-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { endCare, layDownCare } from './lay-down-care.ts';
import { listMachineEventsOf } from './machine-events.query.ts';
import { listMachinesOf, listWaitingOf } from './machines-at-work.query.ts';
import { noteMachineEvent } from './note-machine-event.ts';

export const machineRoutes: readonly Route[] = [
  listMachinesOf,
  listMachineEventsOf,
  noteMachineEvent,
  layDownCare,
  endCare,
  implement(listWaitingParameters, (ctx, { query }) => listWaitingOf(ctx, query.machineId)),
];
