import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { listedMasters, masterStanding, MasterStep, NewMasterStatus } from '../kernel/master-shapes.ts';
import { closed, Id, nullable, pageOf, Version } from '../kernel/shapes.ts';

const { create, read, update } = PERMISSION;

/** A business client that sends patients. */
export const AgencyView = closed({
  agencyId: Id,
  name: Type.String(),
  phone: Type.String(),
  ...masterStanding,
});
export type AgencyView = Static<typeof AgencyView>;

export const listAgencies = defineEndpoint({
  method: 'GET',
  path: '/api/agencies',
  summary: 'Agencies whose name contains `q`, by name; an agency user sees its own',
  access: { module: 'masters', bits: read },
  query: closed({ ...listedMasters.properties, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: pageOf(AgencyView),
});

const AgencyName = Type.String({ format: 'patient-name' });
const Phone = Type.String({ format: 'phone' });

export const createAgency = defineEndpoint({
  method: 'POST',
  path: '/api/agencies',
  summary: 'A new agency; bills whose client has its name belong to it from then on',
  access: { module: 'masters', bits: create },
  body: closed({
    agencyId: Id,
    name: AgencyName,
    phone: Type.Optional(nullable(Phone)),
    status: NewMasterStatus,
  }),
  response: AgencyView,
});

export const updateAgency = defineEndpoint({
  method: 'PATCH',
  path: '/api/agencies/:agencyId',
  summary: 'Changes an agency, or takes it into or out of use: missing keeps, null clears',
  access: { module: 'masters', bits: update },
  params: closed({ agencyId: Id }),
  body: closed({
    version: Version,
    name: Type.Optional(AgencyName),
    phone: Type.Optional(nullable(Phone)),
    action: Type.Optional(MasterStep),
  }),
  response: AgencyView,
});
