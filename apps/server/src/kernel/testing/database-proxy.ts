import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `pass` lets everything through; in `hole` nothing arrives and nobody is told; `cut` ends and refuses connections. */
export type ProxyMode = 'pass' | 'hole' | 'cut';

export interface DatabaseProxy {
  /** Folder of the proxy's socket; it takes the place of the server's own in an address. */
  readonly socketDir: string;
  set(mode: ProxyMode): void;
  stop(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** A network between the server and its database that can fail: connections go through it socket by socket. */
export async function startDatabaseProxy(target: {
  socketDir: string;
  port: number;
}): Promise<DatabaseProxy> {
  const socketDir = mkdtempSync(join(tmpdir(), 'nidan-proxy-'));
  const name = `.s.PGSQL.${target.port}`;
  const pairs = new Set<Pair>();
  let mode: ProxyMode = 'pass';
  const listener = createServer((near) => {
    if (mode === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(join(target.socketDir, name));
    const pair = { near, far };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (part) => to.write(part));
      from.on('error', end);
      from.on('close', end);
      if (mode === 'hole') from.pause();
    }
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(join(socketDir, name), resolve);
  });
  const each = (act: (socket: Socket) => void): void => {
    for (const { near, far } of pairs) {
      act(near);
      act(far);
    }
  };
  return {
    socketDir,
    set: (next) => {
      mode = next;
      if (next === 'hole') each((socket) => socket.pause());
      if (next === 'pass') each((socket) => socket.resume());
      if (next === 'cut') each((socket) => socket.destroy());
    },
    stop: async () => {
      each((socket) => socket.destroy());
      await new Promise((resolve) => listener.close(resolve));
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

/** An address with the proxy in the place of the server that it names. */
export function throughProxy(url: string, { socketDir }: Pick<DatabaseProxy, 'socketDir'>): string {
  const address = new URL(url);
  address.searchParams.set('host', socketDir);
  return address.href;
}
