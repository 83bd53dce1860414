import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Reason, Version } from '../../kernel/shapes.ts';
import { BoxView } from './box-view.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;
const update = { module: 'samples', bits: PERMISSION.update } as const;
const boxAsSeen = { batchId: Id, version: Version };

export const listRiders = defineEndpoint({
  method: 'GET',
  path: '/api/sample_batch/riders',
  summary: 'People of the lab who carry boxes',
  access: read,
  response: closed({ riders: Type.Array(closed({ userId: Id, name: Type.String() })) }),
});

export const assignRider = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/assign',
  summary: 'Asks a rider to carry a packed box',
  access: update,
  body: closed({ ...boxAsSeen, riderId: Id }),
  response: BoxView,
});

export const listOwnBoxes = defineEndpoint({
  method: 'GET',
  path: '/api/sample_batch/rider',
  summary: 'Boxes that the calling rider was asked for or carries',
  access: read,
  response: closed({ boxes: Type.Array(BoxView) }),
});

export const riderAccepts = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/rider/accept',
  summary: 'The rider will carry the box',
  access: update,
  body: closed(boxAsSeen),
  response: BoxView,
});

export const riderRefuses = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/rider/reject',
  summary: 'The rider will not carry the box, with a reason',
  access: update,
  body: closed({ ...boxAsSeen, reason: Reason }),
  response: BoxView,
});

export const riderCollects = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/rider/collect',
  summary: 'The rider has the box in the hand',
  access: update,
  body: closed(boxAsSeen),
  response: BoxView,
});

export const riderLeaves = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/rider/leave',
  summary: 'The rider sets off with the box: its tubes are in transit',
  access: update,
  body: closed(boxAsSeen),
  response: BoxView,
});

export const riderHandsOver = defineEndpoint({
  method: 'POST',
  path: '/api/sample_batch/rider/hand-over',
  summary: 'The rider has handed the box over where it ends; its tubes are received by scan',
  access: update,
  body: closed(boxAsSeen),
  response: BoxView,
});
