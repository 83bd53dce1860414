import { inject } from 'vitest';
import { cloneTemplate } from '../kernel/testing/clone-template.ts';
import { ownCluster } from '../kernel/testing/test-database.ts';
import { ofThisWorker } from '../kernel/testing/worker-number.ts';
import { startAppOn, type TestApp } from './app-on-database.ts';
import './global-setup.ts';

export { type TestAnswer, type TestApp, TestClient } from './app-on-database.ts';

/** The whole server on a database of its own with two labs, copied from that of the run; call `close` at the end. */
export async function startTestApp(): Promise<TestApp> {
  const { template, labs } = ofThisWorker(inject('labTemplates'));
  const { urls } = ownCluster();
  return startAppOn(await cloneTemplate({ urls, template }), labs);
}
