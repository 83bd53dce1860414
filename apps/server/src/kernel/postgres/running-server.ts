import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clusterProcesses,
  isClusterProcess,
  readPostmasterPid,
  stopCluster,
  waitForNoProcesses,
} from './cluster-processes.ts';
import { PostgresProblem } from './postgres-problem.ts';
import {
  commandLine,
  followServer,
  waitUntilReady,
  type LaunchPlan,
  type ServerProcess,
} from './server-process.ts';

/** Longest wait for a server to shut down by itself before it is made to. */
export const PATIENCE = 20_000;

/** Notes how the server is being started, for the copy of the app that may have to take it over. */
export function rememberLaunch(plan: LaunchPlan): void {
  writeFileSync(launchFile(plan), JSON.stringify(commandLine(plan)));
  chownSync(launchFile(plan), plan.account.owner.uid, plan.account.owner.gid);
}

/**
 * Takes over the server that a killed copy of the app left running, when it was started exactly as this copy would start it
 * and it answers. Otherwise answers null, and a server that does run is left to `clearRemains`.
 */
export async function adoptServer(plan: LaunchPlan): Promise<ServerProcess | null> {
  const pid = readPostmasterPid(plan.cluster);
  if (pid === null || !isClusterProcess(pid, plan.cluster)) return null;
  if (rememberedLaunch(plan) !== JSON.stringify(commandLine(plan))) return null;
  const server = followServer(pid, plan.cluster);
  try {
    await waitUntilReady(plan, server);
    return server;
  } catch {
    return null;
  }
}

function launchFile(plan: LaunchPlan): string {
  return join(plan.dataDir, 'launch.json');
}

function rememberedLaunch(plan: LaunchPlan): string {
  try {
    return readFileSync(launchFile(plan), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Leaves nothing of an earlier server: stops one that runs, waits for the children of a killed one, and removes its lock
 * files. PostgreSQL refuses to start when they name another live program, or a process that nobody has buried yet.
 */
export async function clearRemains(plan: LaunchPlan): Promise<void> {
  const { cluster, socketDir, port } = plan;
  const pid = readPostmasterPid(cluster);
  const orphansOnly = pid === null || !isClusterProcess(pid, cluster);
  const gone =
    (orphansOnly && (await waitForNoProcesses(cluster, 5_000))) || (await stopCluster(cluster, PATIENCE));
  if (!gone) {
    throw new PostgresProblem(
      `PostgreSQL processes (${clusterProcesses(cluster).join(', ')}) still use ${cluster} and cannot be stopped. Stop them and start again.`,
    );
  }
  const socket = join(socketDir, `.s.PGSQL.${port}`);
  for (const file of [join(cluster, 'postmaster.pid'), socket, `${socket}.lock`])
    rmSync(file, { force: true });
}
