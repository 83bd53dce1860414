import { createAgency, listAgencies, updateAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function add(name: string, rest: { status?: 0 | 1; phone?: string | null } = {}) {
  const body = { agencyId: newId(), name, ...rest };
  return app.as('Manager').ok(createAgency, { body });
}

async function names(query: { q?: string; all?: boolean; limit?: number; cursor?: string }) {
  const { rows, next } = await app.as('Manager').ok(listAgencies, { query });
  return { names: rows.map(({ name }) => name), next };
}

it('lists those in use by name and page, and drafts and disabled ones when all are asked for', async () => {
  await add('Zeta Clinic');
  await add('Zebra Clinic', { status: 0 });
  const gone = await add('Zenith Clinic');
  expect(gone.can).toEqual(['disable']);
  const disable = { version: gone.version, action: 'disable' } as const;
  const after = await app
    .as('Manager')
    .ok(updateAgency, { params: { agencyId: gone.agencyId }, body: disable });
  expect(after).toMatchObject({ status: -1, can: ['enable'] });
  expect((await names({ q: 'ze' })).names).toEqual(['Zeta Clinic']);
  const first = await names({ q: 'ZE', all: true, limit: 2 });
  expect(first.names).toEqual(['Zebra Clinic', 'Zenith Clinic']);
  const rest = await names({ q: 'ZE', all: true, limit: 2, cursor: first.next ?? '' });
  expect(rest).toEqual({ names: ['Zeta Clinic'], next: null });
});

it('keeps the phone that a change leaves out, and clears it by null', async () => {
  const { agencyId } = await add('Xavier Clinic', { phone: '9876501234' });
  const change = (version: number, body: { name?: string; phone?: string | null }) =>
    app.as('Manager').ok(updateAgency, { params: { agencyId }, body: { version, ...body } });
  expect(await change(1, { name: 'Xavier Labs' })).toMatchObject({ phone: '9876501234' });
  expect(await change(2, { phone: null })).toMatchObject({ name: 'Xavier Labs', phone: '' });
});

it('tells who may not change agencies of no step', async () => {
  await add('Yellow Clinic');
  const { rows } = await app.as('Front desk').ok(listAgencies, { query: { q: 'yellow' } });
  expect(rows.map(({ can }) => can)).toEqual([[]]);
});
