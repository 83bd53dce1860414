import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { callOut, listAt, NoAnswer, numberAt, textAt } from './call-out.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

it('sends JSON and answers status and JSON', async () => {
  const baseUrl = await serving((request, response) => {
    response.statusCode = 400;
    response.end(JSON.stringify({ error: { description: request.headers['content-type'] }, amounts: [1] }));
  });
  const { status, json } = await callOut({ baseUrl, path: '/v1', method: 'POST', body: { a: 1 } });
  expect([status, textAt(json, 'error', 'description')]).toEqual([400, 'application/json']);
  expect([
    listAt(json, 'amounts'),
    listAt(json, 'nothing'),
    numberAt(json, 'error'),
    textAt(null, 'x'),
  ]).toEqual([[1], [], null, null]);
});

it('follows no redirect', async () => {
  let reached = false;
  const inside = await serving((_, response) => {
    reached = true;
    response.end('{}');
  });
  const baseUrl = await serving((_, response) => {
    response.writeHead(302, { location: `${inside}/latest/meta-data` });
    response.end();
  });
  await expect(callOut({ baseUrl, path: '/', method: 'GET' })).rejects.toThrow(NoAnswer);
  expect(reached).toBe(false);
});

it('reads no answer that is too large, and has none from who is not there', async () => {
  const baseUrl = await serving((_, response) => response.end('x'.repeat(300 * 1024)));
  await expect(callOut({ baseUrl, path: '/', method: 'GET' })).rejects.toThrow(NoAnswer);
  servers[0]?.closeAllConnections();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  await expect(callOut({ baseUrl, path: '/', method: 'GET' })).rejects.toThrow(NoAnswer);
});

it('answers null for what is no JSON', async () => {
  const baseUrl = await serving((_, response) => response.end('<html>'));
  expect(await callOut({ baseUrl, path: '/', method: 'GET' })).toEqual({ status: 200, json: null });
});
