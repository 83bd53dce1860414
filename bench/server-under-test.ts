import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionUrls, embeddedUrls } from '@nidan/server/kernel/database/connections/connection-urls';
import { startEmbeddedPostgres } from '@nidan/server/kernel/postgres/embedded-postgres';
import { freePort } from '@nidan/server/kernel/testing/free-port';
import { startArguments } from '../tools/start-arguments.ts';
import { takeFilledData } from './filled-data.ts';

/** How a server beside the first is started otherwise. */
interface OtherProcess {
  /** Flags of node, before the main file. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface ServerBeside {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface ServerUnderTest {
  readonly port: number;
  readonly urls: ConnectionUrls;
  readonly serverPid: number;
  readonly databasePid: number;
  /** Folder of the database and of what the servers keep beside it. */
  readonly dataDir: string;
  /** File of the database's log. */
  readonly databaseLog: string;
  readonly socket: { readonly socketDir: string; readonly port: number };
  /** Another server on the same database, which it reaches by `databaseUrl`. */
  beside(databaseUrl: string, other?: OtherProcess): Promise<ServerBeside>;
  /** Ends the server's process and starts another one; answers the ms from spawning to readiness. */
  restart(): Promise<{ readonly startMs: number }>;
  stop(): Promise<void>;
}

async function untilReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (part: Buffer): void => {
      said += part.toString();
      if (said.includes('Nidan is ready')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

interface Place {
  readonly port: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Orders are measured without the rendering of their reports, which has figures of its own. */
function serverEnvironment({ port, databaseUrl, dataDir }: Place): NodeJS.ProcessEnv {
  return {
    ...process.env,
    SESSION_LIMITS: '0',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NIDAN_DATA: dataDir,
    NIDAN_ROLE: 'web',
    TRUSTED_PROXIES: 'loopback',
  };
}

/** An interrupted bench leaves nothing running. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
}

/** The real server as `npm start` runs it, in its own process, on an embedded database of its own that keeps fsync on. */
export async function startServerUnderTest(
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerUnderTest> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nidan-bench-'));
  takeFilledData(dataDir);
  const database = await startEmbeddedPostgres({ dataDir, settings });
  const [urls, port] = [embeddedUrls(database), await freePort()];
  const children = new Set<ChildProcess>();
  const stop = async (): Promise<void> => {
    await Promise.all([...children].map(end));
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  stopOnSignal(stop);
  const spawnServer = async (
    at: number,
    databaseUrl: string,
    { flags, env: others }: OtherProcess = { flags: [], env: {} },
  ): Promise<ChildProcess> => {
    const { cwd, args: given } = startArguments();
    const args = [...given.slice(0, -1), ...flags, ...given.slice(-1)];
    const env = { ...serverEnvironment({ port: at, databaseUrl, dataDir }), ...others };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    child.once('exit', () => children.delete(child));
    await untilReady(child);
    return child;
  };
  let child = await spawnServer(port, urls.adminUrl).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  return {
    port,
    urls,
    get serverPid() {
      return child.pid ?? 0;
    },
    databasePid: database.pid,
    dataDir,
    databaseLog: database.logFile,
    socket: { socketDir: database.socketDir, port: database.port },
    beside: async (databaseUrl, otherwise) => {
      const at = await freePort();
      const other = await spawnServer(at, databaseUrl, otherwise);
      return { port: at, pid: other.pid ?? 0, stop: () => end(other) };
    },
    restart: async () => {
      await end(child);
      const began = performance.now();
      child = await spawnServer(port, urls.adminUrl);
      return { startMs: performance.now() - began };
    },
    stop,
  };
}
