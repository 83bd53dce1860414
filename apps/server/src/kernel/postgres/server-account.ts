import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { PostgresProblem } from './postgres-problem.ts';

/** How the server's programs are started: PostgreSQL refuses to run as root, and initdb wants a named user. */
export interface ServerAccount {
  /** Command and arguments put before the program; empty when it is started directly. */
  prefix: readonly string[];
  /** Given to spawn when this process (root) must change the user of the child. */
  uid?: number;
  gid?: number;
  /** Who owns the data on disk. */
  owner: { uid: number; gid: number };
}

/** `nobody`: on every Linux, whatever else its passwd file holds. */
const NOBODY = 65_534;

const AS_NOBODY = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] as const;

/**
 * Picks the account that can both run the binaries and enter the data folder (which must exist). Root becomes `nobody`, or
 * the owner that the data already has; where `nobody` cannot enter the folders (a checkout below /root), the server runs
 * inside a user namespace, or with the one capability that lets it pass. Throws PostgresProblem when nothing works.
 */
export function chooseServerAccount(paths: { dataDir: string; program: string }): ServerAccount {
  const current = { uid: statSync(paths.dataDir).uid, gid: statSync(paths.dataDir).gid };
  const root = process.getuid?.() === 0;
  if (!root && current.uid !== process.getuid?.()) {
    throw new PostgresProblem(
      `The data folder ${paths.dataDir} belongs to another user (uid ${current.uid}). ` +
        'Start as that user, or choose another folder with NIDAN_DATA.',
    );
  }
  const candidates = root ? accountsForRoot(current) : accountsForUser(current);
  const chosen = candidates.find((account) => canReach(account, paths));
  if (chosen !== undefined) return chosen;
  throw new PostgresProblem(
    root
      ? `PostgreSQL does not run as root, and the user "nobody" that it would run as cannot reach ${paths.dataDir} or ${paths.program}. ` +
          'Move the checkout out of a private folder (for example to /srv/nidan), start as an ordinary user, or set DATABASE_URL.'
      : `PostgreSQL cannot be started from ${paths.program} as this user (uid ${String(process.getuid?.())}). ` +
          'The user needs a line in /etc/passwd and the right to run that file. Otherwise set DATABASE_URL.',
  );
}

function accountsForRoot(current: { uid: number; gid: number }): ServerAccount[] {
  const nobody = { uid: NOBODY, gid: NOBODY };
  // initdb looks its user up by name.
  const owner = current.uid !== 0 && hasPasswdLine(current.uid) ? current : nobody;
  const direct: ServerAccount = { prefix: [], ...owner, owner };
  const inNamespace: ServerAccount = { prefix: AS_NOBODY, owner: { uid: 0, gid: 0 } };
  const withCapability: ServerAccount = {
    prefix: ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'].concat([
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ]),
    owner,
  };
  return [direct, inNamespace, withCapability];
}

function accountsForUser(current: { uid: number; gid: number }): ServerAccount[] {
  const direct: ServerAccount = { prefix: [], owner: current };
  const inNamespace: ServerAccount = { prefix: AS_NOBODY, owner: current };
  return hasName() ? [direct] : [inNamespace];
}

function hasPasswdLine(uid: number): boolean {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.some((line) => line.split(':')[2] === String(uid));
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function canReach(account: ServerAccount, paths: { dataDir: string; program: string }): boolean {
  const [command, ...args] = [
    ...account.prefix,
    '/bin/sh',
    '-c',
    'cd "$0/.." && "$1" --version',
    paths.dataDir,
    paths.program,
  ];
  const { status } = spawnSync(command ?? '/bin/sh', args, {
    cwd: '/',
    stdio: 'ignore',
    timeout: 10_000,
    ...spawnUser(account),
  });
  return status === 0;
}

/** The user options of spawn for this account. */
export function spawnUser(account: ServerAccount): { uid?: number; gid?: number } {
  return account.uid === undefined || account.gid === undefined ? {} : { uid: account.uid, gid: account.gid };
}

/** Makes the account the owner of the data folder and of all in it, when it is not yet (only root can, and only root has to). */
export function giveToAccount(dataDir: string, account: ServerAccount): void {
  if (statSync(dataDir).uid !== account.owner.uid) giveTo(dataDir, account.owner);
}

function giveTo(folder: string, owner: ServerAccount['owner']): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(path, owner);
    else lchownSync(path, owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
}
