import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { explainAccess } from '@nidan/contract/base/users/explain-endpoint';
import { deleteUser } from '@nidan/contract/base/users/user-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter, entryOf, testRefs } from '../../../testing/bill-on-bench.ts';
import { setAccountStatus } from '../../../testing/lab-settings.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface About {
  readonly billId?: string;
  readonly billTestId?: string;
}

function why(userId: string, { method, path }: Endpoint, about: About = {}) {
  const query = { userId, method, path, ...about };
  return app.as('Manager').ok(explainAccess, { query });
}

const userOf = (role: 'Technician' | 'Pathologist') => app.lab.users.get(role)?.userId ?? '';

describe('the explanation', () => {
  it('names the right that is missing, and who has it', async () => {
    const answer = await why(userOf('Technician'), checkResults);
    expect(answer).toMatchObject({ allowed: false, needs: 'authorise, update', roleName: 'Technician' });
    expect(answer.steps).toContainEqual({
      rule: 'right',
      outcome: 'refuses',
      text: 'Technician has nothing on authorise; asked for update',
    });
    expect(answer.others.map(({ roleName }) => roleName)).toContain('Pathologist');
    expect(answer.others.map(({ roleName }) => roleName)).not.toContain('Technician');
  });

  it('says what the server then does: who may by every rule is let in, who may not is refused', async () => {
    const both = [await personWith(app, { bills: 4 }), await personWith(app, { roles: 4 })];
    for (const person of both) {
      for (const endpoint of [listBills, listRoles]) {
        const { allowed } = await why(person.userId, endpoint);
        const cookies = { nidan: person.token };
        const answer = await app.app.inject({ url: endpoint.path, query: { l_id: '1' }, cookies });
        expect(answer.statusCode === 200).toBe(allowed);
      }
    }
  });

  it('says that the bill is of another place, doctor or agency', async () => {
    const { billId } = await orderBill(app, { testCodes: ['HB'], doctorId: app.lab.doctorIds[0] ?? null });
    const doctor = await personWith(
      app,
      { bills: 4 },
      { userType: 'DOCTOR', doctorId: app.lab.doctorIds[1] ?? '', locationIds: [app.lab.locationId] },
    );
    const { allowed, steps } = await why(doctor.userId, readBill, { billId });
    expect(allowed).toBe(false);
    expect(steps.filter(({ rule }) => rule === 'scope')).toEqual([
      { rule: 'scope', outcome: 'passes', text: 'The bill is of their location' },
      { rule: 'scope', outcome: 'refuses', text: 'The bill is of another doctor' },
    ]);
    // A doctor reads reports, and no bill at all.
    expect(await doctor.client.refused(readBill, { query: { billId } })).toMatchObject({ status: 403 });
    const everywhere = await why(userOf('Technician'), readBill, { billId });
    expect(everywhere).toMatchObject({ allowed: true });
  });

  it('says the state of a test, and that the enterer does not check', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB'] });
    const person = await personWith(app, { results: 15, authorise: 15, bills: 4 });
    const [first] = await testRefs(app, billId, ['HB']);
    const about = { billId, billTestId: first?.billTestId ?? '' };
    expect((await why(person.userId, checkResults, about)).steps).toContainEqual({
      rule: 'state',
      outcome: 'refuses',
      text: 'Haemoglobin is result pending',
    });
    await person.client.ok(saveResults, { body: await entryOf(app, billId, { HB: { HB: '13.4' } }) });
    const { allowed, steps } = await why(person.userId, checkResults, about);
    expect(allowed).toBe(false);
    expect(steps.at(-1)).toMatchObject({
      rule: 'duty',
      text: expect.stringContaining('another person must check'),
    });
    expect(await why(userOf('Pathologist'), checkResults, about)).toMatchObject({ allowed: true });
    const elsewhere = await personWith(app, { authorise: 15 }, { departmentIds: [] });
    expect((await why(elsewhere.userId, checkResults, about)).steps).toContainEqual({
      rule: 'scope',
      outcome: 'refuses',
      text: 'Haemoglobin is of a department that they do not see',
    });
    await enter(app, billId, { HB: { HB: '13.5' } });
  });

  it('says the standing of the account and of the lab', async () => {
    const person = await personWith(app, { bills: 4 });
    const body = { userId: person.userId, version: 1, reason: 'Left the lab' };
    await app.as('Manager').ok(deleteUser, { body });
    const { steps, allowed } = await why(person.userId, listBills);
    expect(allowed).toBe(false);
    expect(steps[0]).toEqual({ rule: 'account', outcome: 'refuses', text: 'The account is disabled' });
    expect(steps[1]).toEqual({ rule: 'lab', outcome: 'passes', text: 'The lab is active' });
    await setAccountStatus(app, 20);
    const release = app.services.endpoints.find(({ path }) => path === '/api/publishjob');
    const blocked = await why(userOf('Pathologist'), release ?? listBills);
    await setAccountStatus(app, 10);
    expect(blocked.steps[1]).toMatchObject({ rule: 'lab', outcome: 'refuses' });
  });
});

it('tells nothing of another lab, of unknown endpoints, and to people without the right', async () => {
  const query = { userId: userOf('Technician'), method: 'GET' as const, path: '/api/bills' };
  expect(await app.asOther('Manager').refused(explainAccess, { query })).toMatchObject({ status: 404 });
  expect(await app.as('Technician').refused(explainAccess, { query })).toMatchObject({ status: 403 });
  for (const path of ['/api/nothing', '/api/login']) {
    expect(await app.as('Manager').refused(explainAccess, { query: { ...query, path } })).toMatchObject({
      status: 400,
      errors: [{ field: 'path' }],
    });
  }
  const absent = { ...query, billId: newId() };
  expect(await app.as('Manager').refused(explainAccess, { query: absent })).toMatchObject({ status: 404 });
});
