import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.ready();
});
afterAll(() => app.close());

it.each([
  ['/api/public/ping', 'get', 'For everybody.', false, false],
  ['/api/login', 'delete', 'For who is signed in.', true, false],
  ['/api/locations', 'get', 'For everybody who works in the lab.', true, false],
  ['/api/bills', 'get', 'Needs the right "bills, read".', true, false],
  ['/api/bills', 'post', 'Needs the right "bills, create".', true, true],
  ['/api/patients/{patientId}', 'patch', 'Needs the right "patients, update".', true, true],
] as const)('%s %s is described: %s', (...row) => {
  const [path, method, description, needsSession, needsKey] = row;
  const document = JSON.parse(JSON.stringify(app.app.swagger()));
  const operation = document.paths[path][method];
  expect(operation.description).toBe(description);
  expect(operation.security).toEqual(needsSession ? [{ session: [] }] : undefined);
  const headers = (operation.parameters ?? []).filter(
    (parameter: { in: string }) => parameter.in === 'header',
  );
  expect(headers).toMatchObject(needsKey ? [{ name: 'Idempotency-Key', required: true }] : []);
});
