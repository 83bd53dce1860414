import { createServer, createConnection, type Server, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { piecesOf, type SimFault } from './sim-faults.ts';

/** Where the other side is, or on which port it comes in; 0 is a free one. */
export type SimAddress =
  | { readonly mode: 'client'; readonly host?: string; readonly port: number }
  | { readonly mode: 'server'; readonly port: number };

/** The connection is gone: what was being said has to be said again. */
export class ConnectionLost extends Error {}

const RETRY_MS = 100;

/** One connection after the other to the host, bytes in and out. */
export class SimWire {
  fault: SimFault | null = null;
  readonly #address: SimAddress;
  #server: Server | null = null;
  #socket: Socket | null = null;
  #bytes: number[] = [];
  #heard: (() => void)[] = [];
  #isStopped = false;

  constructor(address: SimAddress) {
    this.#address = address;
  }

  /** The port that a server listens on, once it does. */
  async listen(): Promise<number> {
    if (this.#address.mode === 'client') return this.#address.port;
    const server = createServer((socket) => this.#take(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#address.port, '127.0.0.1', resolve));
    const at = server.address();
    return typeof at === 'object' && at !== null ? at.port : 0;
  }

  #take(socket: Socket): void {
    this.#socket?.destroy();
    this.#socket = socket;
    this.#bytes = [];
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      if (this.#socket !== socket) return;
      for (const byte of chunk) this.#bytes.push(byte);
      this.#tell();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
      this.#tell();
    });
    this.#tell();
  }

  #tell(): void {
    for (const heard of this.#heard.splice(0)) heard();
  }

  async #change(ms: number): Promise<void> {
    const over = new AbortController();
    const heard = new Promise<void>((resolve) => this.#heard.push(resolve));
    await Promise.race([heard, wait(ms, undefined, { signal: over.signal }).catch(() => null)]);
    over.abort();
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Waits until there is a connection, however long that takes. */
  async connect(): Promise<void> {
    while (this.#socket === null && !this.#isStopped) {
      if (this.#address.mode === 'client') await this.#dial(this.#address);
      if (this.#socket === null) await this.#change(RETRY_MS);
    }
    if (this.#socket === null) throw new ConnectionLost('stopped');
  }

  async #dial({ host = '127.0.0.1', port }: { host?: string; port: number }): Promise<void> {
    const socket = createConnection({ host, port });
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isThere) this.#take(socket);
    else socket.destroy();
  }

  async write(bytes: Buffer): Promise<void> {
    for (const piece of piecesOf(bytes, this.fault)) {
      if (this.#socket === null) throw new ConnectionLost('gone');
      this.#socket.write(piece);
      if (this.fault === 'byte-by-byte' || this.fault === 'split') await turn();
    }
  }

  /** The next byte; null when none comes in time. */
  async read(ms: number): Promise<number | null> {
    const end = Date.now() + ms;
    while (this.#bytes.length === 0) {
      if (this.#socket === null) throw new ConnectionLost('gone');
      const left = end - Date.now();
      if (left <= 0) return null;
      await this.#change(left);
    }
    return this.#bytes.shift() ?? null;
  }

  /** Forgets what came and nobody asked for. */
  drain(): void {
    this.#bytes = [];
  }

  drop(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.drop();
    this.#tell();
    const server = this.#server;
    if (server !== null) await new Promise((resolve) => server.close(resolve));
  }
}
