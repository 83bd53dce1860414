import {
  changeRoleStatus as statusEndpoint,
  cloneRole as cloneEndpoint,
  createRole as createEndpoint,
  listDuties,
  listModules,
  listRoles,
  previewRole,
  updateRole as updateEndpoint,
} from '@nidan/contract/base/roles/role-endpoints';
import { listRoleChanges } from '@nidan/contract/base/roles/role-change-endpoints';
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
  implement(listRoles, (ctx, { query }) => listRolesOfLab(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createRole(ctx, body)),
  implement(cloneEndpoint, (ctx, { body }) => cloneRole(ctx, body)),
  implement(updateEndpoint, (ctx, { params, body }) => updateRole(ctx, params, body)),
  implement(statusEndpoint, (ctx, { body }) => changeRoleStatus(ctx, body)),
  implement(previewRole, (ctx, { query }) => previewRoleOf(ctx, query)),
  implement(listRoleChanges, (ctx, { query }) => listChangesOfRoles(ctx, query)),
  implement(listDuties, (ctx, { query }) => listDutiesOf(ctx, query)),
  implement(listModules, async (_, { query }) =>
    pageInMemory(MODULES, query, { id: (module) => module, present: (module) => ({ module }) }),
  ),
];
