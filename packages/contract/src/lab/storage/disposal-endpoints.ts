import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { Bag, DisposalView, Method } from './storage-views.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;
const update = { module: 'samples', bits: PERMISSION.update } as const;

export const listDisposals = defineEndpoint({
  method: 'GET',
  path: '/api/storage/disposals',
  summary: 'Disposal runs with their tubes, latest first',
  access: read,
  query: closed({ ...page, ...dateFilter }),
  response: pageOf(DisposalView),
});

export const askDisposal = defineEndpoint({
  method: 'POST',
  path: '/api/storage/disposals',
  summary:
    'Asks for a disposal of tubes that are past their retention; they stay where they are until another person has witnessed it',
  access: update,
  body: closed({
    disposalId: Id,
    sampleIds: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
    method: Method,
    bagColour: Bag,
    note: Type.String({ maxLength: 300 }),
  }),
  response: DisposalView,
});

export const witnessDisposal = defineEndpoint({
  method: 'POST',
  path: '/api/storage/disposals/witness',
  summary:
    'Another person has seen the disposal: its tubes are disposed of, and its certificate gets its number',
  access: update,
  stepUp: true,
  body: closed({ disposalId: Id, version: Version }),
  response: DisposalView,
});

export const withdrawDisposal = defineEndpoint({
  method: 'POST',
  path: '/api/storage/disposals/withdraw',
  summary: 'Takes back a disposal run that nobody has witnessed, with a reason; its tubes stay in storage',
  access: update,
  body: closed({ disposalId: Id, version: Version, reason: Reason }),
  response: DisposalView,
});

export const disposalPdf = defineEndpoint({
  method: 'GET',
  path: '/api/storage/disposals/certificate',
  summary: 'The certificate of a witnessed disposal as a PDF',
  access: read,
  query: closed({ disposalId: Id }),
  response: Type.String(),
  produces: 'application/pdf',
});
