import { sql } from 'kysely';
import type { OpenWorkKind } from '../../../kernel/access/open-work.ts';
import { moveHeldReports } from './dispatch-rows.ts';

/** What waits for a person at the dispatch desk. */
export const openDeskWork: readonly OpenWorkKind[] = [
  {
    kind: 'heldReports',
    label: 'reports on hold',
    module: 'reports',
    count: async (ctx, userId) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from report_dispatch
        where l_id = ${ctx.lId} and held_by = ${userId} and not replaced`.execute(ctx.db);
      return rows[0]?.count ?? 0;
    },
    move: moveHeldReports,
  },
];
