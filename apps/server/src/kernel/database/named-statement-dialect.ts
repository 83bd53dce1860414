import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Pool } from 'pg';
import { NamedConnection } from './named-connection.ts';

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

/** Kysely on a pool: each query takes a connection and gives it back. */
export function pooledDialect(pool: Pool): Dialect {
  return dialectOf({
    ...transactions,
    init: async () => undefined,
    acquireConnection: async () => new NamedConnection(await pool.connect()),
    releaseConnection: async (connection) => {
      if (connection instanceof NamedConnection) connection.client.release();
    },
    destroy: () => pool.end(),
  });
}

/** Kysely on one connection, which somebody else takes and gives back. */
export function boundDialect(connection: NamedConnection): Dialect {
  return dialectOf({
    ...transactions,
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  });
}
