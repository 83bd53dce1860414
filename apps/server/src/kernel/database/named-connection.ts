import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { statementName } from './statement-names.ts';

interface PgResult {
  readonly rows: unknown[];
  readonly rowCount: number | null;
}

/**
 * A connection that sends **named** statements, which are parsed once and not at each call (ADR 1). Queries are sent the
 * moment they are asked for, one behind the other, without waiting for the answer to the one before.
 */
export class NamedConnection implements DatabaseConnection {
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

  /** Without parameters the simple protocol is used: it alone takes several statements in one message. */
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
