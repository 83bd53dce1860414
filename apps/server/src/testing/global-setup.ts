import type { TestProject } from 'vitest/node';
import { cloneTemplate } from '../kernel/testing/clone-template.ts';
import '../kernel/testing/global-setup.ts';
import { makeTestLabs, type TestLabs } from './test-labs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    labTemplate: { template: string; labs: TestLabs };
  }
}

/** Vitest's set-up of the tests of features: one database with two labs and their catalogue, for the whole run to copy. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const database = await cloneTemplate(project.getProvidedContext().testCluster);
  const labs = await makeTestLabs(database);
  project.provide('labTemplate', { template: database.name, labs });
  return () => database.drop();
}
