import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { withClient } from '../apps/server/src/kernel/database/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../apps/server/src/kernel/testing/test-database.ts';
import { checkMigrations } from './check-migrations.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function run(...statements: string[]): Promise<void> {
  await withClient(database.adminUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

const secured = [
  'alter table planted enable row level security',
  'alter table planted force row level security',
  "create policy tenant on planted using (l_id = current_setting('app.l_id')::int) with check (l_id = current_setting('app.l_id')::int)",
];

beforeEach(() =>
  run(
    'create table planted (l_id int, id uuid, other uuid, constraint planted_pkey primary key (l_id, id))',
    ...secured,
  ),
);
afterEach(() => run('drop table if exists planted cascade', 'drop function if exists planted_door'));

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
    'planted_other of planted must begin',
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
  ['the right to truncate', ['grant truncate on planted to nidan_app'], 'nidan_app has TRUNCATE on planted'],
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
])('finds %s', async (_what, statements, problem) => {
  try {
    await run(...statements);
    expect(await checkMigrations(database.ownerUrl)).toContainEqual(expect.stringContaining(problem));
  } finally {
    await run(
      'drop table if exists target cascade',
      'alter function enqueue_job set search_path = pg_catalog, pg_temp',
      'revoke execute on function enqueue_job from public',
    );
  }
});

test('an index where the reference is present is enough', async () => {
  await run(
    'alter table planted add constraint planted_self_fkey foreign key (l_id, other) references planted (l_id, id)',
    'create index planted_other on planted (l_id, other) where other is not null',
  );
  expect(await checkMigrations(database.ownerUrl)).toEqual([]);
});
