import type { Ctx } from '@nidan/server/kernel/http/context';
import { type AnswerToKeep, unitStatements as withEvents } from '@nidan/server/kernel/http/unit-statements';

export * from '@nidan/server/kernel/http/unit-statements';

/** What ends a command but its events. */
export function unitStatements(ctx: Ctx, keep: AnswerToKeep) {
  return withEvents({ ...ctx, unit: { ...ctx.unit, events: [] } }, keep);
}
