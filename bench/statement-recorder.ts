import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Types of messages to the database (PostgreSQL, "Message Formats"). */
const PARSE = 'P'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);

/** In the first message of the queue of jobs, which looks for work while orders are recorded and may read none of their tables. */
const OF_JOBS = 'user\0nidan_jobs\0';

export interface Recording {
  /** The first message of the session that sent the last batch: its role, its database, its settings. */
  readonly startup: Buffer;
  /** The Parse message of each named statement, by name. */
  readonly statements: ReadonlyMap<string, Buffer>;
  /** What was sent up to each Sync, in order, while recording. */
  readonly batches: readonly Buffer[];
}

export interface StatementRecorder {
  /** Folder of the recorder's socket, to connect to in place of the database's. */
  readonly socketDir: string;
  /** Drops the batches so far; the statements stay, because a session is told of them once. */
  begin(): void;
  recording(): Recording;
  stop(): Promise<void>;
}

/** Splits what a client sends into batches that end with a Sync, and notes the statements that it names. */
class SessionReader {
  readonly #statements: Map<string, Buffer>;
  readonly #onBatch: (batch: Buffer, startup: Buffer) => void;
  #rest: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #startup: Buffer | null = null;

  constructor(statements: Map<string, Buffer>, onBatch: (batch: Buffer, startup: Buffer) => void) {
    this.#statements = statements;
    this.#onBatch = onBatch;
  }

  take(part: Buffer): void {
    this.#rest = this.#rest.length === 0 ? part : Buffer.concat([this.#rest, part]);
    if (this.#startup === null) this.#takeStartup();
    while (this.#startup !== null && this.#rest.length >= 5) {
      const length = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < length) return;
      this.#message(this.#rest.subarray(0, length), this.#startup);
      this.#rest = this.#rest.subarray(length);
    }
  }

  /** The first message has no type. */
  #takeStartup(): void {
    if (this.#rest.length < 4) return;
    const length = this.#rest.readInt32BE(0);
    if (this.#rest.length < length) return;
    this.#startup = Buffer.from(this.#rest.subarray(0, length));
    this.#rest = this.#rest.subarray(length);
  }

  #message(message: Buffer, startup: Buffer): void {
    const [type] = message;
    if (type === PARSE) {
      const name = message.toString('latin1', 5, message.indexOf(0, 5));
      if (name !== '') {
        this.#statements.set(name, Buffer.from(message));
        return;
      }
    }
    this.#batch.push(Buffer.from(message));
    if (type !== SYNC) return;
    this.#onBatch(Buffer.concat(this.#batch), startup);
    this.#batch = [];
  }
}

/** Stands between a server and its database and keeps what the server sends. */
export async function startRecorder(database: {
  socketDir: string;
  port: number;
}): Promise<StatementRecorder> {
  const socketDir = mkdtempSync(join(tmpdir(), 'nidan-recorder-'));
  const file = `.s.PGSQL.${database.port}`;
  const statements = new Map<string, Buffer>();
  let batches: Buffer[] = [];
  let startup: Buffer = Buffer.alloc(0);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = createConnection(join(database.socketDir, file));
    const reader = new SessionReader(statements, (batch, first) => {
      if (first.includes(OF_JOBS)) return;
      batches.push(batch);
      startup = first;
    });
    client.on('data', (part: Buffer) => reader.take(part));
    client.pipe(upstream);
    upstream.pipe(client);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(join(socketDir, file), resolve);
  });
  return {
    socketDir,
    begin: () => {
      batches = [];
    },
    recording: () => ({ startup, statements, batches }),
    stop: async () => {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}
