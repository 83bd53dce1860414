import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A way to a server on which requests can be held up and an answer lost. */
export interface Door {
  readonly port: number;
  /** Keeps the requests of new connections back until the answer is called. */
  holdUp(): () => void;
  /** Ends the connection on which the next answer comes, instead of handing the answer on. */
  loseNextAnswer(): void;
  close(): Promise<void>;
}

export async function doorTo(port: number): Promise<Door> {
  const open = new Set<Socket>();
  let passage = Promise.resolve();
  let losing = false;
  const listener = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const end = (): void => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    void passage.then(() => near.pipe(far));
    far.on('data', (part) => {
      if (losing) end();
      else near.write(part);
      losing = false;
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port: own } = listener.address() as AddressInfo; // as: it listens on a port
  return {
    port: own,
    holdUp: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      passage = promise;
      return resolve;
    },
    loseNextAnswer: () => {
      losing = true;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
