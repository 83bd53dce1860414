import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = Number(new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Everything the server answers to these bytes until it closes the connection, or has been silent for a second. */
async function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let said = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (part) => (said += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
/** How many answers came back: a smuggled request would get one of its own. */
const countOf = (answer: string): number => [...answer.matchAll(/HTTP\/1\.1 \d{3}/g)].length;

const lines = (...parts: string[]): string => parts.join('\r\n');
const hidden = 'GET /api/public/ping HTTP/1.1\r\nHost: a\r\n\r\n';

describe('bytes that two readers could read as different requests are refused, and nothing after them is read', () => {
  it.each([
    [
      'a length beside chunks',
      lines(
        'POST /api/login HTTP/1.1',
        'Host: a',
        'Content-Length: 6',
        'Transfer-Encoding: chunked',
        '',
        '0',
        '',
        hidden,
      ),
    ],
    [
      'chunks beside a length',
      lines(
        'POST /api/login HTTP/1.1',
        'Host: a',
        'Transfer-Encoding: chunked',
        'Content-Length: 6',
        '',
        '0',
        '',
        hidden,
      ),
    ],
    [
      'two lengths',
      lines(
        'POST /api/login HTTP/1.1',
        'Host: a',
        'Content-Length: 5',
        'Content-Length: 6',
        '',
        'hello',
        hidden,
      ),
    ],
    [
      'two lengths in one header',
      lines('POST /api/login HTTP/1.1', 'Host: a', 'Content-Length: 5, 6', '', 'hello', hidden),
    ],
    [
      'a signed length',
      lines('POST /api/login HTTP/1.1', 'Host: a', 'Content-Length: +5', '', 'hello', hidden),
    ],
    [
      'a length in hexadecimal',
      lines('POST /api/login HTTP/1.1', 'Host: a', 'Content-Length: 0x5', '', 'hello', hidden),
    ],
    [
      'chunks under another name',
      lines('POST /api/login HTTP/1.1', 'Host: a', 'Transfer-Encoding: xchunked', '', '0', '', hidden),
    ],
    [
      'chunks that are not last',
      lines(
        'POST /api/login HTTP/1.1',
        'Host: a',
        'Transfer-Encoding: chunked, identity',
        '',
        '0',
        '',
        hidden,
      ),
    ],
    [
      'a space before the colon',
      lines('POST /api/login HTTP/1.1', 'Host: a', 'Transfer-Encoding : chunked', '', '0', '', hidden),
    ],
    [
      'a folded header',
      lines('POST /api/login HTTP/1.1', 'Host: a', 'Transfer-Encoding:', ' chunked', '', '0', '', hidden),
    ],
    [
      'a name with a control character',
      lines('GET /api/public/ping HTTP/1.1', 'Host: a', 'X\x01: b', '', ''),
    ],
    ['a value with a NUL', lines('GET /api/public/ping HTTP/1.1', 'Host: a', 'X-A: b\0c', '', '')],
    ['a bare carriage return', 'GET /api/public/ping HTTP/1.1\r\nHost: a\r\nX-A: b\rX-B: c\r\n\r\n'],
    [
      'a bad chunk size',
      lines(
        'POST /api/login HTTP/1.1',
        'Host: a',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
        '',
        'zz',
        '',
        hidden,
      ),
    ],
    ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n'],
    ['another version', lines('GET /api/public/ping HTTP/3.7', 'Host: a', '', '')],
    ['no host', lines('GET /api/public/ping HTTP/1.1', '', '')],
  ])('%s', async (_, bytes) => {
    const answer = await answerTo(bytes);
    expect(countOf(answer)).toBe(1);
    expect(statusOf(answer)).toBe(400);
  });

  it('a well-formed pair gets two answers, so that the count can fail', async () => {
    const answer = await answerTo(`${hidden}${hidden.replace('Host: a', 'Host: a\r\nConnection: close')}`);
    expect(countOf(answer)).toBe(2);
  });
});

it('tells in its own words what is wrong, and nothing of the machine', async () => {
  const answer = await answerTo(lines('GET / HTTP/1.1', 'Host: a', 'X\x01: b', '', ''));
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    msg: 'The request is not valid HTTP',
    code: 'malformed-request',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).not.toMatch(/HPE_|node|stack/i);
});

it.each([
  ['one of 40 KB', `X-A: ${'a'.repeat(40_000)}`],
  ['many that are small', Array.from({ length: 3_000 }, (_, at) => `X-${at}: aaaaaaaa`).join('\r\n')],
])('headers that are too large, %s, are refused', async (_, header) => {
  const answer = await answerTo(lines('GET /api/public/ping HTTP/1.1', 'Host: a', header, '', ''));
  expect(statusOf(answer)).toBe(431);
  expect(answer).toContain('headers-too-large');
});

it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'DEBUG', 'OPTIONS'])(
  'the method %s does nothing',
  async (method) => {
    const target = method === 'CONNECT' ? 'evil.example:443' : '/api/public/ping';
    const answer = await answerTo(
      lines(`${method} ${target} HTTP/1.1`, 'Host: a', 'X-Secret: canary', 'Connection: close', '', ''),
    );
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(answer).not.toContain('canary');
  },
);

it('an address of another server is not fetched', async () => {
  const answer = await answerTo(
    lines('GET http://169.254.169.254/latest/ HTTP/1.1', 'Host: a', 'Connection: close', '', ''),
  );
  expect(statusOf(answer)).toBe(404);
});
