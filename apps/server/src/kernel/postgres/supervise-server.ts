import { setTimeout as wait } from 'node:timers/promises';
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
/** Between two tries to start on a disk without room. */
const ROOM_PAUSE = 2_000;

/** What became of a server that ended by itself: it runs again, waits for room on its disk, or is not started any more. */
export interface LostServer {
  readonly now: 'back' | 'without room' | 'gone';
  readonly reason: string;
}

/** What PostgreSQL writes when the disk has no room for its log; recovery needs some. */
function lacksRoom(error: unknown): boolean {
  return error instanceof PostgresProblem && error.message.includes('No space left on device');
}

/**
 * Starts the server again whenever it ends by itself, until it is stopped or has been lost too often. One that finds no room
 * on its disk is tried for as long as that takes: nobody has to start anything after making some.
 */
export function superviseServer(options: {
  plan: LaunchPlan;
  server: ServerProcess;
  onLost: (event: LostServer) => void;
}): SupervisedServer {
  const { plan, onLost } = options;
  let server = options.server;
  const stopping = new AbortController();
  let restarting: Promise<boolean> = Promise.resolve(true);
  let losses: number[] = [];

  async function startAgain(): Promise<void> {
    await clearRemains(plan);
    if (stopping.signal.aborted) return;
    server = launchServer(plan);
    await waitUntilReady(plan, server);
  }

  async function restart(reason: string): Promise<boolean> {
    let told = false;
    while (!stopping.signal.aborted) {
      try {
        await startAgain();
        return true;
      } catch (error) {
        if (!lacksRoom(error)) return false;
        if (!told) onLost({ now: 'without room', reason });
        told = true;
        await wait(ROOM_PAUSE, null, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return false;
  }

  async function watch(): Promise<void> {
    for (;;) {
      const reason = await server.exited;
      if (stopping.signal.aborted) return;
      losses = [...losses.filter((at) => at > Date.now() - RESTART_WINDOW), Date.now()];
      restarting = losses.length > MOST_RESTARTS ? Promise.resolve(false) : restart(reason);
      const back = await restarting;
      if (stopping.signal.aborted) return;
      onLost({ now: back ? 'back' : 'gone', reason });
      if (!back) return;
    }
  }

  void watch();
  return {
    pid: () => server.pid,
    stop: async () => {
      stopping.abort();
      await restarting;
      if (await stopCluster(plan.cluster, PATIENCE)) return;
      throw new PostgresProblem(`PostgreSQL on ${plan.cluster} could not be stopped.`);
    },
  };
}
