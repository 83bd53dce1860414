import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import type { Module } from '@nidan/domain/access/modules';
import { useState } from 'react';
import { changesOf, type RoleDraft, withBits } from './role-draft.ts';

/** Rights that were set anew and are not saved, with every step back. */
export function useRoleDraft(roles: readonly RoleView[]) {
  const [steps, setSteps] = useState<readonly RoleDraft[]>([{}]);
  const draft = steps.at(-1) ?? {};
  const changes = changesOf(roles, draft);
  return {
    draft,
    changes,
    /** People whose rights would change. */
    affected: [...new Set(changes.map(({ role }) => role))].reduce((sum, { people }) => sum + people, 0),
    set: (role: RoleView, cell: { module: Module; bits: number }) =>
      setSteps((before) => [...before, withBits(before.at(-1) ?? {}, role, cell)]),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    /** Forgets what was set for one role, which is saved. */
    settle: (roleId: string) =>
      setSteps((before) => {
        const { [roleId]: _, ...others } = before.at(-1) ?? {};
        return [others];
      }),
    discard: () => setSteps([{}]),
  };
}

export type RoleDraftEdit = ReturnType<typeof useRoleDraft>;
