import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import { endUserSession, listUserSessions } from '@nidan/contract/base/users/user-session-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, TestClient } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reason = 'The tablet was lost';

async function atWork() {
  const person = await personWith(app, { bills: 4 });
  const { rows } = await app.as('Manager').ok(listUserSessions, { query: { userId: person.userId } });
  const [session] = rows;
  if (session === undefined) throw new Error('A person at work has a session');
  return { ...person, client: new TestClient(app.app, app.lab.lId, person.token), session };
}

describe('the sessions of a person', () => {
  it('are seen and ended by who may change users', async () => {
    const { userId, session } = await atWork();
    const body = { userId, sessionId: session.sessionId, reason };
    expect(await app.asNobody().refused(endUserSession, { body })).toMatchObject({ status: 401 });
    for (const call of [
      app.as('Front desk').refused(endUserSession, { body }),
      app.as('Front desk').refused(listUserSessions, { query: { userId } }),
    ]) {
      expect(await call).toMatchObject({ status: 403, msg: 'Your role lacks the right "users, update"' });
    }
  });

  it('end with the next request, once, as an event with its reason', async () => {
    const { userId, session, client } = await atWork();
    await client.ok(currentSession);
    const manager = app.as('Manager');
    const body = { userId, sessionId: session.sessionId, reason: `  ${reason} ` };
    await manager.ok(endUserSession, { body });
    expect(await client.refused(currentSession)).toMatchObject({ status: 401 });
    expect(await manager.ok(listUserSessions, { query: { userId } })).toEqual({ rows: [], next: null });
    expect(await manager.refused(endUserSession, { body })).toMatchObject({ status: 404 });
    const events = await manager.ok(eventsByEntity, { query: { entityKind: 'USER', entityId: userId } });
    expect(events.rows[0]).toMatchObject({ action: 'endSession', reason });
  });

  it('are of one lab: another sees none of them and ends none', async () => {
    const { userId, session, client } = await atWork();
    const other = app.asOther('Manager');
    expect(await other.ok(listUserSessions, { query: { userId } })).toEqual({ rows: [], next: null });
    const body = { userId, sessionId: session.sessionId, reason };
    expect(await other.refused(endUserSession, { body })).toMatchObject({ status: 404 });
    await client.ok(currentSession);
  });

  it('of somebody with more rights are not ended', async () => {
    const { rows } = await app.as('Manager').ok(listUsers, { query: { q: 'Test Manager' } });
    const userId = rows[0]?.userId ?? '';
    const lesser = await personWith(app, { users: 15 });
    const client = new TestClient(app.app, app.lab.lId, lesser.token);
    const body = { userId, sessionId: newId(), reason };
    expect(await client.refused(endUserSession, { body })).toMatchObject({ code: 'person-outranks' });
  });

  it.each([
    ['reason', { reason: ' ' }],
    ['sessionId', { sessionId: '1' }],
  ])('are ended with a right %s', async (field, wrong) => {
    const body = { userId: newId(), sessionId: newId(), reason, ...wrong };
    expect(await app.as('Manager').refused(endUserSession, { body })).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
  });
});
