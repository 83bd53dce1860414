import { expect, test } from 'vitest';
import { checkMigrationFiles } from './check-migration-files.ts';

function check(text: string): string[] {
  return checkMigrationFiles([{ path: 'apps/server/migrations/0001_first.sql', text }]);
}

test.each([
  ['create table a (n int primary key)', 'primary key'],
  ['create table a (n int unique)', 'unique'],
  ['create table a (n int check (n > 0))', 'check'],
  ['create table a (n int references b (n))', 'references'],
  ['create table a (n int, foreign key (n) references b (n))', 'foreign key'],
  ['alter table a add check (n > 0)', 'check'],
])('a constraint without a name: %s', (sql, what) => {
  expect(check(`\n${sql};`)).toEqual([expect.stringContaining(`0001_first.sql:2: ${what} without a name`)]);
});

test.each([
  'create table a (n int constraint a_pkey primary key, m int constraint a_m_key unique constraint a_m_positive check (m > 0))',
  'create table a (n int, constraint a_b_fkey foreign key (n) references b (n))',
  'create table a (n int constraint a_b_fkey\n    references b (n))',
  'create unique index a_n on a (n)',
  "comment on table a is 'unique'; alter table a add column m text default 'primary key' -- unique",
])('is content with %s', (sql) => {
  expect(check(`${sql};`)).toEqual([]);
});

test('a migration that opens or ends a transaction', () => {
  expect(check('create table a (n int);\ncommit;')).toEqual([
    expect.stringContaining('0001_first.sql:2: the runner'),
  ]);
});

test('a migration that lands without a number', () => {
  const path = 'apps/server/migrations/next_boxes.sql';
  expect(checkMigrationFiles([{ path, text: 'create table a (n int);' }])).toEqual([
    expect.stringContaining(`${path}: has no number yet`),
  ]);
});
