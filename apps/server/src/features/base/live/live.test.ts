import { signOut, signOutEverywhere } from '@nidan/contract/base/identity/identity-endpoints';
import { followLab, LIVE_SECONDS } from '@nidan/contract/base/live/live-endpoints';
import { accessionSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../kernel/http/build-app.ts';
import { startLiveFeed } from '../../../kernel/live/live-feed.ts';
import { routes } from '../../../routes.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What a reader hears for a second, as the text of the stream. */
async function hear(reader: TestClient, seconds = 1): Promise<string> {
  const answer = await reader.call(followLab, { query: { seconds } });
  expect(answer.status).toBe(200);
  return answer.bytes.toString();
}

describe('the live events of a lab', () => {
  it('tell which kinds of things somebody changed, and nothing of the things', async () => {
    const listening = hear(app.as('Technician'), 5);
    const { billId } = await orderBill(app, { testCodes: ['RBS'], payments: [] });
    const heard = await listening;
    expect(heard).toContain('event: changed');
    expect(heard).toContain('"BILL"');
    expect(heard).not.toContain(billId);
    const data = heard.matchAll(/^data: (.*)$/gm);
    for (const [, text = ''] of data) expect(Object.keys(JSON.parse(text) as object)).toEqual(['kinds']);
  });

  it('are not heard in another lab', async () => {
    const listening = hear(app.asOther('Technician'));
    await orderBill(app, { testCodes: ['RBS'], payments: [] });
    expect(await listening).not.toContain('event:');
  });

  it('say nothing of a command that was refused', async () => {
    const listening = hear(app.as('Technician'));
    await app.as('Technician').refused(accessionSamples, { body: { barcodes: ['ZZ000000'] } });
    expect(await listening).not.toContain('event:');
  });

  it.each([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'are not told to a page of another site: %o',
    async (headers) => {
      const answer = await app.app.inject({
        url: followLab.path,
        query: { l_id: '1', source: 'test', seconds: '0' },
        headers,
        cookies: { nidan: app.lab.users.get('Technician')?.token ?? '' },
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'other-site' });
    },
  );

  it('are for people of the lab whose session goes on', async () => {
    expect((await app.asNobody().call(followLab)).status).toBe(401);
    expect((await app.asOperator().call(followLab)).status).toBe(404);
  });
});

/** A server whose feed hears the database, on a port of its own. */
async function serveLive() {
  const live = startLiveFeed(app.database.jobsUrl);
  const server = await buildApp({ services: { ...app.services, live }, routes });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  // It listens once it hears itself.
  const probe = live.follow(9, null);
  await vi.waitFor(
    async () => {
      live.tell(9, ['LAB']);
      expect(await probe.next(AbortSignal.timeout(300))).not.toBeNull();
    },
    { timeout: 10_000 },
  );
  return { url, close: async () => (await live.stop(), server.close()) };
}

describe('a reader whose session ends', () => {
  it.each([
    ['with their own sign-out', (client: TestClient) => client.ok(signOut)],
    ['with a sign-out everywhere', (client: TestClient) => client.ok(signOutEverywhere)],
  ])('hears nothing more, at once: %s', async (_, end) => {
    const served = await serveLive();
    const { token, client } = await personWith(app, { bills: 4 });
    const answer = await fetch(`${served.url}${followLab.path}?l_id=1&source=test&seconds=${LIVE_SECONDS}`, {
      headers: { cookie: `nidan=${token}` },
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry:');
    await end(client);
    expect((await reader?.read())?.done).toBe(true);
    await served.close();
  });
});
