import { PERMISSION } from '@nidan/domain/access/permission-bits';
import {
  AGENCY_ACCOUNT_MODES,
  AGENCY_PAYMENT_TYPES,
  BILLING_CYCLES,
  INVOICE_PRINT_MODES,
} from '@nidan/domain/enumerations/agencies';
import { AGENCY_TYPES } from '@nidan/domain/referrers/agency-terms';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  changesOf,
  listedMasters,
  masterStanding,
  MasterStep,
  NewMasterStatus,
} from '../../kernel/master-shapes.ts';
import { closed, Id, nullable, page, pageOf, ShortText, Version } from '../../kernel/shapes.ts';
import { contactFields, Reference, ReferrerBrief, ReferrerCode } from './referrer-shapes.ts';

const { create, read, update } = PERMISSION;

/** How an agency is billed, and what is printed for its patients (spec §3). */
const terms = {
  printMode: Type.Enum([...INVOICE_PRINT_MODES]),
  paymentType: Type.Enum([...AGENCY_PAYMENT_TYPES]),
  billingCycle: Type.Enum([...BILLING_CYCLES]),
  accountMode: Type.Enum([...AGENCY_ACCOUNT_MODES]),
};
const AgencyType = Type.Enum([...AGENCY_TYPES]);

/** A business client that sends patients. */
export const AgencyView = closed({
  agencyId: Id,
  code: Type.String(),
  name: Type.String(),
  type: AgencyType,
  contactPerson: Type.String(),
  phone: Type.String(),
  email: nullable(Type.String()),
  address: Type.String(),
  gstin: nullable(Type.String()),
  territory: nullable(ReferrerBrief),
  ...terms,
  ...masterStanding,
});
export type AgencyView = Static<typeof AgencyView>;

export const listAgencies = defineEndpoint({
  method: 'GET',
  path: '/api/agencies',
  summary:
    'Agencies whose name or code contains `q`, by name; with `id` that one alone, with a territory or a term those that have it; an agency user sees its own',
  access: { module: 'masters', bits: read },
  query: closed({
    ...listedMasters.properties,
    q: Type.Optional(Type.String({ maxLength: 80 })),
    id: Type.Optional(Id),
    ...changesOf({ type: AgencyType, ...terms }),
    /** Code of a territory. */
    territory: Type.Optional(Reference),
  }),
  response: pageOf(AgencyView),
});

const AgencyName = Type.String({ format: 'patient-name' });
const fields = {
  type: AgencyType,
  contactPerson: ShortText,
  ...contactFields,
  gstin: nullable(Type.String({ format: 'gstin' })),
  ...terms,
};

export const createAgency = defineEndpoint({
  method: 'POST',
  path: '/api/agencies',
  summary:
    'A new agency; bills whose client has its name belong to it from then on. Without `code` the next free one',
  access: { module: 'masters', bits: create },
  body: closed({
    agencyId: Id,
    code: Type.Optional(ReferrerCode),
    name: AgencyName,
    ...changesOf(fields),
    status: NewMasterStatus,
  }),
  response: AgencyView,
});

export const updateAgency = defineEndpoint({
  method: 'PATCH',
  path: '/api/agencies/:agencyId',
  summary: 'Changes an agency, or takes it into or out of use; the code stays. Missing keeps, null clears',
  access: { module: 'masters', bits: update },
  params: closed({ agencyId: Id }),
  body: closed({
    version: Version,
    name: Type.Optional(AgencyName),
    ...changesOf(fields),
    action: Type.Optional(MasterStep),
  }),
  response: AgencyView,
});

const PerMonth = Type.Integer({ minimum: 1, maximum: 999_999 });

export const listExpectedVolumes = defineEndpoint({
  method: 'GET',
  path: '/api/agencies/map-test-expected-volume',
  summary: 'How many of which test an agency is expected to send in a month, by code of the test',
  access: { module: 'masters', bits: read },
  query: closed({ ...page, agencyId: Id }),
  response: pageOf(closed({ test: Type.String(), name: Type.String(), perMonth: PerMonth })),
});

export const setExpectedVolumes = defineEndpoint({
  method: 'PUT',
  path: '/api/agencies/map-test-expected-volume',
  summary: 'Sets all expected volumes of an agency; a test that is left out is expected no more',
  access: { module: 'masters', bits: update },
  body: closed({
    agencyId: Id,
    version: Version,
    volumes: Type.Array(closed({ test: Reference, perMonth: PerMonth }), { maxItems: 500 }),
  }),
  response: AgencyView,
});
