import type { Client } from 'pg';
import { withClient } from '../../apps/server/src/kernel/database/connections/with-client.ts';
import { appGrants } from '../app-grants.ts';

/** Tables that are read before a lab is known, without row-level security (ADR 2). */
const BEFORE_THE_LAB = ['access_denial', 'lab', 'membership', 'session'];
/** The few small tables that belong to no lab. */
const WITHOUT_LAB = [
  'known_device',
  'login_user',
  'machine_port',
  'recovery_code',
  'second_factor',
  'sign_in_attempt',
  'schema_migration',
];
/** Functions that run with their owner's rights: each is a door, so each is named here. */
const DEFINERS = ['enqueue_job', 'failed_jobs', 'retry_job'];
/** Keys to rows that are never deleted, from rows that are written to often: an index costs each time and serves nothing. */
const WITHOUT_INDEX = ['bill_test_line_fkey', 'bill_test_test_fkey'];

const POLICY = "(l_id = (current_setting('app.l_id'::text))::integer)";

/** Tables of the schema with what the rules ask about; `lab` is whether the table has an l_id. */
const TABLES = `
  with t as (
    select c.oid, c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as secured,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'l_id' and not a.attisdropped) as lab
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p')
  )`;

/**
 * Each rule is a query that answers one sentence per violation. $1 before the lab, $2 without a lab, $3 definers, $4 policy,
 * $5 foreign keys without index.
 */
const RULES: Readonly<Record<string, string>> = {
  tableOfALab: `${TABLES}
    select format('table %s has no l_id, and tools/checks/check-migrations.ts does not name it', name) as problem from t
    where not lab and name <> all ($2::text[])`,

  secured: `${TABLES}
    select format('table %s: row-level security must be enabled and forced', name) as problem from t
    where lab and not secured and name <> all ($1::text[])`,

  policy: `${TABLES}
    select format('table %s: its one policy must be l_id = current_setting(''app.l_id'')::int, using and with check', name) as problem
    from t where lab and name <> all ($1::text[]) and not coalesce((
      select count(*) = 1 and bool_and(p.polpermissive and p.polcmd = '*' and p.polroles = '{0}'
        and pg_get_expr(p.polqual, p.polrelid) = $4 and pg_get_expr(p.polwithcheck, p.polrelid) = $4)
      from pg_policy p where p.polrelid = t.oid), false)`,

  keysLedByLab: `${TABLES}
    select format('%s of %s must begin with l_id', i.indexrelid::regclass, name) as problem
    from t join pg_index i on i.indrelid = t.oid and (i.indisunique or i.indisexclusion)
    where lab and name <> all ($1::text[]) and not exists (
      select 1 from pg_attribute a where a.attrelid = t.oid and a.attnum = i.indkey[0] and a.attname = 'l_id')`,

  indexesLedByLab: `${TABLES}
    select format('%s of %s must begin with l_id', i.indexrelid::regclass, name) as problem
    from t join pg_index i on i.indrelid = t.oid and not i.indisunique and not i.indisexclusion
    where lab and name <> all ($1::text[]) and not exists (
      select 1 from pg_attribute a where a.attrelid = t.oid and a.attnum = i.indkey[0] and a.attname = 'l_id')
      -- A reference to a table without a lab has its own columns alone.
      and not exists (
        select 1 from pg_constraint k join t target on target.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and not target.lab and k.conkey[1] = i.indkey[0])`,

  // Under row-level security only an operator that cannot leak reaches an index; numbers with a point are compared slowly.
  // What an exclusion keeps apart is not looked up by it.
  indexedTypes: `${TABLES}
    select format('%s of %s: %s cannot be found by an index under row-level security, or only slowly', i.indexrelid::regclass,
      name, coalesce(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), 'an expression')) as problem
    from t join pg_index i on i.indrelid = t.oid and not i.indisexclusion
    cross join lateral generate_series(0, i.indnkeyatts - 1) n
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[n] and a.attnum > 0
    where lab and name <> all ($1::text[]) and (a.attnum is null
      or format_type(a.atttypid, null) in ('numeric', 'real', 'double precision')
      or not (select bool_and(f.proleakproof) from pg_opclass c join pg_amop m on m.amopfamily = c.opcfamily
          and m.amoplefttype = c.opcintype and m.amoprighttype = c.opcintype
        join pg_operator o on o.oid = m.amopopr join pg_proc f on f.oid = o.oprcode where c.oid = i.indclass[n]))`,

  primaryKey: `${TABLES}
    select format('table %s has no primary key', name) as problem from t
    where not exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisprimary)`,

  foreignKeysLedByLab: `${TABLES}
    select format('%s of %s must begin with l_id on both sides', k.conname, t.name) as problem
    from t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' join t target on target.oid = k.confrelid
    where target.lab and target.name <> 'lab' and not exists (
      select 1 from pg_attribute a, pg_attribute b
      where a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attname = 'l_id'
        and b.attrelid = k.confrelid and b.attnum = k.confkey[1] and b.attname = 'l_id')`,

  foreignKeysIndexed: `${TABLES}
    select format('%s of %s has no index that begins with its columns', k.conname, t.name) as problem
    from t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
    where k.conname <> all ($5::text[]) and not exists (
      select 1 from pg_index i where i.indrelid = t.oid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        -- Rows without the reference need no entry.
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
          select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
          where a.attrelid = t.oid and a.attnum = any (k.conkey))))`,

  columnTypes: `${TABLES}
    select format('%s.%s is %s: %s', t.name, a.attname, format_type(a.atttypid, a.atttypmod), case
      when a.attname like '%\\_paise' then 'money is bigint' when y.typtype = 'e' then 'states are smallint or text'
      else 'an instant is timestamptz' end) as problem
    from t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped join pg_type y on y.oid = a.atttypid
    where (a.attname like '%\\_paise' and y.typname <> 'int8') or y.typtype = 'e' or y.typname in ('timestamp', 'timetz', 'money')`,

  // Guarded rows are guarded whole: TRUNCATE fires no trigger for rows, and no right may promise what the triggers refuse.
  appendOnly: `${TABLES}
    select format('table %s refuses changes of rows: it must refuse TRUNCATE, and nidan_app may have SELECT and INSERT only', name) as problem
    from t join pg_class c on c.oid = t.oid
    where exists (select 1 from pg_trigger g where g.tgrelid = t.oid and g.tgfoid = to_regproc('refuse_change')
        and g.tgtype & 1 = 1)
      and (not exists (select 1 from pg_trigger g where g.tgrelid = t.oid and g.tgfoid = to_regproc('refuse_change')
          and g.tgtype & 32 = 32)
        or exists (select 1 from pg_trigger g where g.tgrelid = t.oid and g.tgenabled <> 'O' and g.tgfoid = to_regproc('refuse_change'))
        or exists (select 1 from aclexplode(c.relacl) g
          where g.grantee = 'nidan_app'::regrole and g.privilege_type in ('UPDATE', 'DELETE')))`,

  appRole: `
    select format('the role nidan_app must not have %s', what) as problem from pg_roles r
    cross join lateral (values ('SUPERUSER', r.rolsuper), ('BYPASSRLS', r.rolbypassrls), ('CREATEROLE', r.rolcreaterole),
      ('CREATEDB', r.rolcreatedb), ('REPLICATION', r.rolreplication),
      ('another role', exists (select 1 from pg_auth_members m where m.member = r.oid)),
      ('CREATE on the schema', has_schema_privilege(r.oid, 'public', 'create')),
      ('the tables of the job queue', has_schema_privilege(r.oid, 'graphile_worker', 'usage')),
      ('CREATE on the database', has_database_privilege(r.oid, current_database(), 'create'))) has (what, yes)
    where r.rolname = 'nidan_app' and yes`,

  ownedByApp: `
    select format('%s is owned by nidan_app, which must own nothing', what) as problem from (
      select relname::text as what from pg_class where relowner = 'nidan_app'::regrole
      union all select proname::text from pg_proc where proowner = 'nidan_app'::regrole
      union all select typname::text from pg_type where typowner = 'nidan_app'::regrole and typrelid = 0
      union all select nspname::text from pg_namespace where nspowner = 'nidan_app'::regrole) owned`,

  rightsOfOthers: `${TABLES}
    select format('%s has %s on %s', case g.grantee when 0 then 'everyone' else g.grantee::regrole::text end, g.privilege_type, t.name) as problem
    from t join pg_class c on c.oid = t.oid cross join aclexplode(c.relacl) g
    where g.grantee not in ('nidan_app'::regrole, c.relowner)
      and (g.grantee is distinct from to_regrole('nidan_checker') or g.privilege_type <> 'SELECT')`,

  definers: `
    select format('function %s runs with its owner''s rights: %s', p.proname, case
      when p.proname <> all ($3::text[]) then 'tools/checks/check-migrations.ts does not name it'
      when not coalesce(p.proconfig::text like '%search_path=%', false) then 'it must fix its search_path'
      else 'everyone may execute it' end) as problem
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
    where p.prosecdef and (p.proname <> all ($3::text[]) or not coalesce(p.proconfig::text like '%search_path=%', false)
      or exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee = 0))`,

  views: `
    select format('view %s must be security_invoker, and no materialised view may exist', c.relname) as problem
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'm' or (c.relkind = 'v' and not coalesce('security_invoker=true' = any (c.reloptions), false))`,
};

/** Rights of the application's role on tables and, where it has only some, on columns: `select`, `update (version)`. */
const GRANTS = `
  select c.relname::text as name, lower(g.privilege_type) as held
  from pg_class c cross join aclexplode(c.relacl) g
  where c.relnamespace = 'public'::regnamespace and g.grantee = 'nidan_app'::regrole
  union all
  select c.relname::text, format('%s (%s)', lower(g.privilege_type), a.attname)
  from pg_class c join pg_attribute a on a.attrelid = c.oid cross join aclexplode(a.attacl) g
  where c.relnamespace = 'public'::regnamespace and g.grantee = 'nidan_app'::regrole
  order by 1, 2`;

/** Finds what breaks the rules of the schema in a migrated database (ARCHITECTURE, Data). */
export async function checkMigrations(ownerUrl: string): Promise<string[]> {
  return withClient(ownerUrl, schemaProblems);
}

/** The same on an open connection, for instance inside a transaction. */
export async function schemaProblems(client: Client): Promise<string[]> {
  const parameters = [BEFORE_THE_LAB, WITHOUT_LAB, DEFINERS, POLICY, WITHOUT_INDEX];
  const problems: string[] = [];
  for (const rule of Object.values(RULES)) {
    const { text, values } = onlyUsed(rule, parameters);
    const { rows } = await client.query<{ problem: string }>(
      `select problem from (${text}) found order by problem`,
      values,
    );
    problems.push(...rows.map(({ problem }) => problem));
  }
  return [...problems, ...(await grantProblems(client))];
}

async function grantProblems(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; held: string }>(GRANTS);
  const held = new Set(rows.map((row) => `${row.name}: ${row.held}`));
  const allowed = new Set(
    Object.entries(appGrants).flatMap(([name, rights]) =>
      rights.split(', ').map((right) => `${name}: ${right}`),
    ),
  );
  return [
    ...[...held]
      .filter((grant) => !allowed.has(grant))
      .map((grant) => `nidan_app holds "${grant}", which tools/app-grants.ts does not allow`),
    ...[...allowed]
      .filter((grant) => !held.has(grant))
      .map((grant) => `tools/app-grants.ts allows "${grant}", which no migration grants`),
  ];
}

/** PostgreSQL refuses a parameter that a statement does not mention: numbers the mentioned ones anew. */
function onlyUsed(rule: string, parameters: readonly unknown[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const text = rule.replace(/\$(\d)/g, (_, number: string) => {
    values.push(parameters[Number(number) - 1]);
    return `$${values.length}`;
  });
  return { text, values };
}
