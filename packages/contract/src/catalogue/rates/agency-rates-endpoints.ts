import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf } from '../../kernel/shapes.ts';
import { Named } from './rate-view.ts';

/** What an agency is priced by: its own rates, and the list that it takes with others. */
export const AgencyRatesRow = closed({
  agencyId: Id,
  code: Type.String(),
  name: Type.String(),
  /** Its own rates; null before it has any. */
  ownListId: nullable(Id),
  /** Tests with a price of its own today. */
  own: Type.Integer(),
  list: nullable(Named),
  /** Tests that the list which it takes prices today. */
  priced: Type.Integer(),
  /** Prices of both that run out within 30 days, with no other one after them. */
  ending: Type.Integer(),
});
export type AgencyRatesRow = Static<typeof AgencyRatesRow>;

export const listAgencyRates = defineEndpoint({
  method: 'GET',
  path: '/api/rates/agencies',
  summary:
    'Enabled agencies whose name or code contains `q`, by name, with what they are priced by; an agency user sees its own',
  access: { module: 'masters', bits: PERMISSION.read },
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: closed({ ...pageOf(AgencyRatesRow).properties, total: Type.Integer() }),
});
