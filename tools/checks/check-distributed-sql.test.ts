import { expect, test } from 'vitest';
import { checkDistributedSql } from './check-distributed-sql.ts';

function check(text: string): string[] {
  return checkDistributedSql([{ path: 'apps/server/src/features/bills/bill-rows.ts', text }]);
}

test.each([
  ["select set_config('app.l_id', $1, true)", 'set local'],
  ['insert into bill (l_id, n) select $1, 2', 'values with several rows'],
  ['insert into bill\n  select l_id from x', 'values with several rows'],
  ['insert into bill (n) select unnest($1::int[])', 'values with several rows'],
  ['update bill set n = 1 returning n, now() as at', 'volatile'],
])('refuses %s', (sql, why) => {
  expect(check(`\nsql\`${sql}\``)).toEqual([
    expect.stringMatching(new RegExp(`^apps.*bill-rows\\.ts:2: .*${why}`)),
  ]);
});

test.each([
  "set local app.l_id = '1'",
  'insert into bill (l_id, n) values ($1, 2), ($1, 3) returning bill_id',
  'select n from unnest($1::int[]) n',
  'select now()',
])('takes %s', (sql) => {
  expect(check(`sql\`${sql}\``)).toEqual([]);
});
