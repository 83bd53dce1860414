import type { Client, Pool, PoolClient } from 'pg';

/** The database does not answer; told at once instead of after a wait. */
export class DatabaseUnreachable extends Error {
  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseUnreachable';
  }
}

/** The wire of a connection, which pg's types leave out: only its end can be told from here. */
interface Wired {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
}

/** Ends a connection whose other side may be gone: nothing more is sent, and whoever waits for an answer fails. */
export function cutConnection(client: Client | PoolClient): void {
  // as: pg's own clients have it; one of another make would fail here and not later
  (client as unknown as Wired).connection.stream.destroy(new DatabaseUnreachable());
}

/** Lets calls through to the connections of pools, or none while their database does not answer. */
export class ConnectionGate {
  readonly #clients = new Set<PoolClient>();
  #open = true;

  /** Keeps the connections of a pool in sight. */
  guard(pool: Pool): void {
    pool.on('connect', (client) => this.#clients.add(client));
    pool.on('remove', (client) => this.#clients.delete(client));
  }

  /** Throws while it is shut. */
  pass(): void {
    if (!this.#open) throw new DatabaseUnreachable();
  }

  /** Ends every connection, busy or idle: what is open to a dead server would be waited for one by one. */
  shut(): void {
    this.#open = false;
    for (const client of this.#clients) cutConnection(client);
    this.#clients.clear();
  }

  open(): void {
    this.#open = true;
  }
}
