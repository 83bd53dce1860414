import type { TestProject } from 'vitest/node';
import { cloneTemplate } from '../kernel/testing/clone-template.ts';
import '../kernel/testing/global-setup.ts';
import { makeTestLabs, type TestLabs } from './test-labs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each process that runs tests, on its server. */
    labTemplates: { template: string; labs: TestLabs }[];
  }
}

/** Vitest's set-up of the tests of features: a database with two labs and their catalogue, for the whole run to copy. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const made = await Promise.all(
    project.getProvidedContext().testClusters.map(async (cluster) => {
      const database = await cloneTemplate(cluster);
      return { database, labs: await makeTestLabs(database) };
    }),
  );
  project.provide(
    'labTemplates',
    made.map(({ database, labs }) => ({ template: database.name, labs })),
  );
  return async () => {
    await Promise.all(made.map(({ database }) => database.drop()));
  };
}
