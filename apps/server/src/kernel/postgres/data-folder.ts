import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nodeErrorCode } from './node-error-code.ts';
import { PostgresProblem } from './postgres-problem.ts';
import { spawnUser, type ServerAccount } from './server-account.ts';

const MAJOR_VERSION = '18';
const LONGEST_SOCKET_PATH = 100;

/** Makes the data folder (its new parents open to pass through, itself private) and answers its real path. */
export function makeDataFolder(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    makeParents(dirname(path));
    if (!existsSync(path)) makeFolder(path, 0o700);
    return realpathSync(path);
  } catch (cause) {
    throw new PostgresProblem(
      `The data folder ${path} cannot be made (${nodeErrorCode(cause) ?? String(cause)}). Choose another with NIDAN_DATA.`,
      { cause },
    );
  }
}

function makeParents(folder: string): void {
  if (existsSync(folder)) return;
  makeParents(dirname(folder));
  // The server's account must pass through.
  makeFolder(folder, 0o755);
}

/** Whatever the umask; and owned like the folder around it, so that one start by root does not lock the checkout's user out. */
function makeFolder(folder: string, mode: number): void {
  mkdirSync(folder);
  chmodSync(folder, mode);
  const { uid, gid } = statSync(dirname(folder));
  if (process.getuid?.() === 0) chownSync(folder, uid, gid);
}

/** The server's own folder inside the data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, `pg${MAJOR_VERSION}`);
}

/** Creates the cluster when there is none yet. A half-made one, left by a killed first start, is thrown away. */
export async function makeCluster(options: {
  cluster: string;
  initdb: string;
  account: ServerAccount;
  durable: boolean;
}): Promise<void> {
  const { cluster } = options;
  if (existsSync(cluster)) {
    checkVersion(cluster);
    return;
  }
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await runInitdb(options, unfinished);
  renameSync(unfinished, cluster);
}

function checkVersion(cluster: string): void {
  const file = join(cluster, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
  if (version === MAJOR_VERSION) return;
  throw new PostgresProblem(
    `${cluster} is not a PostgreSQL ${MAJOR_VERSION} data folder (its version is ${version}). Choose another with NIDAN_DATA.`,
  );
}

async function runInitdb(
  options: { initdb: string; account: ServerAccount; durable: boolean },
  folder: string,
): Promise<void> {
  const flags = [
    '-D',
    folder,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
  ]
    .concat(['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'])
    .concat(options.durable ? [] : ['--no-sync']);
  const [command, ...args] = [...options.account.prefix, options.initdb, ...flags];
  const child = spawn(command ?? options.initdb, args, {
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...spawnUser(options.account),
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code === 0) return;
  throw new PostgresProblem(
    `PostgreSQL could not create its data in ${folder}:\n${output.trim().slice(-2_000)}`,
  );
}

/** The folder of the server's socket: private, inside the data folder, or a short one in /tmp when the path would be too long. */
export function makeSocketFolder(dataDir: string, account: ServerAccount): string {
  const inside = join(dataDir, 'run');
  const short = `/tmp/nidan-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const folder = join(inside, '.s.PGSQL.5432').length <= LONGEST_SOCKET_PATH ? inside : short;
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const found = lstatSync(folder);
  // Anyone may have made a folder in /tmp under this name, or a link to elsewhere.
  const trusted = folder === inside || [process.getuid?.(), account.owner.uid].includes(found.uid);
  if (!found.isDirectory() || !trusted) {
    throw new PostgresProblem(
      `The socket folder ${folder} was made by someone else. Remove it, or choose another data folder with NIDAN_DATA.`,
    );
  }
  chmodSync(folder, 0o700);
  if (found.uid !== account.owner.uid) chownSync(folder, account.owner.uid, account.owner.gid);
  return folder;
}
