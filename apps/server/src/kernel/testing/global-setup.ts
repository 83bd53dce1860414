import type { TestProject } from 'vitest/node';
import type { ConnectionUrls } from '../database/connections/connection-urls.ts';
import { startTestCluster, type TestCluster } from './test-cluster.ts';

interface UsableCluster {
  urls: ConnectionUrls;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each process that runs tests: a transaction in one database holds up what waits for all older ones in every other. */
    testClusters: UsableCluster[];
  }
}

/** The server that was given serves all processes; else each gets one of its own. */
async function startClusters(count: number): Promise<TestCluster[]> {
  const first = await startTestCluster(process.env);
  if (first.isShared) return Array.from({ length: count }, () => first);
  const others = Array.from({ length: count - 1 }, () => startTestCluster(process.env));
  return [first, ...(await Promise.all(others))];
}

/** Vitest's set-up of the server tests: a server with a migrated template for each process, for the whole run. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const clusters = await startClusters(project.config.maxWorkers);
  project.provide(
    'testClusters',
    clusters.map(({ urls, template }) => ({ urls, template })),
  );
  return async () => {
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  };
}
