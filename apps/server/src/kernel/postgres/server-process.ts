import { spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { isClusterProcess } from './cluster-processes.ts';
import { PostgresProblem } from './postgres-problem.ts';
import { spawnUser, type ServerAccount } from './server-account.ts';

const LOG_LIMIT = 10 * 1024 * 1024;

export interface ServerProcess {
  pid: number;
  /** Resolves with the reason once the server has ended, whoever ended it. */
  exited: Promise<string>;
}

export interface LaunchPlan {
  program: string;
  dataDir: string;
  /** The server's own folder in dataDir. */
  cluster: string;
  account: ServerAccount;
  durable: boolean;
  settings: Readonly<Record<string, string>>;
  socketDir: string;
  port: number;
  logFile: string;
}

/** A recovery after a crash replays at most max_wal_size. */
const READY_WITHIN = 60_000;

/** The whole command line of the server; two equal ones mean that a running server may be taken over as it is. */
export function commandLine(plan: LaunchPlan): string[] {
  const flags = Object.entries(plan.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [...plan.account.prefix, plan.program, '-D', plan.cluster, ...flags];
}

/** Starts the server as a process of its own session, so that Ctrl-C in the terminal reaches the app alone. */
export function launchServer(plan: LaunchPlan): ServerProcess {
  const [command, ...args] = commandLine(plan);
  // A file and not a pipe: the server must be able to go on writing when the app is killed.
  const log = openLog(plan);
  const child = spawn(command ?? plan.program, args, {
    cwd: '/',
    detached: true,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    ...spawnUser(plan.account),
  });
  closeSync(log);
  child.unref();
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `exit code ${String(code)}` : `signal ${signal}`),
    );
  });
  return { pid: child.pid ?? -1, exited };
}

function openLog({ logFile, account }: LaunchPlan): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  // Otherwise a start by root would lock the user out who owns the data.
  fchownSync(log, account.owner.uid, account.owner.gid);
  return log;
}

/** Follows a server that another process started. */
export function followServer(pid: number, cluster: string): ServerProcess {
  const exited = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (isClusterProcess(pid, cluster)) return;
      clearInterval(timer);
      resolve('the adopted server ended');
    }, 250);
    timer.unref();
  });
  return { pid, exited };
}

/** Waits until the server answers a query. Throws PostgresProblem with the end of its log when it ends or stays silent. */
export async function waitUntilReady(plan: LaunchPlan, server: ServerProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  let ended = '';
  void server.exited.then((reason) => (ended = reason));
  while (!(await answers(plan))) {
    if (ended !== '') throw problem(`PostgreSQL ended while it was starting (${ended})`, plan.logFile);
    if (Date.now() > end)
      throw problem(`PostgreSQL did not get ready in ${READY_WITHIN / 1000} s`, plan.logFile);
    await sleep(15);
  }
}

async function answers(address: { socketDir: string; port: number }): Promise<boolean> {
  const client = new Client({
    host: address.socketDir,
    port: address.port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function problem(what: string, logFile: string): PostgresProblem {
  let tail = '';
  try {
    tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  } catch {
    // No log was written: the message stands alone.
  }
  return new PostgresProblem(`${what}. The end of ${logFile}:\n${tail}`);
}
