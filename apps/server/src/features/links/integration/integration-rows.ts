import type { Integration } from '@nidan/domain/delivery/message-channels';
import { integrationLog, type IntegrationLogState } from '@nidan/domain/status-sets/links/integration-log';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What is kept of how a lab reaches a service. */
export interface KeptSetting {
  readonly integration: Integration;
  readonly address: string;
  readonly options: Readonly<Record<string, string>>;
  /** Null keeps those that are there. */
  readonly sealed: Buffer | null;
  readonly isOn: boolean;
}

/** Keeps how a lab reaches a service over `version` of it, 0 for none; false when it was changed meanwhile. */
export async function keepSetting(ctx: Ctx, setting: KeptSetting, version: number): Promise<boolean> {
  const { db, lId, now, caller } = ctx;
  const { integration, address, options, sealed, isOn } = setting;
  const setAt = sealed === null ? null : now;
  const setBy = sealed === null ? null : caller.userId;
  const { rows } = await sql`
    insert into integration_setting as s (l_id, integration, address, options, sealed_secrets, secrets_set_at, secrets_set_by, is_on)
    values (${lId}, ${integration}, ${address}, ${JSON.stringify(options)}::jsonb, ${sealed}, ${setAt}, ${setBy}, ${isOn})
    on conflict (l_id, integration) do update set address = excluded.address, options = excluded.options,
      sealed_secrets = coalesce(excluded.sealed_secrets, s.sealed_secrets),
      secrets_set_at = coalesce(excluded.secrets_set_at, s.secrets_set_at),
      secrets_set_by = coalesce(excluded.secrets_set_by, s.secrets_set_by),
      is_on = excluded.is_on, rests_until = null, version = s.version + 1
    where s.version = ${version}
    returning s.version`.execute(db);
  return rows.length === 1;
}

/** Pauses a service with a reason, or lets it go on with null. */
export async function pauseSetting(ctx: Ctx, integration: Integration, reason: string | null): Promise<void> {
  await sql`
    update integration_setting set paused_at = ${reason === null ? null : ctx.now}, pause_reason = ${reason},
      rests_until = null, version = version + 1
    where l_id = ${ctx.lId} and integration = ${integration}`.execute(ctx.db);
}

/** Lets a service rest that does not answer; it counts as no change of the setting. */
export async function restSetting(
  db: Db,
  lId: number,
  { integration, until }: { readonly integration: Integration; readonly until: Date | null },
): Promise<void> {
  await sql`
    update integration_setting set rests_until = ${until}
    where l_id = ${lId} and integration = ${integration} and rests_until is distinct from ${until}`.execute(
    db,
  );
}

/** One call of a service about a version of a thing. */
export interface NotedTry {
  readonly integration: Integration;
  readonly entityKind: string;
  readonly entityId: string;
  readonly entityVersion: number;
  readonly key: string;
  /** Whether it made, changed or took away what the other side has. */
  readonly verb: 'post' | 'update' | 'delete';
  /** Why it failed, as a code; null where it did not. */
  readonly problem: string | null;
  readonly reference: string | null;
  readonly at: Date;
  readonly tookMs: number;
  /** Without secrets and without what names a person. */
  readonly request: string;
  readonly status: number | null;
  readonly answer: string | null;
}

const ENDS = {
  post: ['posted', 'postFailed'],
  update: ['updated', 'updateFailed'],
  delete: ['deleted', 'deleteFailed'],
} as const satisfies Record<NotedTry['verb'], readonly IntegrationLogState[]>;

/** Writes down one call: what became of it so far under its key, and the call itself. */
export async function noteTry(db: Db, lId: number, noted: NotedTry): Promise<void> {
  const outcome = integrationLog.codeOf(ENDS[noted.verb][noted.problem === null ? 0 : 1]);
  const { rows } = await sql<{ log_id: string; tries: number }>`
    insert into integration_log as g (l_id, log_id, integration, entity_kind, entity_id, entity_version, key, outcome, tries, first_at,
      last_at, reference)
    values (${lId}, ${newId()}, ${noted.integration}, ${noted.entityKind}, ${noted.entityId}, ${noted.entityVersion}, ${noted.key},
      ${outcome}, 1, ${noted.at}, ${noted.at}, ${noted.reference})
    on conflict (l_id, key) do update set outcome = excluded.outcome, tries = g.tries + 1, last_at = excluded.last_at,
      reference = coalesce(excluded.reference, g.reference)
    returning g.log_id, g.tries`.execute(db);
  await insertRows(
    db,
    'integration_try',
    rows.map(({ log_id: logId, tries }) => ({
      l_id: lId,
      log_id: logId,
      try_no: tries,
      at: noted.at,
      took_ms: noted.tookMs,
      request: noted.request,
      status: noted.status,
      answer: noted.answer,
      problem: noted.problem,
    })),
  );
}
