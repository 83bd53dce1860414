import { inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './clone-template.ts';
import './global-setup.ts';
import type { TestCluster } from './test-cluster.ts';
import { ofThisWorker } from './worker-number.ts';

export type { TestDatabase } from './clone-template.ts';

/** The server whose databases the files of this process copy. */
export function ownCluster(): Pick<TestCluster, 'urls' | 'template'> {
  return ofThisWorker(inject('testClusters'));
}

/** A database of its own for a test file. */
export async function cloneDatabase(): Promise<TestDatabase> {
  return cloneTemplate(ownCluster());
}
