import type { TestProject } from 'vitest/node';
import type { ConnectionUrls } from '../database/connection-urls.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: { urls: ConnectionUrls; template: string };
  }
}

/** Vitest's set-up of the server tests: one server with one migrated template for the whole run. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(process.env);
  project.provide('testCluster', { urls: cluster.urls, template: cluster.template });
  return () => cluster.stop();
}
