import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../apps/server/src/kernel/database/connections/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../../apps/server/src/kernel/testing/test-database.ts';
import { checkMigrations, schemaProblems } from './check-migrations.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const planted = [
  'create table planted (l_id int, id uuid, other uuid, constraint planted_pkey primary key (l_id, id))',
  'alter table planted enable row level security',
  'alter table planted force row level security',
  "create policy tenant on planted using (l_id = current_setting('app.l_id')::int) with check (l_id = current_setting('app.l_id')::int)",
];

/** Problems of the schema with something planted in it, which nobody else ever sees: a role is shared by all databases. */
async function problemsWith(statements: readonly string[]): Promise<string[]> {
  return withClient(database.adminUrl, async (client) => {
    await client.query('begin');
    for (const statement of [...planted, ...statements]) await client.query(statement);
    const problems = await schemaProblems(client);
    await client.query('rollback');
    return problems;
  });
}

test('the migrations keep every rule', async () => {
  expect(await checkMigrations(database.ownerUrl)).toEqual([]);
});

test.each([
  ['no lab', ['alter table planted drop column l_id cascade'], 'table planted has no l_id'],
  [
    'security off',
    ['alter table planted disable row level security'],
    'table planted: row-level security must be enabled',
  ],
  [
    'security not forced',
    ['alter table planted no force row level security'],
    'table planted: row-level security must be enabled',
  ],
  ['no policy', ['drop policy tenant on planted'], 'table planted: its one policy must be'],
  [
    'an open policy',
    ['alter policy tenant on planted using (true)'],
    'table planted: its one policy must be',
  ],
  [
    'a second policy',
    ['create policy more on planted using (true)'],
    'table planted: its one policy must be',
  ],
  [
    'a policy with a sub-select',
    ["alter policy tenant on planted using (l_id = (select current_setting('app.l_id')::int))"],
    'table planted: its one policy must be',
  ],
  [
    'a unique without the lab',
    ['alter table planted add constraint planted_id_key unique (id)'],
    'planted_id_key of planted must begin',
  ],
  [
    'a unique index without the lab',
    ['create unique index planted_other on planted (other)'],
    'planted_other of planted must begin with l_id',
  ],
  [
    'no primary key',
    ['alter table planted drop constraint planted_pkey'],
    'table planted has no primary key',
  ],
  [
    'a reference across labs',
    [
      'create table target (l_id int, id uuid, constraint target_pkey primary key (l_id, id), constraint target_id_key unique (id))',
      'alter table planted add constraint planted_target_fkey foreign key (other) references target (id)',
    ],
    'planted_target_fkey of planted must begin with l_id on both sides',
  ],
  [
    'a reference without an index',
    [
      'alter table planted add constraint planted_self_fkey foreign key (l_id, other) references planted (l_id, id)',
    ],
    'planted_self_fkey of planted has no index',
  ],
  [
    'an instant without a zone',
    ['alter table planted add at timestamp'],
    'planted.at is timestamp without time zone: an instant is',
  ],
  [
    'money that is not bigint',
    ['alter table planted add due_paise numeric'],
    'planted.due_paise is numeric: money is bigint',
  ],
  ['a table of the app', ['alter table planted owner to nidan_app'], 'planted is owned by nidan_app'],
  [
    'the right to truncate',
    ['grant truncate on planted to nidan_app'],
    'nidan_app holds "planted: truncate"',
  ],
  ['a right of everyone', ['grant select on planted to public'], 'everyone has SELECT on planted'],
  [
    'a door that nobody listed',
    [
      "create function planted_door() returns int language sql security definer set search_path = '' as 'select 1'",
    ],
    'function planted_door runs with its owner',
  ],
  [
    'a door with a loose path',
    ['alter function enqueue_job reset search_path'],
    "enqueue_job runs with its owner's rights: it must fix",
  ],
  [
    'a door for everyone',
    ['grant execute on function enqueue_job to public'],
    "enqueue_job runs with its owner's rights: everyone may",
  ],
  [
    'a view that looks through',
    ['create view planted_view as select id from planted'],
    'view planted_view must be security_invoker',
  ],
  [
    'an index that the lab does not lead',
    ['create index planted_other on planted (other)'],
    'planted_other of planted must begin with l_id',
  ],
  [
    'a number with a point in an index',
    ['alter table planted add hours numeric', 'create index planted_hours on planted (l_id, hours)'],
    'planted_hours of planted: hours numeric cannot be found',
  ],
  [
    'a floating number in an index',
    ['alter table planted add low double precision', 'create index planted_low on planted (l_id, low)'],
    'planted_low of planted: low double precision cannot be found',
  ],
  [
    'an enum in an index',
    [
      "create type planted_state as enum ('open')",
      'alter table planted add state planted_state',
      'create index planted_state_idx on planted (l_id, state)',
    ],
    'planted_state_idx of planted: state planted_state cannot be found',
  ],
  [
    'an operator that leaks in an index',
    ['alter table planted add tags jsonb', 'create index planted_tags on planted (l_id, tags)'],
    'planted_tags of planted: tags jsonb cannot be found',
  ],
  [
    'an expression in an index',
    ['alter table planted add name text', 'create index planted_name on planted (l_id, lower(name))'],
    'planted_name of planted: an expression cannot be found',
  ],
  [
    'a column that is an enum',
    ["create type planted_state as enum ('open')", 'alter table planted add state planted_state'],
    'planted.state is planted_state: states are smallint or text',
  ],
  [
    'rows that may be truncated',
    ['drop trigger event_no_truncate on event'],
    'table event refuses changes of rows: it must refuse TRUNCATE',
  ],
  [
    'a trigger that is off',
    ['alter table event disable trigger event_append_only'],
    'table event refuses changes of rows',
  ],
  [
    'a right to change what is never changed',
    ['grant update on event to nidan_app'],
    'nidan_app may have SELECT and INSERT only',
  ],
  [
    'a right that nobody allowed',
    ['grant select on planted to nidan_app'],
    'nidan_app holds "planted: select", which tools/app-grants.ts does not allow',
  ],
  [
    'a right on a column that nobody allowed',
    ['grant update (prefix) on lab to nidan_app'],
    'nidan_app holds "lab: update (prefix)"',
  ],
  [
    'an allowed right that is not granted',
    ['revoke select on doctor from nidan_app'],
    'tools/app-grants.ts allows "doctor: select", which no migration grants',
  ],
  ['a right of another role', ['grant select on bill to nidan_jobs'], 'nidan_jobs has SELECT on bill'],
  ['a role that passes policies', ['alter role nidan_app bypassrls'], 'nidan_app must not have BYPASSRLS'],
  ['a superuser', ['alter role nidan_app superuser'], 'nidan_app must not have SUPERUSER'],
  [
    'a role that may become the owner',
    ['grant nidan_owner to nidan_app'],
    'nidan_app must not have another role',
  ],
  [
    'a role that may create tables',
    ['grant create on schema public to nidan_app'],
    'nidan_app must not have CREATE on the schema',
  ],
  [
    'a way to the job queue',
    ['grant usage on schema graphile_worker to nidan_app'],
    'nidan_app must not have the tables of the job queue',
  ],
  [
    'a copy of rows',
    ['create materialized view planted_copy as select id from planted'],
    'no materialised view may exist',
  ],
])('finds %s', async (_what, statements, problem) => {
  expect(await problemsWith(statements)).toContainEqual(expect.stringContaining(problem));
});

test('finds nothing in a table that keeps the rules', async () => {
  expect(await problemsWith([])).toEqual([]);
});

test('an index where the reference is present is enough', async () => {
  const problems = await problemsWith([
    'alter table planted add constraint planted_self_fkey foreign key (l_id, other) references planted (l_id, id)',
    'create index planted_other on planted (l_id, other) where other is not null',
  ]);
  expect(problems).toEqual([]);
});

test('an index for a reference to a table without a lab begins with that reference', async () => {
  const problems = await problemsWith([
    'alter table planted add constraint planted_user_fkey foreign key (other) references login_user (user_id)',
    'create index planted_user on planted (other)',
  ]);
  expect(problems).toEqual([]);
});
