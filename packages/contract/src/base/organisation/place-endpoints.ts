import { MODULES } from '@nidan/domain/access/modules';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, nullable, page, pageOf, Version } from '../../kernel/shapes.ts';

const read = { module: 'masters', bits: PERMISSION.read } as const;
const update = { module: 'masters', bits: PERMISSION.update } as const;

const OutsideLab = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

/** Where the tubes of a department of a centre go: to a location of the lab, or to another laboratory. */
export const ProcessingPlaceView = closed({
  centreId: Id,
  centre: Type.String(),
  departmentId: Id,
  department: Type.String(),
  locationId: nullable(Id),
  /** Name of the location, or of the other laboratory. */
  place: Type.String(),
  isOutside: Type.Boolean(),
});
export type ProcessingPlaceView = Static<typeof ProcessingPlaceView>;

/** A collection centre with where it sends what; a department that is not named stays at the centre's choice. */
export const CentreView = closed({
  centreId: Id,
  name: Type.String(),
  status: Type.Integer(),
  version: Version,
  places: Type.Array(ProcessingPlaceView),
});
export type CentreView = Static<typeof CentreView>;

export const listCentres = defineEndpoint({
  method: 'GET',
  path: '/api/centers',
  summary: 'The collection centres of the lab with where each sends its tubes, by name',
  access: 'lab',
  query: closed(page),
  response: pageOf(CentreView),
});

export const listProcessingPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/centers/outsourced-processing-center-mapping',
  summary:
    'Where centres send the tubes of departments; `outside` leaves those that go to other laboratories',
  access: 'lab',
  query: closed({ ...page, centreId: Type.Optional(Id), outside: Type.Optional(Type.Boolean()) }),
  response: pageOf(ProcessingPlaceView),
});

export const setProcessingPlaces = defineEndpoint({
  method: 'PUT',
  path: '/api/centers/outsourced-processing-center-mapping',
  summary: 'Sets where a centre sends the tubes of each department, all at once',
  access: update,
  body: closed({
    centreId: Id,
    version: Version,
    places: Type.Array(
      closed({ departmentId: Id, locationId: nullable(Id), outsideLab: nullable(OutsideLab) }),
      { maxItems: 200 },
    ),
  }),
  response: CentreView,
});

const Subscription = closed({
  module: Type.Enum([...MODULES]),
  startsOn: CalendarDate,
  /** The last day; null: until further notice. */
  endsOn: nullable(CalendarDate),
});

/** Modules that a location has for some time only; one that is not named is open there. */
export const SubscriptionsView = closed({
  locationId: Id,
  version: Version,
  subscriptions: Type.Array(Subscription),
});
export type SubscriptionsView = Static<typeof SubscriptionsView>;

export const readSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/locations/subscriptions',
  summary: 'The modules that a location has from and until a day',
  access: read,
  query: closed({ locationId: Id }),
  response: SubscriptionsView,
});

export const setSubscriptions = defineEndpoint({
  method: 'PUT',
  path: '/api/locations/subscriptions',
  summary:
    'Sets the modules of a location that are open from and until a day; the next request there works by them',
  access: update,
  body: closed({
    locationId: Id,
    version: Version,
    subscriptions: Type.Array(Subscription, { maxItems: 50 }),
  }),
  response: SubscriptionsView,
});
