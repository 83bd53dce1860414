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
import type { Pool, PoolClient } from 'pg';
import { statementName } from './statement-names.ts';

interface PgResult {
  readonly rows: unknown[];
  readonly rowCount: number | null;
}

class NamedConnection implements DatabaseConnection {
  readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql: text, parameters } = query;
    const result =
      parameters.length === 0
        ? await this.#runSimple(text)
        : await this.client.query({ name: statementName(text), text, values: [...parameters] });
    const affected = result.rowCount;
    return {
      rows: result.rows as R[], // as: the caller's query names its row type, the driver cannot know it
      ...(affected === null ? {} : { numAffectedRows: BigInt(affected) }),
    };
  }

  /** Without parameters the simple protocol is used: it alone takes several statements in one round trip. */
  async #runSimple(text: string): Promise<PgResult> {
    const result: PgResult | PgResult[] = await this.client.query(text);
    const last = Array.isArray(result) ? result.at(-1) : result;
    return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? null };
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing streams through Kysely here
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming reads use a cursor of pg directly');
  }
}

class NamedDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NamedConnection> {
    return new NamedConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: NamedConnection): Promise<void> {
    await connection.client.query('begin');
  }

  async commitTransaction(connection: NamedConnection): Promise<void> {
    await connection.client.query('commit');
  }

  async rollbackTransaction(connection: NamedConnection): Promise<void> {
    await connection.client.query('rollback');
  }

  async releaseConnection(connection: NamedConnection): Promise<void> {
    connection.client.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Kysely on pg with named statements (ADR 1): the same SQL is parsed once per connection instead of at each call. */
export function namedStatementDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new NamedDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
