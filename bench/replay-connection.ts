import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';

const ERROR = 'E'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);

/** Sends what it is given and reads no more of the answer than its end: the least that a client of the database can do. */
export class ReplayConnection {
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);
  #waiting: { resolve: () => void; reject: (error: Error) => void } | null = null;
  #error: Error | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part: Buffer) => this.#take(part));
    socket.on('error', (error) => this.#waiting?.reject(error));
  }

  /** Opens a session by its first message, on a private socket, where no password is asked for. */
  static async open(
    { socketDir, port }: { socketDir: string; port: number },
    startup: Buffer,
  ): Promise<ReplayConnection> {
    const connection = new ReplayConnection(createConnection(join(socketDir, `.s.PGSQL.${port}`)));
    await connection.send(startup);
    return connection;
  }

  /** Sends a batch and waits for its end; rejects with the database's message when a statement of it failed. */
  send(batch: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(batch);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    const bytes = this.#rest.length === 0 ? part : Buffer.concat([this.#rest, part]);
    let at = 0;
    while (bytes.length - at >= 5) {
      const end = at + 1 + bytes.readInt32BE(at + 1);
      if (bytes.length < end) break;
      if (bytes[at] === ERROR)
        this.#error ??= new Error(bytes.toString('utf8', at + 5, end).replaceAll('\0', ' '));
      if (bytes[at] === READY) this.#ready();
      at = end;
    }
    this.#rest = bytes.subarray(at);
  }

  #ready(): void {
    const { resolve, reject } = this.#waiting ?? {};
    const error = this.#error;
    this.#error = null;
    if (error === null) resolve?.();
    else reject?.(error);
  }
}
