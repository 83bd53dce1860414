import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  CareKindOf,
  CareView,
  MachineEventView,
  MachineView,
  Step,
  WaitingParameter,
} from './machine-views.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
const update = { module: 'quality', bits: PERMISSION.update } as const;

export const listMachinesAtWork = defineEndpoint({
  method: 'GET',
  path: '/api/quality/machines',
  summary: 'The machines in use: how each one is, what is due to be done to it, and what waits for it',
  access: read,
  response: closed({ machines: Type.Array(MachineView) }),
});

export const listMachineEvents = defineEndpoint({
  method: 'GET',
  path: '/api/quality/machines/events',
  summary: 'What happened to the machines, the latest first',
  access: read,
  query: closed({ ...page, ...dateFilter, machineId: Type.Optional(Id), kind: Type.Optional(Step) }),
  response: pageOf(MachineEventView),
});

export const noteMachineEvent = defineEndpoint({
  method: 'POST',
  path: '/api/quality/machines/events',
  summary:
    'Notes what happened to a machine: started, shut down, asleep, broken down, calibrated, maintained; controls are planned where they come first',
  access: { module: 'quality', bits: PERMISSION.create },
  body: closed({
    eventId: Id,
    machineId: Id,
    version: Type.Integer({ minimum: 0 }),
    kind: Step,
    /** Null: now. */
    happenedAt: nullable(Instant),
    note: Type.String({ maxLength: 500 }),
    /** What was due and is done by it. */
    careId: nullable(Id),
  }),
  response: MachineView,
});

export const layDownCare = defineEndpoint({
  method: 'POST',
  path: '/api/quality/machines/care',
  summary: 'Lays down a calibration or maintenance that comes again and again, or changes one',
  access: update,
  body: closed({
    careId: Id,
    machineId: Id,
    /** 0 for a new one. */
    version: Type.Integer({ minimum: 0 }),
    kind: CareKindOf,
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    everyDays: Type.Integer({ minimum: 1, maximum: 1830 }),
  }),
  response: CareView,
});

export const endCare = defineEndpoint({
  method: 'POST',
  path: '/api/quality/machines/care/end',
  summary: 'Ends a calibration or maintenance that is not done any more, with a reason',
  access: update,
  body: closed({ careId: Id, version: Version, reason: Reason }),
  response: CareView,
});

export const listWaitingParameters = defineEndpoint({
  method: 'GET',
  path: '/api/quality/machines/waiting',
  summary: 'What waits for a machine, by parameter, and the other machines that can measure it now',
  access: read,
  query: closed({ machineId: Id }),
  response: closed({ parameters: Type.Array(WaitingParameter) }),
});
