import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@nidan/server/kernel/testing/free-port';

export interface Pooler {
  /** Address of the database for the application, through the pooler. */
  readonly appUrl: string;
  stop(): Promise<void>;
}

/** Far fewer than the servers open, so that their transactions change sessions all the time. */
const SESSIONS = 6;
/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;

function settingsFor(port: number, upstream: { readonly socketDir: string; readonly port: number }): string {
  return `[databases]
nidan = host=${upstream.socketDir} port=${upstream.port} dbname=nidan user=nidan_app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SESSIONS}
server_login_retry = 1
`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => probe.end(() => resolve(true)));
    probe.once('error', () => resolve(false));
  });
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  let failure: Error | null = null;
  child.once('error', (error) => (failure = error));
  const end = Date.now() + 10_000;
  while (!(await answers(port))) {
    if (failure !== null || child.exitCode !== null || Date.now() > end)
      throw new Error(`pgbouncer does not start; is it installed (Debian: pgbouncer)?\n${said}`, {
        cause: failure,
      });
    await wait(50);
  }
}

/** Starts PgBouncer in transaction mode before a database whose socket stands in a folder; throws where it is not installed. */
export async function startPooler(upstream: {
  readonly socketDir: string;
  readonly port: number;
}): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'nidan-pooler-'));
  const [port, file] = [await freePort(), join(folder, 'pgbouncer.ini')];
  writeFileSync(file, settingsFor(port, upstream));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chmodSync(folder, 0o711);
    chmodSync(upstream.socketDir, 0o711);
    chmodSync(join(upstream.socketDir, `.s.PGSQL.${upstream.port}`), 0o777);
  }
  const child = spawn('pgbouncer', ['-q', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(asRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  try {
    await untilListening(child, port);
  } catch (error) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    appUrl: `postgresql://nidan_app@127.0.0.1:${port}/nidan?pgbouncer=true`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
