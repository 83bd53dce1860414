import { join } from 'node:path';
import { archiveSettings, makeArchiveFolder } from './log-archive.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { clusterFolder, makeCluster, makeDataFolder, makeSocketFolder } from './data-folder.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { adoptServer, clearRemains, rememberLaunch } from './running-server.ts';
import { chooseServerAccount, giveToAccount } from './server-account.ts';
import { launchServer, waitUntilReady, type LaunchPlan, type ServerProcess } from './server-process.ts';
import { serverSettings } from './server-settings.ts';
import { type LostServer, superviseServer } from './supervise-server.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of everything the server keeps; made when absent. */
  dataDir: string;
  /** False only for a test cluster: turns fsync off. */
  durable?: boolean;
  /** Folder that gets a copy of each file of the log, so that any moment since a backup can be restored. */
  archiveDir?: string | null;
  /** More settings, as `postgres -c` takes them. */
  settings?: Readonly<Record<string, string>>;
  /** Called when the server ended by itself. */
  onLost?: (event: LostServer) => void;
}

export interface EmbeddedPostgres {
  socketDir: string;
  port: number;
  /** Process of the server; another one after it was lost and started again. */
  readonly pid: number;
  /** `attached`: the server of a killed copy of the app was still running and was taken over. */
  kind: 'started' | 'attached';
  logFile: string;
  /** Stops the server and frees the data folder; may be called twice. */
  stop(): Promise<void>;
}

/** The socket is in a private folder, so the port is only part of its name. */
const PORT = 5432;

/**
 * Starts PostgreSQL 18 on a data folder, or takes over the one that a killed copy left running. Survives stale pid files,
 * killed servers and half-made data. Throws PostgresProblem, for example while another copy uses the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const dataDir = makeDataFolder(options.dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    const plan = planLaunch(dataDir, binaries, options);
    const adopted = await adoptServer(plan);
    const server = adopted ?? (await startAfresh(plan, binaries));
    const supervised = superviseServer({ plan, server, onLost: options.onLost ?? (() => undefined) });
    return {
      socketDir: plan.socketDir,
      port: PORT,
      get pid() {
        return supervised.pid();
      },
      kind: adopted === null ? 'started' : 'attached',
      logFile: plan.logFile,
      stop: async () => {
        await supervised.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function planLaunch(
  dataDir: string,
  binaries: PostgresBinaries,
  options: EmbeddedPostgresOptions,
): LaunchPlan {
  const account = chooseServerAccount({ dataDir, program: binaries.postgres });
  const socketDir = makeSocketFolder(dataDir, account);
  const durable = options.durable ?? true;
  const archiveDir = options.archiveDir ?? null;
  if (archiveDir !== null) makeArchiveFolder(archiveDir, account);
  const archive = archiveDir === null ? {} : archiveSettings(archiveDir);
  const extra = { ...archive, ...options.settings };
  return {
    program: binaries.postgres,
    dataDir,
    cluster: clusterFolder(dataDir),
    account,
    durable,
    settings: serverSettings({ socketDir, port: PORT, durable, extra }),
    socketDir,
    port: PORT,
    logFile: join(dataDir, 'postgres.log'),
  };
}

async function startAfresh(plan: LaunchPlan, binaries: PostgresBinaries): Promise<ServerProcess> {
  await clearRemains(plan);
  giveToAccount(plan.dataDir, plan.account);
  await makeCluster({ ...plan, initdb: binaries.initdb });
  rememberLaunch(plan);
  const server = launchServer(plan);
  await waitUntilReady(plan, server);
  return server;
}
