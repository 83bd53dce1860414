import type { Ctx } from '../http/context.ts';
import type { EventDraft } from '../http/unit-of-work.ts';

/** Notes one change for the audit trail; it is written with the commit of the command, or not at all. */
export function recordEvent(ctx: Ctx, event: EventDraft): void {
  ctx.unit.events.push(event);
}
