import * as userSessionEndpoints from '@nidan/contract/base/users/user-session-endpoints';
import { sql } from 'kysely';
import { isLive } from '../../../kernel/access/session-state.ts';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface SessionRow {
  readonly session_id: string;
  readonly device: string;
  readonly address: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** The live sessions of a person in this lab, by their last use; none for somebody of another lab. */
export const listUserSessionsOf = serve(
  userSessionEndpoints.listUserSessions,
  async ({ db, lId, services }, { userId, ...query }) => {
    const { rows } = await sql<SessionRow>`
    select s.session_id, s.device, s.address, s.created_at, s.last_seen_at
    from session s
    where s.l_id = ${lId} and s.user_id = ${userId} and ${isLive(services.config.sessionIdleMinutes * 60)}
    order by s.last_seen_at desc, s.session_id`.execute(db);
    return pageInMemory(rows, query, {
      id: (row) => row.session_id,
      present: (row) => ({
        sessionId: row.session_id,
        device: row.device,
        address: row.address,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
      }),
    });
  },
);
