import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Version } from '../../kernel/shapes.ts';

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

/** Where stock lies. */
export const StoreView = closed({
  storeId: Id,
  code: Type.String(),
  name: Type.String(),
  locationId: Id,
  location: Type.String(),
  /** What is on its way between two places lies in it. */
  isRoad: Type.Boolean(),
  isEnabled: Type.Boolean(),
  /** Lots of which there is something. */
  lots: Type.Integer(),
  valuePaise: Type.Integer(),
  version: Version,
});
export type StoreView = Static<typeof StoreView>;

export const listStores = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/stores',
  summary:
    'Stores of the locations that the caller sees, by name, with how many lots they hold and what these cost',
  access: { module: 'inventory', bits: PERMISSION.read },
  response: closed({ stores: Type.Array(StoreView) }),
});

export const createStore = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/stores',
  summary: 'Sets up a store at a location, or a road for what is on its way to it',
  access: { module: 'masters', bits: PERMISSION.create },
  body: closed({
    storeId: Id,
    code: Type.String({ format: 'record-code' }),
    name: Name,
    locationId: Id,
    isRoad: Type.Boolean(),
  }),
  response: StoreView,
});

export const changeStore = defineEndpoint({
  method: 'PATCH',
  path: '/api/inventory/stores',
  summary: 'Renames a store, or takes it into or out of use; refused while something lies in it',
  access: { module: 'masters', bits: PERMISSION.update },
  body: closed({
    storeId: Id,
    version: Version,
    name: Type.Optional(Name),
    isEnabled: Type.Optional(Type.Boolean()),
  }),
  response: StoreView,
});
