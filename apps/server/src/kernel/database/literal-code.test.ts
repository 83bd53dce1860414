import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import { literalCode } from './literal-code.ts';

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('stands in the text and is no parameter', () => {
  const { sql: text, parameters } = sql`select ${literalCode(-1)}, ${literalCode('canceled')}`.compile(db);
  expect(text).toBe("select -1, 'canceled'");
  expect(parameters).toEqual([]);
});
