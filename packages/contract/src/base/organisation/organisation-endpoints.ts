import { SETTLEMENTS } from '@nidan/domain/boxes/settles-by-account';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LOCATION_KINDS } from '@nidan/domain/imports/location-sheet';
import { type Static, Type } from 'typebox';
import { DepartmentBrief } from './department-brief.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  changesOf,
  listedMasters,
  masterStanding,
  MasterStep,
  NewMasterStatus,
} from '../../kernel/master-shapes.ts';
import { closed, Id, Instant, nullable, page, pageOf, ShortText, Version } from '../../kernel/shapes.ts';

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

const masters = {
  create: { module: 'masters', bits: PERMISSION.create },
  update: { module: 'masters', bits: PERMISSION.update },
} as const;

const Name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });

const Settlement = Type.Enum([...SETTLEMENTS]);

const location = {
  name: Name,
  /** A laboratory, or a centre that collects for one. */
  kind: Type.Enum([...LOCATION_KINDS]),
  address: Type.String({ maxLength: 400 }),
  phone: Type.String({ format: 'phone', maxLength: 20 }),
  /** The legal entity that bills there. */
  firmId: nullable(Id),
  /** Whether what it sends waits for the accounts (spec §6); absent: as the lab's centres do. */
  settlement: Type.Optional(Settlement),
};

export const LocationView = closed({
  locationId: Id,
  ...location,
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  firm: nullable(Type.String()),
  settlement: Settlement,
  ...masterStanding,
});
export type LocationView = Static<typeof LocationView>;

export const listLocations = defineEndpoint({
  method: 'GET',
  path: '/api/locations',
  summary: 'The locations of the lab, by name',
  access: 'lab',
  query: listedMasters,
  response: pageOf(LocationView),
});

export const createLocation = defineEndpoint({
  method: 'POST',
  path: '/api/locations',
  summary: 'Adds a location of the lab',
  access: masters.create,
  body: closed({ ...location, status: NewMasterStatus }),
  response: LocationView,
});

export const updateLocation = defineEndpoint({
  method: 'PATCH',
  path: '/api/locations',
  summary: 'Changes a location; a missing field keeps what it has',
  access: masters.update,
  body: closed({ locationId: Id, version: Version, ...changesOf(location) }),
  response: LocationView,
});

export const changeLocationStatus = defineEndpoint({
  method: 'POST',
  path: '/api/locations/status',
  summary: 'Enables or disables a location; one with open work, or the last, stays enabled',
  access: masters.update,
  body: closed({ locationId: Id, version: Version, action: MasterStep }),
  response: LocationView,
});

const department = {
  code: Type.String({ format: 'department-code' }),
  name: Name,
  /** Place among the departments of a report, from 1 on. */
  printOrder: Type.Integer({ minimum: 1, maximum: 9999 }),
  /** The department scans its tubes in itself. */
  enforceDeptAccession: Type.Boolean(),
};

export const DepartmentView = closed({
  ...DepartmentBrief.properties,
  printOrder: Type.Integer(),
  enforceDeptAccession: Type.Boolean(),
  ...masterStanding,
});
export type DepartmentView = Static<typeof DepartmentView>;

export const listDepartments = defineEndpoint({
  method: 'GET',
  path: '/api/departments',
  summary: 'The departments of the lab in the order of its reports',
  access: 'lab',
  query: listedMasters,
  response: pageOf(DepartmentView),
});

export const createDepartment = defineEndpoint({
  method: 'POST',
  path: '/api/departments',
  summary: 'Adds a department',
  access: masters.create,
  body: closed({ ...department, status: NewMasterStatus }),
  response: DepartmentView,
});

export const updateDepartment = defineEndpoint({
  method: 'PATCH',
  path: '/api/departments',
  summary: 'Changes a department; a missing field keeps what it has',
  access: masters.update,
  body: closed({ departmentId: Id, version: Version, ...changesOf(department) }),
  response: DepartmentView,
});

export const changeDepartmentStatus = defineEndpoint({
  method: 'POST',
  path: '/api/departments/status',
  summary: 'Enables or disables a department; one that runs enabled tests or has open work stays enabled',
  access: masters.update,
  body: closed({ departmentId: Id, version: Version, action: MasterStep }),
  response: DepartmentView,
});

const registration = { maxLength: 40 } as const;
const firm = {
  name: Name,
  gstin: Type.String({ format: 'gstin', ...registration }),
  pan: Type.String({ format: 'pan', ...registration }),
  cin: Type.String({ format: 'cin', ...registration }),
  tan: Type.String({ format: 'tan', ...registration }),
  addr_1: ShortText,
  addr_2: ShortText,
  landmark: ShortText,
  city: ShortText,
  pincode: Type.String({ format: 'pincode', ...registration }),
  phone: Type.String({ format: 'phone', maxLength: 20 }),
  email: Type.String({ format: 'email', maxLength: 200 }),
  /** Letters of the lab IDs of its locations; '' for those of the lab. */
  labIdPrefix: Type.String({ pattern: '^[A-Z]{0,4}$' }),
};

const text = Type.String();

/** A legal entity that bills. An empty text says that there is none. */
export const FirmView = closed({
  firmId: Id,
  name: text,
  gstin: text,
  pan: text,
  cin: text,
  tan: text,
  addr_1: text,
  addr_2: text,
  landmark: text,
  city: text,
  pincode: text,
  phone: text,
  email: text,
  labIdPrefix: text,
  /** The address in one line. */
  address: Type.String(),
  locations: Type.Array(Type.String()),
  ...masterStanding,
});
export type FirmView = Static<typeof FirmView>;

export const listFirms = defineEndpoint({
  method: 'GET',
  path: '/api/firms',
  summary: 'The firms of the lab, by name',
  access: { module: 'masters', bits: PERMISSION.read },
  query: listedMasters,
  response: pageOf(FirmView),
});

export const createFirm = defineEndpoint({
  method: 'POST',
  path: '/api/firms',
  summary: 'Adds a firm',
  access: masters.create,
  body: closed({ ...changesOf(firm), name: Name, status: NewMasterStatus }),
  response: FirmView,
});

export const updateFirm = defineEndpoint({
  method: 'PATCH',
  path: '/api/firms',
  summary: 'Changes a firm; a missing field keeps what it has',
  access: masters.update,
  body: closed({ firmId: Id, version: Version, ...changesOf(firm) }),
  response: FirmView,
});

export const changeFirmStatus = defineEndpoint({
  method: 'POST',
  path: '/api/firms/status',
  summary: 'Enables or disables a firm; one that bills at an enabled location stays enabled',
  access: masters.update,
  body: closed({ firmId: Id, version: Version, action: MasterStep }),
  response: FirmView,
});

export const firmOfLocation = defineEndpoint({
  method: 'GET',
  path: '/api/nt/getFirmId',
  summary:
    'The firm that bills at a location, the one of the session unless told; null where the lab itself does',
  access: 'lab',
  query: closed({ locationId: Type.Optional(Id) }),
  response: closed({ firmId: nullable(Id) }),
});
