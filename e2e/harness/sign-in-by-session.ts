import { randomUUID } from 'node:crypto';
import { type currentSession, pickLab, ping, signIn } from '@nidan/contract/base/identity/identity-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { APIRequestContext, Browser, Page } from 'playwright-core';

interface SignIn {
  readonly url: string;
  readonly username: string;
  /** Where they work, by how its name begins; the first place of the lab unless told. */
  readonly place?: string;
}

type SessionView = AnswerOf<typeof currentSession>;

interface Sent {
  readonly endpoint: typeof signIn | typeof pickLab;
  readonly data: object;
}

async function send(request: APIRequestContext, url: string, { endpoint, data }: Sent): Promise<SessionView> {
  const answer = await request.fetch(`${url}${endpoint.path}`, {
    method: endpoint.method,
    headers: { 'idempotency-key': randomUUID() },
    data,
  });
  if (!answer.ok()) throw new Error(`${endpoint.path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as SessionView; // as: the server serialises by the endpoint's own schema
}

/**
 * A new window at the reference size with somebody signed in to a place of the demo lab: it has a session and knows whose,
 * as one that was left before the choice of a lab, and goes on from there. By keyboard a sign-in is proved in `sign-in.test.ts`.
 */
export async function signInBySession(
  browser: Browser,
  { url, username, place = '' }: SignIn,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const { labs, name, isDemoUser } = await send(context.request, url, {
    endpoint: signIn,
    data: { username, password: 'nidan-demo' },
  });
  const location = labs[0]?.locations.find(({ name: ofPlace }) => ofPlace.startsWith(place));
  await send(context.request, url, {
    endpoint: pickLab,
    data: { lId: labs[0]?.lId, locationId: location?.locationId ?? null },
  });
  const page = await context.newPage();
  // Any page of the address, to reach what the browser keeps for it.
  await page.goto(`${url}${ping.path}`);
  const user = JSON.stringify({ name, username, is_demo_user: isDemoUser });
  await page.evaluate(`localStorage.setItem('userinfo', ${JSON.stringify(user)})`);
  await page.goto(`${url}/`);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return page;
}
