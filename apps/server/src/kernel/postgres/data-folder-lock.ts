import { createHash } from 'node:crypto';
import { createConnection, createServer, type Server } from 'node:net';
import { nodeErrorCode } from './node-error-code.ts';
import { PostgresProblem } from './postgres-problem.ts';

export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only copy of the app on a data folder. The lock is an abstract socket: the kernel frees it when
 * the process ends, however it ends, so that no lock file can go stale. Throws PostgresProblem naming the holder's pid.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const name = `\0nidan-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  try {
    await listen(server, name);
  } catch (error) {
    if (nodeErrorCode(error) !== 'EADDRINUSE') throw error;
    const pid = await askHolder(name);
    throw new PostgresProblem(
      `Another copy of Nidan (${pid === null ? 'its process does not answer' : `process ${pid}`}) is already using the data in ${dataDir}. ` +
        'Stop it first, or give this copy its own folder with NIDAN_DATA.',
    );
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: Server, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, () => resolve());
  });
}

function askHolder(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(name);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(/^\d+$/.test(answer) ? answer : null));
  });
}
