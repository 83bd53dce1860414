import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isClusterProcess, readPostmasterPid } from './cluster-processes.ts';
import { clusterFolder } from './data-folder.ts';

/** Where the embedded server of a data folder listens now; null when none runs there. */
export function runningAddress(dataDir: string): { socketDir: string; port: number } | null {
  const cluster = clusterFolder(dataDir);
  const pid = readPostmasterPid(cluster);
  if (pid === null || !isClusterProcess(pid, cluster)) return null;
  // pid, data folder, start, port, socket folder: one line each.
  const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const [port, socketDir] = [Number(lines[3]), lines[4]];
  return socketDir === undefined || !Number.isInteger(port) ? null : { socketDir, port };
}
