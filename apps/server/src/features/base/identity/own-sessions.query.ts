import type * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import type { LiveSession } from '../../../kernel/access/session-rows.ts';
import { isLive } from '../../../kernel/access/session-state.ts';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Services } from '../../../kernel/http/services.ts';

interface SessionRow {
  readonly session_id: string;
  readonly device: string;
  readonly address: string;
  readonly lab_name: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** The live sessions of the person, the one of this request first, then by their last use. */
export async function listOwnSessions(
  { db, config }: Services,
  session: LiveSession,
  query: QueryOf<typeof identityEndpoints.listSessions>,
): Promise<AnswerOf<typeof identityEndpoints.listSessions>> {
  const { rows } = await sql<SessionRow>`
    select s.session_id, s.device, s.address, l.name as lab_name, s.created_at, s.last_seen_at
    from session s left join lab l on l.l_id = s.l_id
    where s.user_id = ${session.userId} and ${isLive(config.sessionIdleMinutes * 60)}
    order by s.session_id = ${session.sessionId} desc, s.last_seen_at desc, s.session_id`.execute(db);
  return pageInMemory(rows, query, {
    id: (row) => row.session_id,
    present: (row) => ({
      sessionId: row.session_id,
      isThis: row.session_id === session.sessionId,
      device: row.device,
      address: row.address,
      labName: row.lab_name,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    }),
  });
}
