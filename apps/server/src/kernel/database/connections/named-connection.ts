import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { type PreparedStatements, type Statement, StatementBatch } from './statement-batch.ts';
import { statementName } from './statement-names.ts';
import { toParameter } from './to-parameter.ts';

const begin = CompiledQuery.raw('begin');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');

const connections = new WeakMap<PoolClient, NamedConnection>();

/**
 * A connection that sends **named** statements, which are parsed once and not at each call (ADR 1). Statements that are
 * asked for in one turn of the event loop travel together, in their order (`StatementBatch`); postponed ones with the next.
 * Through a pooler the session may be another one in each transaction: there no statement has a name, and each transaction
 * begins with the settings that a session of one's own has from its start.
 */
export class NamedConnection implements DatabaseConnection {
  readonly client: PoolClient;
  readonly #prepared: PreparedStatements;
  /** What sets the session in each transaction; null in a session of its own. */
  readonly #settings: readonly CompiledQuery[] | null;
  #waiting: Statement[] = [];
  /** Somebody waits for the outcome of a statement that is not sent yet. */
  #wanted = false;
  #busy = false;
  /** Something was sent since a transaction began. */
  #sent = false;
  #inTransaction = false;
  /** First error of the transaction: whatever follows fails with it, the commit too, which PostgreSQL would not refuse. */
  #failure: Error | null = null;

  private constructor(client: PoolClient, settings: readonly CompiledQuery[] | null) {
    this.client = client;
    this.#settings = settings;
    const readerOf = (oid: number): ((text: string) => unknown) => client.getTypeParser(oid, 'text');
    this.#prepared = { columns: new Map(), doubtful: new Set(), readerOf };
  }

  /** The one connection of a client: what a session has parsed outlives whoever borrowed it. */
  static of(client: PoolClient): NamedConnection {
    const known = connections.get(client);
    if (known !== undefined) return known;
    const made = new NamedConnection(client, null);
    connections.set(client, made);
    return made;
  }

  /** Says of a new client that a pooler gives it another session in each transaction, which begins with `settings`. */
  static throughPooler(client: PoolClient, settings: readonly CompiledQuery[]): void {
    connections.set(client, new NamedConnection(client, settings));
  }

  #nameOf(text: string): string {
    return this.#settings === null ? statementName(text) : '';
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const rows = await this.#send(query);
      return { rows: rows as R[] }; // as: the caller's query names its row type, the driver cannot know it
    } catch (error) {
      // The stack of a failure leads to the socket that told of it; whoever asked is more of a help.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  #send({ sql: text, parameters }: CompiledQuery): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== null) {
        reject(this.#failure);
        return;
      }
      this.#wait({ sql: text, parameters }, { name: this.#nameOf(text), resolve, reject });
      this.#flushSoon();
    });
  }

  #wait(
    { sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
    { name, resolve, reject }: Pick<Statement, 'name' | 'resolve' | 'reject'>,
  ): void {
    this.#waiting.push({
      name,
      text,
      values: parameters.map(toParameter),
      resolve,
      reject: (error) => {
        if (this.#inTransaction) this.#failure ??= error;
        reject(error);
      },
    });
  }

  /** Sends a statement with whatever is sent next; should it fail, what follows in the transaction fails with its error. */
  postpone(query: CompiledQuery, name = this.#nameOf(query.sql)): void {
    this.#wait(query, { name, resolve: () => undefined, reject: () => undefined });
  }

  /** Begins a transaction with the first statement of it. `setting` is a text of its own and takes no name. */
  begin(setting: string): void {
    this.#inTransaction = true;
    this.#sent = false;
    this.postpone(begin);
    for (const query of this.#settings ?? []) this.postpone(query);
    this.postpone(CompiledQuery.raw(setting), '');
  }

  /** Sends the last statements with the commit. Nothing is kept when one of them fails. */
  async commit(last: readonly CompiledQuery[]): Promise<void> {
    for (const query of last) this.postpone(query);
    await this.executeQuery(commit);
    this.#inTransaction = false;
  }

  /** Ends a failed transaction; what was not sent of it never is. Throws nothing: a lost connection has no transaction. */
  async rollback(): Promise<void> {
    const unsent = this.#waiting;
    this.#waiting = [];
    for (const { reject } of unsent) reject(new Error('The transaction has failed before this statement'));
    this.#inTransaction = false;
    this.#failure = null;
    if (this.#sent) await this.executeQuery(rollback).catch(() => undefined);
  }

  /** After the promises of this turn: they may have more to send. */
  #flushSoon(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    if (!this.#busy) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    if (this.#busy || !this.#wanted) return;
    const statements = this.#waiting;
    this.#waiting = [];
    this.#wanted = false;
    if (statements.length === 0) return;
    this.#busy = true;
    this.#sent = true;
    const done = (): void => {
      this.#busy = false;
      if (this.#wanted) process.nextTick(() => this.#flush());
    };
    this.client.query(new StatementBatch(statements, this.#prepared, done));
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing streams through Kysely here
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming reads use a cursor of pg directly');
  }
}
