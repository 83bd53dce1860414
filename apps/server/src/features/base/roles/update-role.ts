import * as roleEndpoints from '@nidan/contract/base/roles/role-endpoints';
import { type Rights, rightsBeyond } from '@nidan/domain/access/rights';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockPeopleOfLab, requireAdministratorLeft } from './require-administrator.ts';
import { requireHeldRights } from './require-held-rights.ts';
import { findRole } from './role-rights.query.ts';
import { lockRole, replaceRights, type RoleRow, updateRoleRow } from './role-rows.ts';
import { readRole } from './roles.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface RoleToChange extends RoleRow {
  readonly rights: Rights;
}

/**
 * The role with its rights, locked; refused when it is absent, changed meanwhile, or the caller's own, and when it has more
 * than they have: by its name, its second factor or its rights a lesser administrator would disarm a greater one.
 */
async function lockForChange(
  ctx: Ctx,
  { roleId, version }: { roleId: string; version: number },
): Promise<RoleToChange> {
  await lockPeopleOfLab(ctx);
  const role = await lockRole(ctx.db, ctx.lId, roleId);
  if (role === null) throw refuse('not-found');
  await expectVersion(ctx, { entityId: roleId, expected: version, found: role.version });
  if (roleId === ctx.caller.roleId) throw refuse('own-role');
  const rights = held((await findRole(ctx, roleId))?.rights ?? {});
  requireHeldRights(ctx, rights);
  return { ...role, rights };
}

function held(rights: Rights): Rights {
  return Object.fromEntries(Object.entries(rights).filter(([, bits]) => bits > 0));
}

/** Writes changed rights. Nobody gives what they lack. */
async function changeRights(ctx: Ctx, roleId: string, after: Rights): Promise<void> {
  requireHeldRights(ctx, after);
  await replaceRights(ctx.db, { lId: ctx.lId, roleId, rights: after, giver: ctx.caller });
  await requireAdministratorLeft(ctx);
}

/** Changes a role; its people have the new rights from their next request on. */
export const updateRole = serve(
  roleEndpoints.updateRole,
  async (ctx, { roleId }, { version, rights, reason, ...texts }) => {
    const role = await lockForChange(ctx, { roleId, version });
    const { name, description, needs_second_factor, rights: rightsBefore } = role;
    const before = { name, description, needs_second_factor };
    const after = {
      name: texts.name?.trim() ?? name,
      description: texts.description?.trim() ?? description,
      needs_second_factor: texts.needsSecondFactor ?? needs_second_factor,
    };
    const rightsAfter = held({ ...rightsBefore, ...rights });
    if (rightsBeyond(rightsBefore, rightsAfter).length + rightsBeyond(rightsAfter, rightsBefore).length > 0) {
      await changeRights(ctx, roleId, rightsAfter);
    }
    await updateRoleRow(ctx.db, { lId: ctx.lId, roleId, values: after });
    recordEvent(ctx, {
      entityKind: 'ROLE',
      entityId: roleId,
      action: 'update',
      before: { ...before, rights: rightsBefore },
      after: { ...after, rights: rightsAfter },
      reason: reason?.trim() ?? null,
    });
    return readRole(ctx, roleId);
  },
);

/** Retires a role that nobody holds, or takes it back into use. */
export const changeRoleStatus = serve(
  roleEndpoints.changeRoleStatus,
  async (ctx, { roleId, version, action, reason }) => {
    const role = await lockForChange(ctx, { roleId, version });
    const from = masterData.stateOf(role.status);
    const to = stepOrRefuse(`Role ${role.name}`, masterData.step(action, from));
    const { people } = await readRole(ctx, roleId);
    if (to === 'disabled' && people > 0) throw refuse('role-in-use', { details: { people: String(people) } });
    await updateRoleRow(ctx.db, { lId: ctx.lId, roleId, values: { status: masterData.codeOf(to) } });
    recordEvent(ctx, {
      entityKind: 'ROLE',
      entityId: roleId,
      action,
      before: { status: from },
      after: { status: to },
      reason: reason.trim(),
    });
    return readRole(ctx, roleId);
  },
);
