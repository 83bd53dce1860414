import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeErrorCode } from './node-error-code.ts';

/** The first line of postmaster.pid, or null when the file is absent or unreadable as a number. */
export function readPostmasterPid(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** True while this process is a PostgreSQL process of this cluster. A zombie, or another program with the pid, is not. */
export function isClusterProcess(pid: number, cluster: string): boolean {
  try {
    // PostgreSQL changes into its data folder before anything else, and all its children inherit that.
    return (
      basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '') === 'postgres' &&
      readlinkSync(`/proc/${pid}/cwd`) === cluster
    );
  } catch {
    return false;
  }
}

/** Every PostgreSQL process of this cluster that this user can see: the postmaster and what it, or a killed one, left running. */
export function clusterProcesses(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isClusterProcess(pid, cluster));
}

/** Waits until no process of the cluster is left. Returns false when some remain after that many milliseconds. */
export async function waitForNoProcesses(cluster: string, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (clusterProcesses(cluster).length > 0) {
    if (Date.now() > end) return false;
    await sleep(25);
  }
  return true;
}

/** Sends a signal, and does not mind when the process is gone already. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (nodeErrorCode(error) !== 'ESRCH') throw error;
  }
}

/** Stops the server of a cluster: fast, then immediate, then by force; each step bounded. True when nothing is left. */
export async function stopCluster(cluster: string, patience: number): Promise<boolean> {
  const steps = [
    { signal: 'SIGINT', wait: patience },
    { signal: 'SIGQUIT', wait: 5_000 },
  ] as const;
  for (const { signal, wait } of steps) {
    const postmaster = readPostmasterPid(cluster);
    if (postmaster !== null && isClusterProcess(postmaster, cluster)) signalProcess(postmaster, signal);
    if (await waitForNoProcesses(cluster, wait)) return true;
  }
  for (const pid of clusterProcesses(cluster)) signalProcess(pid, 'SIGKILL');
  return waitForNoProcesses(cluster, 5_000);
}
