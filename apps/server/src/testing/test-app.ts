import { inject } from 'vitest';
import { cloneTemplate } from '../kernel/testing/clone-template.ts';
import { startAppOn, type TestApp } from './app-on-database.ts';
import './global-setup.ts';

export { type TestAnswer, type TestApp, TestClient } from './app-on-database.ts';

/** The whole server on a database of its own with two labs, copied from that of the run; call `close` at the end. */
export async function startTestApp(): Promise<TestApp> {
  const { template, labs } = inject('labTemplate');
  const { urls } = inject('testCluster');
  return startAppOn(await cloneTemplate({ urls, template }), labs);
}
