import { MODULES } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS, PERMISSION } from '@nidan/domain/access/permission-bits';
import type { NewRole } from './role-rows.ts';

const { create, read, update } = PERMISSION;
const readOnly = { catalog: read, masters: read, labs: read, roles: read } as const;

/** The usual roles of a lab, each with what its people need and no more. */
export const usualRoles = [
  {
    name: 'Front desk',
    rights: {
      ...readOnly,
      patients: create + read + update,
      bills: ALL_PERMISSIONS,
      payments: create + read,
      samples: read + update,
      results: read,
      reports: read + update,
      approvals: read,
      audit: read,
    },
  },
  { name: 'Phlebotomist', rights: { ...readOnly, patients: read, bills: read, samples: read + update } },
  {
    name: 'Technician',
    rights: {
      ...readOnly,
      patients: read,
      bills: read,
      samples: read + update,
      results: create + read + update,
      quality: create + read,
      inventory: create + read,
      reports: read,
      audit: read,
    },
  },
  {
    name: 'Pathologist',
    rights: {
      ...readOnly,
      patients: read,
      bills: read,
      samples: read + update,
      results: create + read + update,
      authorise: ALL_PERMISSIONS,
      quality: ALL_PERMISSIONS,
      inventory: create + read,
      reports: create + read + update,
      audit: read,
    },
  },
  {
    name: 'Accountant',
    rights: {
      ...readOnly,
      patients: read,
      bills: read + update,
      payments: ALL_PERMISSIONS,
      finance: ALL_PERMISSIONS,
      purchases: create + read + update,
      approvals: read + update,
      inventory: read,
      audit: read,
    },
  },
  {
    name: 'Agency user',
    rights: { catalog: read, masters: read, patients: create + read, bills: create + read, reports: read },
  },
  { name: 'Referring doctor', rights: { reports: read } },
  { name: 'Manager', rights: Object.fromEntries(MODULES.map((module) => [module, ALL_PERMISSIONS])) },
] as const satisfies readonly NewRole[];

export type UsualRole = (typeof usualRoles)[number]['name'];
