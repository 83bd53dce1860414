import type { CompiledQuery } from 'kysely';
import { insertStatements } from '../database/insert-rows.ts';
import { eventStatements } from '../events/event-statements.ts';
import { jobStatement } from '../jobs/job-statement.ts';
import type { Ctx } from './context.ts';
import { packAnswer } from './kept-answer.ts';

export interface AnswerToKeep {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly status: number;
  readonly answer: string;
}

function jobStatements({ unit }: Ctx): CompiledQuery[] {
  return unit.jobs.map(jobStatement);
}

function eventsOf({ lId, caller, now, requestId, unit }: Ctx): CompiledQuery[] {
  const { userId, roleName, locationId } = caller;
  return eventStatements({ lId, userId, roleName, locationId, at: now, requestId }, unit.events);
}

/** Writes the events of a part of a command that works in another lab, while that lab is in sight (`showLab`). */
export async function writeEvents(ctx: Ctx): Promise<void> {
  for (const statement of eventsOf(ctx)) await ctx.db.executeQuery(statement);
}

/** Writes the events and the jobs of a part of a job, which has no answer to keep. */
export async function writeUnit(ctx: Ctx): Promise<void> {
  for (const statement of [...eventsOf(ctx), ...jobStatements(ctx)]) await ctx.db.executeQuery(statement);
}

/** The statements that write the events, the jobs and the answer of a command, to be sent with its commit (ADR 5). */
export function unitStatements(ctx: Ctx, keep: AnswerToKeep): CompiledQuery[] {
  const answer = {
    l_id: ctx.lId,
    user_id: ctx.caller.userId,
    key: keep.key,
    request_hash: keep.requestHash,
    status: keep.status,
    ...packAnswer(keep.answer),
  };
  return [...eventsOf(ctx), ...jobStatements(ctx), ...insertStatements('idempotency', [answer])];
}
