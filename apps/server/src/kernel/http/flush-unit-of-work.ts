import { sql } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import { newId } from '../database/new-id.ts';
import type { Ctx } from './context.ts';

export interface AnswerToKeep {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly status: number;
  readonly answer: string;
}

/** Writes the events, the jobs and the answer of a command inside its transaction. */
export async function flushUnitOfWork(ctx: Ctx, keep: AnswerToKeep | null): Promise<void> {
  await insertRows(
    ctx.db,
    'event',
    ctx.unit.events.map((event) => ({
      l_id: ctx.lId,
      event_id: newId(),
      at: ctx.now,
      user_id: ctx.caller.userId,
      role_name: ctx.caller.roleName,
      location_id: ctx.caller.locationId,
      entity_kind: event.entityKind,
      entity_id: event.entityId,
      bill_id: event.billId ?? null,
      parts: [...(event.parts ?? [])],
      action: event.action,
      before: event.before === undefined ? null : JSON.stringify(event.before),
      after: event.after === undefined ? null : JSON.stringify(event.after),
      reason: event.reason ?? null,
      request_id: ctx.requestId,
    })),
  );
  for (const job of ctx.unit.jobs) {
    await sql`select enqueue_job(${job.task}, ${JSON.stringify(job.payload)}::json)`.execute(ctx.db);
  }
  if (keep === null) return;
  await insertRows(ctx.db, 'idempotency', [
    {
      l_id: ctx.lId,
      user_id: ctx.caller.userId,
      key: keep.key,
      request_hash: keep.requestHash,
      status: keep.status,
      answer: keep.answer,
    },
  ]);
}
