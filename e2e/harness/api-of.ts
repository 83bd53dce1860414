import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { Page } from 'playwright-core';

interface Call<P, Q> {
  readonly params?: P;
  readonly query?: Q;
}

function addressOf<P, Q>(endpoint: Endpoint<P, Q>, { params, query }: Call<P, Q>): string {
  const path = Object.entries(params ?? {}).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    endpoint.path,
  );
  const given = new URLSearchParams({ l_id: '1', source: 'e2e' });
  for (const [name, value] of Object.entries(query ?? {})) given.set(name, String(value));
  return `${path}?${given.toString()}`;
}

/** Reads an endpoint with the session of a window. */
export async function readOf<P, Q, A>(
  page: Page,
  endpoint: Endpoint<P, Q, unknown, A>,
  call: Call<P, Q> = {},
): Promise<A> {
  const response = await page.request.get(new URL(addressOf(endpoint, call), page.url()).href);
  if (!response.ok()) throw new Error(`${endpoint.path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as A; // as: the server serialises by the endpoint's own schema
}

/** Sends something to an endpoint with the session of a window. */
export async function sendOf<B, A>(
  page: Page,
  endpoint: Endpoint<unknown, unknown, B, A>,
  body: B,
): Promise<A> {
  const response = await page.request.fetch(new URL(addressOf(endpoint, {}), page.url()).href, {
    method: endpoint.method,
    headers: { 'idempotency-key': randomUUID() },
    data: body,
  });
  if (!response.ok()) throw new Error(`${endpoint.path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as A; // as: the server serialises by the endpoint's own schema
}

/** Fetches a document with the session of a window. */
export async function fileOf<P, Q>(
  page: Page,
  endpoint: Endpoint<P, Q>,
  call: Call<P, Q> = {},
): Promise<Buffer> {
  const response = await page.request.get(new URL(addressOf(endpoint, call), page.url()).href);
  if (!response.ok()) throw new Error(`${endpoint.path}: ${response.status()} ${await response.text()}`);
  return response.body();
}
