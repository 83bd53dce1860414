import * as labAccountEndpoints from '@nidan/contract/base/lab-account/lab-account-endpoints';
import type { LabAccountView } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { serve } from '../../../kernel/http/serve.ts';

export interface LabAccountRow {
  readonly l_id: number;
  readonly name: string;
  readonly account_status: number;
  readonly account_since: Date;
  readonly account_reason: string | null;
  readonly version: number;
}

/** The standing of a lab as the operator sees it. */
export function presentLabAccount(row: LabAccountRow): LabAccountView {
  const state = labAccount.stateOf(row.account_status);
  return {
    lId: row.l_id,
    name: row.name,
    status: row.account_status,
    statusLabel: labAccount.labelOf(state),
    since: row.account_since.toISOString(),
    reason: row.account_reason,
    version: row.version,
    can: [...labAccount.possible(state)],
  };
}

const columns = ['l_id', 'name', 'account_status', 'account_since', 'account_reason', 'version'] as const;

/** Every lab of the platform by name: read across labs, for the operator alone (ADR 2). */
export const listLabAccountsOf = serve(
  labAccountEndpoints.listLabAccounts,
  async ({ db }, { cursor, limit = 50, q = '' }) => {
    const after = decodeCursor(cursor);
    const words = q.trim().toLowerCase();
    const { rows } = await sql<LabAccountRow>`
    select l_id, name, account_status, account_since, account_reason, version from lab
    where strpos(lower(name), ${words}) > 0
      and (${after === null} or (name, l_id) > (${String(after?.[0] ?? '')}, ${Number(after?.[1] ?? 0)}))
    order by name, l_id
    limit ${limit + 1}`.execute(db);
    return toPage({ rows, limit, key: ({ name, l_id }) => [name, l_id], present: presentLabAccount });
  },
);

/** Locks the row of a lab for a change of its standing. */
export async function lockLabAccount(db: Db, lId: number): Promise<LabAccountRow & { entity_id: string }> {
  return db
    .selectFrom('lab')
    .select([...columns, 'entity_id'])
    .where('l_id', '=', lId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
