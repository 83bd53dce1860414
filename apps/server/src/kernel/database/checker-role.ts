import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { sqlStateOf } from './connections/sql-state.ts';

const CHECKER = 'nidan_checker';
const NOT_ALLOWED = '42501';

/** Columns that prove who somebody is: nothing that is checked needs them. */
const SECRETS = "column_name ~ '(password|token)_hash$|secret|key_hash|^verify_token$|recovery'";

/**
 * Creates the role that reads all labs and writes nothing, by which invariants are checked. Only a role that may itself pass
 * row-level security can create it: on a server where ours may not, the role stays absent, and checking says so.
 */
export async function ensureChecker(client: Client, checkerUrl: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [CHECKER]);
  if (rows.length === 0) {
    const created = await whereAllowed(
      client,
      `create role ${CHECKER} login bypassrls nocreatedb nocreaterole`,
    );
    if (!created) return;
    await client.query(`alter role ${CHECKER} set default_transaction_read_only = on`);
    await client.query(`grant ${CHECKER} to current_user`);
  }
  await givePassword(client, decodeURIComponent(new URL(checkerUrl).password));
}

/** Runs a statement; false when our role may not. */
async function whereAllowed(client: Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if (sqlStateOf(error) === NOT_ALLOWED) return false;
    throw error;
  }
}

/** The password that every process derives; a role that an operator made keeps the one that it was given. */
async function givePassword(client: Client, password: string): Promise<void> {
  if (password === '') return;
  await whereAllowed(client, `alter role ${CHECKER} password ${escapeLiteral(password)}`);
}

interface TableColumns {
  readonly table: string;
  /** Columns to read; null for all of them. */
  readonly columns: readonly string[] | null;
}

/** Lets the checker read every table, without the columns that hold secrets. Runs as the owner of the tables, after the migrations. */
export async function grantToChecker(owner: Client): Promise<void> {
  const { rows: found } = await owner.query('select 1 from pg_roles where rolname = $1', [CHECKER]);
  if (found.length === 0) return;
  const { rows } = await owner.query<TableColumns>(`
    select table_name as table, case when bool_or(${SECRETS})
      then array_agg(column_name::text order by ordinal_position) filter (where not (${SECRETS})) end as columns
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`);
  const grants = rows.map(({ table, columns }) => {
    const name = escapeIdentifier(table);
    const of = columns === null ? '' : ` (${columns.map(escapeIdentifier).join(', ')})`;
    return `revoke all on ${name} from ${CHECKER}; grant select${of} on ${name} to ${CHECKER}`;
  });
  await owner.query(grants.join('; '));
}
