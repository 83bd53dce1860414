import { CompiledQuery } from 'kysely';
import { insertStatements } from '../database/insert-rows.ts';
import { newId } from '../database/new-id.ts';
import type { Ctx } from './context.ts';

export interface AnswerToKeep {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly status: number;
  readonly answer: string;
}

function eventStatements({ lId, caller, now, requestId, unit }: Ctx): CompiledQuery[] {
  const rows = unit.events.map((event) => ({
    event_id: newId(),
    entity_kind: event.entityKind,
    entity_id: event.entityId,
    bill_id: event.billId ?? null,
    parts: [...(event.parts ?? [])],
    action: event.action,
    before: event.before === undefined ? null : JSON.stringify(event.before),
    after: event.after === undefined ? null : JSON.stringify(event.after),
    reason: event.reason ?? null,
  }));
  const shared = {
    l_id: lId,
    at: now,
    user_id: caller.userId,
    role_name: caller.roleName,
    location_id: caller.locationId,
    request_id: requestId,
  };
  return insertStatements('event', { shared, rows });
}

function jobStatements({ unit }: Ctx): CompiledQuery[] {
  return unit.jobs.map(({ task, payload }) =>
    CompiledQuery.raw('select enqueue_job($1, $2::json)', [task, JSON.stringify(payload)]),
  );
}

/** The statements that write the events, the jobs and the answer of a command, to be sent with its commit (ADR 5). */
export function unitStatements(ctx: Ctx, keep: AnswerToKeep): CompiledQuery[] {
  const answer = {
    l_id: ctx.lId,
    user_id: ctx.caller.userId,
    key: keep.key,
    request_hash: keep.requestHash,
    status: keep.status,
    answer: keep.answer,
  };
  return [...eventStatements(ctx), ...jobStatements(ctx), ...insertStatements('idempotency', [answer])];
}
