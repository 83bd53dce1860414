import { type Static, Type } from 'typebox';
import { DepartmentBrief } from '../catalog/test-view.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../kernel/shapes.ts';

export const LabView = closed({
  lId: Type.Integer(),
  name: Type.String(),
  prefix: Type.String(),
  /** EXTERNAL or another value (spec §3 "Lab"). */
  labType: Type.String(),
  homeLId: nullable(Type.Integer()),
  timeZone: Type.String(),
  status: Type.Integer(),
  statusLabel: Type.String(),
  /** Since when the account stands so, and why as the platform operator wrote it. */
  accountSince: Instant,
  accountReason: nullable(Type.String()),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  website: Type.String(),
  tagline: Type.String(),
});
export type LabView = Static<typeof LabView>;

export const listLabs = defineEndpoint({
  method: 'GET',
  path: '/api/labs',
  summary: 'The labs that the signed-in person belongs to, by name',
  access: 'lab',
  query: closed(page),
  response: pageOf(LabView),
});

export const LocationView = closed({
  locationId: Id,
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
});
export type LocationView = Static<typeof LocationView>;

export const listLocations = defineEndpoint({
  method: 'GET',
  path: '/api/locations',
  summary: 'The locations of the lab, by name',
  access: 'lab',
  query: closed(page),
  response: pageOf(LocationView),
});

export const DepartmentView = closed({
  ...DepartmentBrief.properties,
  /** The department scans its tubes in itself. */
  enforceDeptAccession: Type.Boolean(),
});
export type DepartmentView = Static<typeof DepartmentView>;

export const listDepartments = defineEndpoint({
  method: 'GET',
  path: '/api/departments',
  summary: 'The departments of the lab in the order of its reports',
  access: 'lab',
  query: closed(page),
  response: pageOf(DepartmentView),
});
