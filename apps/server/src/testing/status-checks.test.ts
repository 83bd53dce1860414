import { KNOWN } from './codes-of-checks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../kernel/database/connections/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** The codes that each CHECK of a list of codes lets in, as texts, with the columns that it is about. */
async function checksOfLists(): Promise<{ name: string; columns: string[]; codes: string[] }[]> {
  const { rows } = await withClient(database.ownerUrl, (client) =>
    client.query<{ name: string; columns: string[]; definition: string }>(
      `select conname as name, pg_get_constraintdef(c.oid) as definition, array_agg(a.attname::text) as columns
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace
      group by c.oid, conname order by conname`,
    ),
  );
  return rows.flatMap(({ name, columns, definition }) => {
    const list = /= ANY \(+ARRAY\[(.*?)\]/.exec(definition)?.[1];
    if (list === undefined) return [];
    return [
      {
        name,
        columns,
        codes: list
          .split(', ')
          // What is quoted stands as it is, `credit (stock in)` too.
          .map((entry) => /'([^']*)'/.exec(entry)?.[1] ?? entry.replace(/::\w+( \w+)*|[()]/g, '')),
      },
    ];
  });
}

it('every CHECK of codes lets in exactly those of its set or list', async () => {
  const found = (await checksOfLists()).filter(({ name }) => name.endsWith('_known'));
  const allowed = found.map(({ name, codes }) => [name, codes.toSorted()]);
  expect(Object.fromEntries(allowed)).toEqual(
    Object.fromEntries(Object.entries(KNOWN).map(([name, codes]) => [name, codes.map(String).toSorted()])),
  );
});

it('no status, state, sex or language is checked under another name', async () => {
  const others = (await checksOfLists()).filter(({ name }) => !name.endsWith('_known'));
  const states = others.filter(({ columns }) =>
    columns.some((column) => /(?:^|_)(?:status|state|sex|language|priority)$/.test(column)),
  );
  expect(states).toEqual([]);
});
