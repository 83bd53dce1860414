import { CompiledQuery } from 'kysely';
import type { JobDraft } from '../http/unit-of-work.ts';

/** The statement that puts a job in the queue with the commit of its transaction. */
export function jobStatement({ task, payload, queue, runAt, key }: JobDraft): CompiledQuery {
  return CompiledQuery.raw('select enqueue_job($1, $2::json, $3, $4::timestamptz, null, $5)', [
    task,
    JSON.stringify(payload),
    queue ?? null,
    runAt ?? null,
    key ?? null,
  ]);
}
