import type { Module } from '@nidan/domain/access/modules';

/** Modules under the groups of the rail, in its order. */
export const MODULE_GROUPS = [
  { key: 'frontDesk', modules: ['patients', 'bills', 'payments'] },
  { key: 'samplesGroup', modules: ['samples'] },
  { key: 'bench', modules: ['results', 'authorise'] },
  { key: 'quality', modules: ['quality'] },
  { key: 'reportsGroup', modules: ['reports'] },
  { key: 'stores', modules: ['inventory', 'purchases'] },
  { key: 'finance', modules: ['finance', 'approvals'] },
  { key: 'admin', modules: ['catalog', 'masters', 'roles', 'users', 'labs', 'audit'] },
] as const satisfies readonly { readonly key: string; readonly modules: readonly Module[] }[];
