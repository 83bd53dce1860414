import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { changeLabAccount, listLabAccounts } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { listDepartments, listLabs } from '@nidan/contract/base/organisation/organisation-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { startTestApp, type TestApp, TestClient } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const operator = () => app.asOperator();

async function account() {
  const { rows } = await operator().ok(listLabAccounts, { query: { q: 'lab 1' } });
  const [row] = rows;
  if (row === undefined) throw new Error('Lab 1 is listed');
  return row;
}

async function take(action: 'blockReports' | 'suspend' | 'activate' | 'disableRegistration' | 'terminate') {
  const { version } = await account();
  return operator().ok(changeLabAccount, { body: { action, version, reason: '  Invoice 12 is due ' } });
}

const body = { action: 'blockReports', version: 1, reason: 'Overdue' } as const;

describe('the standing of a lab is changed by nobody but the operator', () => {
  it('not without a session', async () => {
    expect(await app.asNobody().refused(changeLabAccount, { body })).toMatchObject({ status: 401 });
  });

  it('not by the manager of the lab, nor by the user of that name in another lab', async () => {
    for (const client of [app.as('Manager'), app.asUser(app.lab.operator)]) {
      for (const call of [client.refused(changeLabAccount, { body }), client.refused(listLabAccounts)]) {
        expect(await call).toMatchObject({
          status: 403,
          msg: 'Your role lacks the right "platform operator"',
        });
      }
    }
  });

  it('and a lab of others answers like an absent one', async () => {
    const there = await app.asOther('Manager').refused(changeLabAccount, { query: {}, body });
    expect(there.status).toBe(403);
    const token = app.otherLab.users.get('Manager')?.token ?? '';
    const foreign = await new TestClient(app.app, 1, token).refused(changeLabAccount, { body });
    const absent = await new TestClient(app.app, 99, token).refused(changeLabAccount, { body });
    expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
  });

  it('and the operator is told of a lab that is not there', async () => {
    const nowhere = new TestClient(app.app, 99, app.otherLab.operator.token);
    expect(await nowhere.refused(changeLabAccount, { body })).toMatchObject({ status: 404 });
  });
});

describe('the operator', () => {
  it('knows it from the session, and others that they are not', async () => {
    expect(await operator().ok(currentSession)).toMatchObject({ isOperator: true });
    expect(await app.as('Manager').ok(currentSession)).toMatchObject({ isOperator: false });
  });

  it('sees every lab by name, page by page', async () => {
    const first = await operator().ok(listLabAccounts, { query: { limit: 1 } });
    expect(first.rows).toMatchObject([{ lId: 1, status: 10, statusLabel: 'active', reason: null }]);
    const second = await operator().ok(listLabAccounts, { query: { limit: 1, cursor: first.next ?? '' } });
    expect(second.rows).toMatchObject([{ lId: 2 }]);
    expect(second.next).toBeNull();
  });

  it.each([
    ['reason', { ...body, reason: ' ' }],
    ['action', { ...body, action: 'reopen' }],
    ['version', { ...body, version: 0 }],
  ])('gives a right %s', async (field, wrong) => {
    const refusal = await operator().refused(changeLabAccount, { body: wrong });
    expect(refusal).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
  });

  it('is refused a step that the standing does not allow, with those it does', async () => {
    const { version } = await account();
    const refusal = await operator().refused(changeLabAccount, {
      body: { action: 'suspend', version, reason: 'Overdue' },
    });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'transition-refused',
      can: ['blockReports', 'disableRegistration', 'terminate'],
    });
  });

  it('suspends and brings back; each step counts at once, is an event and is read by the lab', async () => {
    expect(await take('blockReports')).toMatchObject({ status: 20, reason: 'Invoice 12 is due' });
    const { rows } = await app.as('Manager').ok(listLabs);
    expect(rows).toMatchObject([{ status: 20, accountReason: 'Invoice 12 is due' }]);
    expect(await take('suspend')).toMatchObject({ status: 30, can: ['blockReports', 'terminate'] });
    expect(await app.as('Manager').refused(listDepartments)).toMatchObject({ code: 'lab-blocked' });
    await take('blockReports');
    expect(await take('activate')).toMatchObject({ status: 10, version: 5 });
    await app.as('Manager').ok(listDepartments);
    const entityId = await asOwner(app, async (db) => {
      const lab = await db
        .selectFrom('lab')
        .select('entity_id')
        .where('l_id', '=', 1)
        .executeTakeFirstOrThrow();
      return lab.entity_id;
    });
    const events = await app.as('Manager').ok(eventsByEntity, { query: { entityKind: 'LAB', entityId } });
    expect(events.rows.map(({ action }) => action)).toEqual([
      'activate',
      'blockReports',
      'suspend',
      'blockReports',
    ]);
    expect(events.rows[0]).toMatchObject({
      roleName: 'Platform operator',
      before: { accountStatus: 'REPORT_BLOCK' },
      after: { accountStatus: 'ACTIVE' },
      reason: 'Invoice 12 is due',
    });
  });

  it('is told who was faster', async () => {
    const refusal = await operator().refused(changeLabAccount, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'stale-version', changedBy: 'Test Phlebotomist' });
  });

  it('gets the first answer again under the same key, in a lab that is not their own', async () => {
    const { version } = await account();
    const call = {
      key: newId(),
      body: { action: 'disableRegistration', version, reason: 'Licence has run out' } as const,
    };
    const first = await operator().call(changeLabAccount, call);
    const again = await operator().call(changeLabAccount, call);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    await take('activate');
  });
});
