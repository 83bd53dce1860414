import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, Version } from '../../kernel/shapes.ts';

/** Where values of a parameter are entered. */
export const LocationShare = closed({
  parameterId: Id,
  /** Of the share alone. */
  version: Version,
  /** No location is named: it is measured wherever the lab works. */
  isEverywhere: Type.Boolean(),
  /** Those in use, and those out of use that are named; by name. */
  locations: Type.Array(
    closed({ locationId: Id, name: Type.String(), isEnabled: Type.Boolean(), isShared: Type.Boolean() }),
  ),
});
export type LocationShare = Static<typeof LocationShare>;

export const readLocationShare = defineEndpoint({
  method: 'GET',
  path: '/api/parameters/location-share',
  summary: 'The locations at which values of a parameter are entered',
  access: { module: 'catalog', bits: PERMISSION.read },
  query: closed({ parameterId: Id }),
  response: LocationShare,
});

export const setLocationShare = defineEndpoint({
  method: 'PUT',
  path: '/api/parameters/location-share',
  summary:
    'Names the locations at which values of a parameter are entered from now on, one in use at least; null is everywhere. Values that are there stay',
  access: { module: 'masters', bits: PERMISSION.update },
  body: closed({
    parameterId: Id,
    version: Version,
    locationIds: nullable(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
  }),
  response: LocationShare,
});
