import { chooseLanguage, currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the language of a person', () => {
  it('is none until one is chosen, then the same at every counter and every sign-in', async () => {
    const { client, view } = await signInAs(app, 'technician.1');
    const elsewhere = await signInAs(app, 'technician.1');
    expect(view.language).toBeNull();
    const chosen = await client.call(chooseLanguage, { body: { language: 'mr' } });
    expect(chosen).toMatchObject({ status: 200, body: { language: 'mr', userId: view.userId } });
    expect(await elsewhere.client.call(currentSession)).toMatchObject({ body: { language: 'mr' } });
    expect((await signInAs(app, 'technician.1')).view.language).toBe('mr');
    expect((await signInAs(app, 'manager.1')).view.language).toBeNull();
  });

  it('is noted when it changes, and not when it stays', async () => {
    const { client, view } = await signInAs(app, 'pathologist.1');
    for (const language of ['hi', 'hi', 'en'] as const) {
      await client.call(chooseLanguage, { body: { language } });
    }
    expect(await eventsOf(app, view.userId, 'chooseLanguage')).toMatchObject([
      { before: { language: null }, after: { language: 'hi' } },
      { before: { language: 'hi' }, after: { language: 'en' } },
    ]);
  });

  it.each(['fr', 'EN', '', null])('%j is none of the three', async (language) => {
    const { client } = await signInAs(app, 'technician.1');
    // as: what no typed caller sends
    const body = { language } as { language: 'en' };
    expect(await client.refused(chooseLanguage, { body })).toMatchObject({
      status: 400,
      code: 'invalid-input',
      errors: [{ field: 'language' }],
    });
  });

  it('is chosen by whoever is signed in', async () => {
    expect(await app.asNobody().call(chooseLanguage, { body: { language: 'hi' } })).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  });
});
