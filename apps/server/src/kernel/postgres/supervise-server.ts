import { stopCluster } from './cluster-processes.ts';
import { PostgresProblem } from './postgres-problem.ts';
import { clearRemains, PATIENCE } from './running-server.ts';
import { launchServer, waitUntilReady, type LaunchPlan, type ServerProcess } from './server-process.ts';

export interface SupervisedServer {
  pid(): number;
  stop(): Promise<void>;
}

/** A server that keeps dying is not worth starting for ever: the operator has to look. */
const MOST_RESTARTS = 5;
const RESTART_WINDOW = 10 * 60_000;

/** Starts the server again whenever it ends by itself, until it is stopped or has been lost too often. */
export function superviseServer(options: {
  plan: LaunchPlan;
  server: ServerProcess;
  onLost: (event: { back: boolean; reason: string }) => void;
}): SupervisedServer {
  const { plan, onLost } = options;
  let server = options.server;
  let stopping = false;
  let restarting: Promise<boolean> = Promise.resolve(true);
  let losses: number[] = [];

  async function restart(): Promise<boolean> {
    try {
      await clearRemains(plan);
      if (stopping) return false;
      server = launchServer(plan);
      await waitUntilReady(plan, server);
      return true;
    } catch {
      return false;
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const reason = await server.exited;
      if (stopping) return;
      losses = [...losses.filter((at) => at > Date.now() - RESTART_WINDOW), Date.now()];
      restarting = losses.length > MOST_RESTARTS ? Promise.resolve(false) : restart();
      const back = await restarting;
      if (stopping) return;
      onLost({ back, reason });
      if (!back) return;
    }
  }

  void watch();
  return {
    pid: () => server.pid,
    stop: async () => {
      stopping = true;
      await restarting;
      if (await stopCluster(plan.cluster, PATIENCE)) return;
      throw new PostgresProblem(`PostgreSQL on ${plan.cluster} could not be stopped.`);
    },
  };
}
