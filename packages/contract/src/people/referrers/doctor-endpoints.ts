import { PERMISSION } from '@nidan/domain/access/permission-bits';
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

const brief = {
  doctorId: Id,
  name: Type.String(),
  qualification: Type.String(),
  phone: nullable(Type.String()),
};

const MappedAgency = closed({ agencyId: Id, code: Type.String(), name: Type.String() });

/** A referring doctor as the counter chooses one. */
const DoctorBrief = closed({
  ...brief,
  /** The enabled ones through which the doctor sends patients, by name. */
  agencies: Type.Array(MappedAgency),
});

/** A referring doctor with all that the lab keeps. */
export const DoctorView = closed({
  ...brief,
  code: Type.String(),
  specialisation: Type.String(),
  /** Under which a medical council knows the doctor. */
  registrationNo: Type.String(),
  email: nullable(Type.String()),
  address: Type.String(),
  territory: nullable(ReferrerBrief),
  /** Through which the doctor sends patients, by code. */
  agencies: Type.Array(ReferrerBrief),
  ...masterStanding,
});
export type DoctorView = Static<typeof DoctorView>;

const Search = Type.String({ maxLength: 80 });

export const searchDoctors = defineEndpoint({
  method: 'GET',
  path: '/api/doctors/doctors-by-search-text',
  summary:
    'Referring doctors whose name contains `q`, those with a word that begins with it first, each with the agencies through which the doctor sends patients; all by name without `q`',
  access: { module: 'masters', bits: read },
  query: closed({ ...page, q: Type.Optional(Search) }),
  perMinute: 600,
  response: pageOf(DoctorBrief),
});

export const listDoctors = defineEndpoint({
  method: 'GET',
  path: '/api/doctors',
  summary:
    'Referring doctors whose name or code contains `q`, by name; with `id` that one alone, with `agency` or `territory` those of one; a doctor sees their own record, an agency user those of the agency',
  access: { module: 'masters', bits: read },
  query: closed({
    ...listedMasters.properties,
    q: Type.Optional(Search),
    id: Type.Optional(Id),
    /** Code of an agency. */
    agency: Type.Optional(Reference),
    /** Code of a territory. */
    territory: Type.Optional(Reference),
  }),
  response: pageOf(DoctorView),
});

const DoctorName = Type.String({ format: 'patient-name' });
const fields = {
  qualification: ShortText,
  specialisation: ShortText,
  registrationNo: ShortText,
  ...contactFields,
  /** Codes of agencies. */
  agencies: Type.Array(Reference, { maxItems: 50, uniqueItems: true }),
};

export const createDoctor = defineEndpoint({
  method: 'POST',
  path: '/api/doctors',
  summary: 'Adds a referring doctor while a bill is typed or in the master; without `code` the next free one',
  access: { module: 'bills', bits: create },
  accountNeed: 'registration',
  body: closed({
    doctorId: Type.Optional(Id),
    code: Type.Optional(ReferrerCode),
    name: DoctorName,
    ...changesOf(fields),
    status: NewMasterStatus,
  }),
  response: DoctorView,
});

export const updateDoctor = defineEndpoint({
  method: 'PATCH',
  path: '/api/doctors/:doctorId',
  summary:
    'Changes a referring doctor, or takes one into or out of use; the code stays. Missing keeps, null clears',
  access: { module: 'masters', bits: update },
  params: closed({ doctorId: Id }),
  body: closed({
    version: Version,
    name: Type.Optional(DoctorName),
    ...changesOf(fields),
    action: Type.Optional(MasterStep),
  }),
  response: DoctorView,
});

export const listMappedAgencies = defineEndpoint({
  method: 'GET',
  path: '/api/doctors/mapped-agency',
  summary: 'The enabled agencies through which a doctor sends patients, by name',
  access: { module: 'masters', bits: read },
  query: closed({ ...page, doctorId: Id }),
  response: pageOf(MappedAgency),
});
