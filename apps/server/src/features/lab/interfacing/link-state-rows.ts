import type { LinkProblem, LinkState } from '@nidan/domain/machines/machine-link';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** How a link is, as its gateway sees it. */
export interface LinkStanding {
  readonly linkId: string;
  readonly state: LinkState;
  readonly connections: number;
  /** What went wrong last; null: nothing since it was switched on. */
  readonly problem: LinkProblem | null;
  readonly problemAt: Date | null;
}

/** Writes how a link is now; `since` stays while its state does. */
export async function saveLinkStanding(
  db: Db,
  lId: number,
  { linkId, ...standing }: LinkStanding,
): Promise<void> {
  const { state, connections, problem, problemAt } = standing;
  await sql`
    insert into machine_link_state as s (l_id, link_id, state, since, connections, problem, problem_at, seen_at)
    values (${lId}, ${linkId}, ${state}, now(), ${connections}, ${problem}, ${problemAt}, now())
    on conflict (l_id, link_id) do update set state = excluded.state, connections = excluded.connections,
      problem = excluded.problem, problem_at = excluded.problem_at, seen_at = excluded.seen_at,
      since = case when s.state = excluded.state then s.since else excluded.since end`.execute(db);
}

/** Writes that the gateway of links is alive. */
export async function touchLinks(db: Db, lId: number, linkIds: readonly string[]): Promise<void> {
  await sql`update machine_link_state set seen_at = now() where l_id = ${lId} and link_id = any(${linkIds}::uuid[])`.execute(
    db,
  );
}
