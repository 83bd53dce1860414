import type { GrowthQuantity } from '@nidan/domain/culture/growth-quantity';
import type { AlertDesk } from '@nidan/domain/culture/alert-organisms';
import type { ResistanceFinding } from '@nidan/domain/susceptibility/expert-rules';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface IsolateGiven {
  readonly isolateId: string;
  readonly isolateNo: number;
  readonly organismId: string;
  readonly quantity: GrowthQuantity;
  readonly findings: readonly ResistanceFinding[];
  readonly note: string;
}

/** Writes an isolate of a locked case that the caller names now. */
export async function insertIsolate(ctx: Ctx, caseId: string, given: IsolateGiven): Promise<void> {
  await insertRows(ctx.db, 'culture_isolate', [
    {
      l_id: ctx.lId,
      isolate_id: given.isolateId,
      case_id: caseId,
      isolate_no: given.isolateNo,
      organism_id: given.organismId,
      quantity: given.quantity,
      findings: [...given.findings],
      note: given.note,
      identified_at: ctx.now,
      identified_by: ctx.caller.userId,
    },
  ]);
}

/** Changes an isolate of a locked case. */
export async function updateIsolate(ctx: Ctx, given: IsolateGiven): Promise<void> {
  await sql`
    update culture_isolate set isolate_no = ${given.isolateNo}, organism_id = ${given.organismId}, quantity = ${given.quantity},
      findings = ${[...given.findings]}, note = ${given.note}, identified_at = ${ctx.now}, identified_by = ${ctx.caller.userId}
    where l_id = ${ctx.lId} and isolate_id = ${given.isolateId}`.execute(ctx.db);
}

/** Takes an isolate of a locked case out; it stays written. */
export async function markRemoved(ctx: Ctx, isolateId: string, reason: string): Promise<void> {
  await sql`update culture_isolate set removed_at = ${ctx.now}, remove_reason = ${reason}
    where l_id = ${ctx.lId} and isolate_id = ${isolateId}`.execute(ctx.db);
}

/** Opens alerts of an isolate that it has not raised before; answers the codes of the new ones. */
export async function openAlerts(
  ctx: Ctx,
  isolateId: string,
  alerts: readonly { readonly code: string; readonly desk: AlertDesk }[],
): Promise<readonly string[]> {
  const opened: string[] = [];
  for (const { code, desk } of alerts) {
    // oxlint-disable-next-line no-await-in-loop -- an isolate raises one or two
    const { rows } = await sql`
      insert into culture_alert (l_id, alert_id, isolate_id, code, desk, opened_at)
      values (${ctx.lId}, ${newId()}, ${isolateId}, ${code}, ${desk}, ${ctx.now})
      on conflict (l_id, isolate_id, code) do nothing returning code`.execute(ctx.db);
    if (rows.length > 0) opened.push(code);
  }
  return opened;
}

/** Writes whom the caller told of an alert. */
export async function markTold(ctx: Ctx, alertId: string, toldTo: string): Promise<void> {
  await sql`update culture_alert set told_to = ${toldTo}, told_at = ${ctx.now}, told_by = ${ctx.caller.userId}
    where l_id = ${ctx.lId} and alert_id = ${alertId}`.execute(ctx.db);
}
