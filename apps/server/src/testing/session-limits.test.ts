import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { buildApp } from '../kernel/http/build-app.ts';
import { routes } from '../routes.ts';
import { startTestApp, TestClient, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('who searches more often than a person can is held back, and nobody else in the lab is', async () => {
  const config = readConfig({ LOG_LEVEL: 'error' });
  const limited = await buildApp({ services: { ...app.services, config }, routes });
  const clientOf = (role: 'Front desk' | 'Manager') =>
    new TestClient(limited, 1, app.lab.users.get(role)?.token ?? '');
  const search = async (role: 'Front desk' | 'Manager'): Promise<number> =>
    (await clientOf(role).call(searchPatients, { query: { q: 'zz' } })).status;
  const statuses = new Set<number>();
  for (let i = 0; i < 600; i += 1) statuses.add(await search('Front desk'));
  expect([...statuses]).toEqual([200]);
  expect(await search('Front desk')).toBe(429);
  expect(await search('Manager')).toBe(200);
  await limited.close();
});
