import * as roleEndpoints from '@nidan/contract/base/roles/role-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireHeldRights } from './require-held-rights.ts';
import { findRole } from './role-rights.query.ts';
import { insertRoles } from './role-rows.ts';
import { readRole } from './roles.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Adds a role with rights that the caller has. */
export const createRole = serve(
  roleEndpoints.createRole,
  async (ctx, { roleId, name, description, rights, needsSecondFactor }) => {
    const role = {
      roleId,
      name: name.trim(),
      description: description?.trim() ?? '',
      needsSecondFactor: needsSecondFactor ?? false,
      rights,
    };
    requireHeldRights(ctx, rights);
    await insertRoles(ctx.db, ctx.lId, [{ ...role, giver: ctx.caller }]);
    recordEvent(ctx, { entityKind: 'ROLE', entityId: roleId, action: 'create', after: role });
    return readRole(ctx, roleId);
  },
);

/** Adds a role with the rights of another, which the caller must have. */
export const cloneRole = serve(roleEndpoints.cloneRole, async (ctx, { roleId, fromRoleId, name }) => {
  const source = await findRole(ctx, fromRoleId);
  if (source === null) throw refuse('not-found');
  if (source.status !== masterData.codes.enabled) {
    throw refuse('role-retired', { details: { role: source.name } });
  }
  return createRole(ctx, { roleId, name, rights: source.rights });
});
