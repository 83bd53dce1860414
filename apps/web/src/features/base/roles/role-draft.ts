import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { MODULES, type Module } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';

/** Bits that were set anew, by role and module. */
export type RoleDraft = Readonly<Record<string, Readonly<Partial<Record<Module, number>>>>>;

export interface RightChange {
  readonly role: RoleView;
  readonly module: Module;
  readonly before: number;
  readonly after: number;
}

/** Bits of a role on a module as they are stored. */
export function storedBits(role: RoleView, module: Module): number {
  return role.rights[module] ?? 0;
}

/** Bits of a role on a module with the draft. */
export function draftBits(draft: RoleDraft, role: RoleView, module: Module): number {
  return draft[role.roleId]?.[module] ?? storedBits(role, module);
}

/** The draft with other bits in one cell; bits as they are stored leave it. */
export function withBits(
  draft: RoleDraft,
  role: RoleView,
  cell: { module: Module; bits: number },
): RoleDraft {
  const { [cell.module]: _, ...others } = draft[role.roleId] ?? {};
  const isStored = cell.bits === storedBits(role, cell.module);
  return { ...draft, [role.roleId]: isStored ? others : { ...others, [cell.module]: cell.bits } };
}

/** All bits, or none where any was set. */
export function allOrNothing(bits: number): number {
  return bits === 0 ? ALL_PERMISSIONS : 0;
}

/** What the draft changes, role by role in the order of the columns, module by module. */
export function changesOf(roles: readonly RoleView[], draft: RoleDraft): RightChange[] {
  return roles.flatMap((role) =>
    MODULES.flatMap((module) => {
      const before = storedBits(role, module);
      const after = draftBits(draft, role, module);
      return before === after ? [] : [{ role, module, before, after }];
    }),
  );
}
