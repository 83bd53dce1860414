import { cloneDatabase } from '../kernel/testing/test-database.ts';
import { startAppOn, type TestApp } from './app-on-database.ts';

export { type TestAnswer, type TestApp, TestClient } from './app-on-database.ts';

/** The whole server on a database of its own with two labs; call `close` at the end. */
export async function startTestApp(): Promise<TestApp> {
  return startAppOn(await cloneDatabase());
}
