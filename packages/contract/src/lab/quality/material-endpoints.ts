import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, Reason, Version } from '../../kernel/shapes.ts';
import { MaterialView } from './quality-views.ts';

const update = { module: 'quality', bits: PERMISSION.update } as const;
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });

export const listMaterials = defineEndpoint({
  method: 'GET',
  path: '/api/quality/materials',
  summary: 'Control materials with their lots',
  access: { module: 'quality', bits: PERMISSION.read },
  response: closed({ materials: Type.Array(MaterialView) }),
});

export const addMaterial = defineEndpoint({
  method: 'POST',
  path: '/api/quality/materials',
  summary: 'Adds a control material with what its levels are called',
  access: update,
  body: closed({
    materialId: Id,
    name: Name,
    maker: Type.String({ maxLength: 80 }),
    levels: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), {
      minItems: 1,
      maxItems: 6,
      uniqueItems: true,
    }),
  }),
  response: MaterialView,
});

export const openLot = defineEndpoint({
  method: 'POST',
  path: '/api/quality/lots',
  summary: 'Opens a lot of a control material; one that has expired is refused',
  access: update,
  body: closed({
    lotId: Id,
    materialId: Id,
    lotNo: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    expiresOn: CalendarDate,
  }),
  response: MaterialView,
});

export const closeLot = defineEndpoint({
  method: 'POST',
  path: '/api/quality/lots/close',
  summary:
    'Closes a lot and its series with a reason; refused while a run that is not completed has a point of it',
  access: update,
  body: closed({ lotId: Id, version: Version, reason: Reason }),
  response: MaterialView,
});
