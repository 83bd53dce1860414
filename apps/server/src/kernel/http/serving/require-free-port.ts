import { createServer } from 'node:net';
import type { Config } from '../../config.ts';

/** Throws a sentence naming the port and how to choose another one when something listens there already. */
export async function requireFreePort({ host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const text = taken
        ? `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`
        : `Cannot listen on ${host} port ${port}: ${error.message}. Choose others: HOST=… PORT=… npm start`;
      reject(new Error(text, { cause: error }));
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
