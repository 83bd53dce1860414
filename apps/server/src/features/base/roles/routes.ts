import { listModules } from '@nidan/contract/base/roles/role-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { cloneRole, createRole } from './create-role.ts';
import { listDutiesOf } from './duties.query.ts';
import { previewRoleOf } from './preview-role.query.ts';
import { listRolesOfLab } from './roles.query.ts';
import { listChangesOfRoles } from './role-changes.query.ts';
import { changeRoleStatus, updateRole } from './update-role.ts';

export const roleRoutes: readonly Route[] = [
  listRolesOfLab,
  createRole,
  cloneRole,
  updateRole,
  changeRoleStatus,
  previewRoleOf,
  listChangesOfRoles,
  listDutiesOf,
  implement(listModules, async (_, { query }) =>
    pageInMemory(MODULES, query, { id: (module) => module, present: (module) => ({ module }) }),
  ),
];
