import { chooseStartView, currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { START_VIEW_NAMES } from '@nidan/domain/settings/start-view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the first view of a person', () => {
  it('is that of the lab until one is chosen, then the same at every sign-in', async () => {
    const { client, view } = await signInAs(app, 'technician.1');
    expect(view.startView).toBeNull();
    const chosen = await client.call(chooseStartView, { body: { startView: 'samples' } });
    expect(chosen).toMatchObject({ status: 200, body: { startView: 'samples', userId: view.userId } });
    expect((await signInAs(app, 'technician.1')).view.startView).toBe('samples');
    expect((await signInAs(app, 'manager.1')).view.startView).toBeNull();
    await client.call(chooseStartView, { body: { startView: null } });
    expect(await client.call(currentSession)).toMatchObject({ body: { startView: null } });
    expect(await eventsOf(app, view.userId, 'chooseStartView')).toMatchObject([
      { before: { startView: null }, after: { startView: 'samples' } },
      { before: { startView: 'samples' }, after: { startView: null } },
    ]);
  });

  it.each(START_VIEW_NAMES)('may be %s', async (startView) => {
    const { client } = await signInAs(app, 'pathologist.1');
    const answer = await client.call(chooseStartView, { body: { startView } });
    expect(answer).toMatchObject({ status: 200, body: { startView } });
  });

  it('is none but those, and is chosen by whoever is signed in', async () => {
    const { client } = await signInAs(app, 'technician.1');
    // as: what no typed caller sends
    const body = { startView: 'moon' } as unknown as { startView: 'samples' };
    expect(await client.refused(chooseStartView, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'startView' }],
    });
    const nobody = await app.asNobody().call(chooseStartView, { body: { startView: 'samples' } });
    expect(nobody).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });
});
