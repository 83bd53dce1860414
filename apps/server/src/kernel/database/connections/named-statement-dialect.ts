import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PoolClient } from 'pg';
import { NamedConnection } from './named-connection.ts';
import { isPostponed } from './send-later.ts';

/** Transactions are opened by `inTransaction` alone, because it sets the lab. */
async function refuseOwnTransaction(): Promise<never> {
  throw new Error('Use inTransaction: it sets the lab for row-level security');
}

function dialectOf(driver: Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const transactions = {
  beginTransaction: refuseOwnTransaction,
  commitTransaction: refuseOwnTransaction,
  rollbackTransaction: refuseOwnTransaction,
};

/** Kysely on a pool, which somebody else opens and ends: each query takes a connection and gives it back. */
export function pooledDialect(connect: () => Promise<PoolClient>): Dialect {
  return dialectOf({
    ...transactions,
    init: async () => undefined,
    acquireConnection: async () => NamedConnection.of(await connect()),
    releaseConnection: async (connection) => {
      if (connection instanceof NamedConnection) connection.client.release();
    },
    destroy: async () => undefined,
  });
}

/** A connection on which postponed statements wait for the next one. */
function postponing(connection: NamedConnection): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      if (!isPostponed(query)) return connection.executeQuery<R>(query);
      connection.postpone(query);
      return { rows: [] };
    },
    streamQuery: () => connection.streamQuery(),
  };
}

/** Kysely on one connection in a transaction, which somebody else takes and gives back. */
export function boundDialect(bound: NamedConnection): Dialect {
  const connection = postponing(bound);
  return dialectOf({
    ...transactions,
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  });
}
