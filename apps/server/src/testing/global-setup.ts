import type { TestProject } from 'vitest/node';
import { withClient } from '../kernel/database/connections/with-client.ts';
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
      const labs = await makeTestLabs(database);
      // As a lab's server does within a minute: else each copy plans for tables without a row.
      await withClient(database.adminUrl, (client) => client.query('vacuum analyze'));
      return { database, labs };
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
