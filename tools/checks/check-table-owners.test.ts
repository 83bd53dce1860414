import { describe, expect, test } from 'vitest';
import { checkTableOwners } from './check-table-owners.ts';

const migration = {
  path: 'apps/server/migrations/0001_first.sql',
  text: 'create table bill (n int);\ncreate table if not exists sample (n int);\ncreate table event (n int);',
};

function check(...files: [path: string, text: string][]): string[] {
  return checkTableOwners([migration, ...files.map(([path, text]) => ({ path, text }))]);
}

const billRows = 'apps/server/src/features/money/bills/bill-rows.ts';

test('a table may be written by the row files of one feature, and by the kernel where it is the kernel’s', () => {
  expect(
    check(
      [billRows, "db.insertInto('bill'); db.updateTable('bill as b'); db.deleteFrom('bill')"],
      ['apps/server/src/features/money/bills/bill-line-rows.ts', "insertRows(db, 'bill', rows)"],
      ['apps/server/src/kernel/events/record-event.ts', "insertRows(ctx.db, 'event', [])"],
      ['apps/server/src/features/lab/samples/collect.ts', "db.selectFrom('bill')"],
    ),
  ).toEqual([]);
});

describe('finds a write', () => {
  test.each([
    "db.insertInto('sample')",
    'db\n    .updateTable("sample")',
    "db.deleteFrom('sample as s')",
    "await insertRows(ctx.db, 'sample', rows)",
    'sql`insert into sample (n) values (1)`',
    'sql`with x as (delete from sample returning n) select n from x`',
    'sql`UPDATE sample\n set n = 1`',
    'sql`update only public.sample as s set n = 1`',
    'sql`merge into sample using x on true`',
    'sql`truncate table sample`',
  ])('outside a row file: %s', (text) => {
    expect(check(['apps/server/src/features/lab/samples/collect-sample.ts', text])).toEqual([
      expect.stringMatching(
        /^apps.*collect-sample\.ts:\d+: writes sample: only a \*-rows\.ts file writes a table$/,
      ),
    ]);
  });

  test('by a second feature', () => {
    const problems = check(
      [billRows, "db.insertInto('bill')"],
      ['apps/server/src/features/lab/samples/sample-rows.ts', "\n\ndb.updateTable('bill')"],
    );
    expect(problems).toEqual([
      expect.stringContaining(
        `${billRows}:1: writes bill, which apps/server/src/features/lab/samples/sample-rows.ts writes too`,
      ),
      expect.stringContaining(`sample-rows.ts:3: writes bill, which ${billRows} writes too`),
    ]);
  });

  test('of a feature to a table of the kernel', () => {
    expect(
      check(
        ['apps/server/src/kernel/events/record-event.ts', "db.insertInto('event')"],
        ['apps/server/src/features/base/audit/event-rows.ts', "db.updateTable('event')"],
      ),
    ).toHaveLength(2);
  });

  test('outside features and kernel', () => {
    expect(check(['apps/server/src/main.ts', 'sql`delete from bill`'])).toEqual([
      expect.stringContaining('only a feature or the kernel writes tables'),
    ]);
  });

  test('to a table that is not named in place', () => {
    expect(check([billRows, 'db.insertInto(table)'])).toEqual([
      expect.stringContaining('not named in place'),
    ]);
  });
});

test('prose and comments are no writes', () => {
  expect(
    check([
      'apps/server/src/features/lab/samples/collect-sample.ts',
      "// insert into sample\nconst label = 'Update sample labels'",
    ]),
  ).toEqual([]);
});
