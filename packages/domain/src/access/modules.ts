/** Modules that permissions are given for, one per group of screens (spec §6 leaves the names open). */
export const MODULES = [
  'patients',
  'bills',
  'payments',
  'finance',
  'approvals',
  'samples',
  'results',
  'authorise',
  'quality',
  'reports',
  'inventory',
  'purchases',
  'catalog',
  'masters',
  'roles',
  'users',
  'labs',
  'audit',
] as const;

export type Module = (typeof MODULES)[number];

/** Modules of features that are not built yet: status sets name them already, roles do not offer them. */
export const PLANNED_MODULES = ['logistics', 'consents'] as const;

export type PlannedModule = (typeof PLANNED_MODULES)[number];

/** True when `name` is one of the modules. */
export function isModule(name: string): name is Module {
  return MODULES.some((module) => module === name);
}
