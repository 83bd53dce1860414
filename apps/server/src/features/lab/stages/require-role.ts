import type { PlannedStage } from '@nidan/domain/stages/stage-plan';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Whether the caller has the role of a stage, where it names one; roles are told apart by their names. */
export function hasRoleOf({ caller }: Ctx, { role }: Pick<PlannedStage, 'role'>): boolean {
  return role === null || role.trim().toLowerCase() === caller.roleName.trim().toLowerCase();
}

export function requireRoleOf(ctx: Ctx, stage: PlannedStage): void {
  if (hasRoleOf(ctx, stage)) return;
  throw refuse('stage-of-role', { details: { stage: stage.name, role: stage.role ?? '' } });
}
