import { inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './clone-template.ts';
import './global-setup.ts';

export type { TestDatabase } from './clone-template.ts';

/** A database of its own for a test file, on the cluster of the run. */
export async function cloneDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testCluster'));
}
