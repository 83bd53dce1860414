import type { Connection, Submittable } from 'pg';
import { tellStatementTime } from './statement-times.ts';

type TypeReaders = (oid: number) => (text: string) => unknown;

/** The columns of a statement's rows: their names and what makes values of their texts. */
interface Columns {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
}

const noColumns: Columns = { names: [], readers: [] };

/** What a session of the database knows of the statements it has parsed, by name. */
export interface PreparedStatements {
  /** The columns of each statement's rows. */
  readonly columns: Map<string, Columns>;
  /** Named in a batch that failed: the session may know the name or not. */
  readonly doubtful: Set<string>;
  readonly readerOf: TypeReaders;
}

export interface Statement {
  /** Empty for a statement that is parsed at each call. */
  readonly name: string;
  readonly text: string;
  /** Values as the wire takes them. */
  readonly values: readonly (string | Buffer | null)[];
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: Error) => void;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/**
 * Statements that travel together: one write, one answer, one wake-up of each side, instead of one per statement. After
 * a failed one the database skips the rest, which fail with the same error. Statements are parsed and their columns
 * described once per session.
 */
export class StatementBatch implements Submittable {
  /** Called once, when the database has answered everything or failed; pg puts its timer behind it. */
  callback: (error?: Error) => void;
  readonly #statements: readonly Statement[];
  readonly #prepared: PreparedStatements;
  #at = 0;
  #rows: Record<string, unknown>[] = [];
  #columns: Columns | undefined;
  /** When the database could begin with the statement that it works on. */
  #since = 0;

  constructor(statements: readonly Statement[], prepared: PreparedStatements, done: () => void) {
    this.#statements = statements;
    this.#prepared = prepared;
    this.callback = done;
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    const sent = new Set<string>();
    for (const statement of this.#statements) {
      this.#send(connection, statement, sent);
      sent.add(statement.name);
    }
    connection.sync();
    this.#since = performance.now();
    connection.stream.uncork();
  }

  #send(connection: Connection, { name, text, values }: Statement, sent: ReadonlySet<string>): void {
    const { columns, doubtful } = this.#prepared;
    const known = name !== '' && (columns.has(name) || sent.has(name));
    if (!known) {
      if (doubtful.delete(name)) connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ portal: '', statement: name, values: [...values] }, true);
    if (!known) connection.describe({ type: 'P', name: '' }, true);
    connection.execute({ portal: '', rows: '' }, true);
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => this.#prepared.readerOf(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#columns ??= this.#prepared.columns.get(this.#statements[this.#at]?.name ?? '') ?? noColumns;
    const { names, readers } = this.#columns;
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1) {
      const text = fields[at] ?? null;
      row[names[at] ?? ''] = text === null ? null : readers[at]?.(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    const statement = this.#statements[this.#at];
    if (statement === undefined) return;
    const { columns } = this.#prepared;
    if (statement.name !== '' && !columns.has(statement.name))
      columns.set(statement.name, this.#columns ?? noColumns);
    const rows = this.#rows;
    this.#at += 1;
    this.#rows = [];
    this.#columns = undefined;
    tellStatementTime(statement.text, this.#since);
    this.#since = performance.now();
    statement.resolve(rows);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleReadyForQuery(): void {
    this.callback();
  }

  handleError(error: Error, connection: Connection): void {
    const failed = this.#statements.slice(this.#at);
    this.#at = this.#statements.length;
    const { columns, doubtful } = this.#prepared;
    // Those behind the failed one too: a doubtful name that was to be closed first has not been.
    for (const { name, reject } of failed) {
      if (!columns.has(name)) doubtful.add(name);
      reject(error);
    }
    // An error that is not the database's own says that no answer will come.
    if (!('severity' in error)) connection.stream.destroy();
    this.callback(error);
  }
}
