import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { NoAnswer } from './call-out.ts';
import { isInnerAddress, TargetRefused } from './guarded-address.ts';
import { guardedCall } from './guarded-call.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function call(url: string, allowed: readonly string[], patienceMs = 5_000) {
  const body = Buffer.from('{}');
  return guardedCall({ url, method: 'POST', headers: {}, body, allowed, patienceMs });
}

it.each([
  ['127.0.0.1', true],
  ['10.9.8.7', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['169.254.169.254', true],
  ['100.64.1.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['1.1.1.1', false],
  ['2606:4700::1', false],
])('%s is inside: %s', (address, isInner) => {
  expect(isInnerAddress(address)).toBe(isInner);
});

describe('a call of an address that somebody gave', () => {
  it('reaches what is listed exactly', async () => {
    const port = await serving((_, response) => response.end('here'));
    expect(await call(`http://127.0.0.1:${port}/a`, [`127.0.0.1:${port}`])).toEqual({
      status: 200,
      text: 'here',
    });
  });

  it('reaches nothing inside, whatever its name is', async () => {
    let reached = false;
    const port = await serving((_, response) => {
      reached = true;
      response.end();
    });
    // The name is listed, and leads to this machine.
    await expect(call('https://localhost/', ['localhost'])).rejects.toMatchObject({ fault: 'inner-address' });
    await expect(call(`https://localhost:${port}/`, ['localhost'])).rejects.toMatchObject({
      fault: 'not-listed',
    });
    await expect(call(`http://127.0.0.1:${port}/`, ['graph.facebook.com'])).rejects.toBeInstanceOf(
      TargetRefused,
    );
    expect(reached).toBe(false);
  });

  it('follows no redirect, and has no answer from who takes too long or says too much', async () => {
    const port = await serving((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
      else if (request.url === '/long') response.end('x'.repeat(300 * 1024));
    });
    const allowed = [`127.0.0.1:${port}`];
    expect(await call(`http://127.0.0.1:${port}/moved`, allowed)).toMatchObject({ status: 302 });
    await expect(call(`http://127.0.0.1:${port}/long`, allowed)).rejects.toBeInstanceOf(NoAnswer);
    await expect(call(`http://127.0.0.1:${port}/never`, allowed, 50)).rejects.toBeInstanceOf(NoAnswer);
  });
});
