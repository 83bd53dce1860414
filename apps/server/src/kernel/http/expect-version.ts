import { formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import { refuse } from './refuse.ts';

interface VersionCheck {
  readonly entityId: string;
  readonly expected: number;
  readonly found: number;
  /** Of a part of a bill: what was done to its tube or to the whole bill changes it too. */
  readonly billId?: string;
}

/** Refuses a stale version with the name of who changed the thing last and when. */
export async function expectVersion(ctx: Ctx, check: VersionCheck): Promise<void> {
  if (check.expected === check.found) return;
  const { rows } = await sql<{ name: string; at: Date }>`
    select u.name, e.at from event e join login_user u on u.user_id = e.user_id
    where e.l_id = ${ctx.lId} and (e.entity_id = ${check.entityId}
      or e.bill_id = ${check.billId ?? null} and ${check.entityId} = any (e.parts))
    order by e.at desc, e.event_id desc limit 1`.execute(ctx.db);
  const by = rows[0]?.name ?? 'Somebody';
  const at = rows[0]?.at ?? ctx.now;
  throw refuse('stale-version', {
    details: { by, at: formatDateTime(ctx.lab.timeZone, at) },
    changedBy: by,
    changedAt: at.toISOString(),
  });
}
