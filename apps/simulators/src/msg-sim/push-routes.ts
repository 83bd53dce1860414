import type { FastifyInstance } from 'fastify';
import { type MsgState, takeMessage, simName, textAt } from './msg-state.ts';
import { isVapid, newBrowser, readPush, type SimBrowser } from './push-crypto.ts';

/** The one that is there from the start. */
const FIRST = 'first-browser';

/** How a browser would let itself be told of something. */
export interface SimSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser at the stand-in for a push service, made where it is not there yet. */
export function subscriptionOf(state: MsgState, url: string, name: string = FIRST): SimSubscription {
  const browser = state.browsers.get(name) ?? newBrowser();
  state.browsers.set(name, browser);
  const { curve, auth } = browser;
  return {
    endpoint: `${url}/push/${name}`,
    p256dh: curve.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
}

function told(browser: SimBrowser, body: unknown): string | null {
  try {
    return readPush(browser, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  } catch {
    return null;
  }
}

/** Telling browsers something as push services have it (RFC 8030): what only the browser can read stands in the inbox. */
export function addPush(app: FastifyInstance, state: MsgState): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { name: string } }>('/push/:name', async ({ params, headers, body, host }, reply) => {
    const browser = state.browsers.get(params.name);
    if (browser === undefined) return reply.code(410).send('gone');
    if (!isVapid(headers.authorization ?? '', `http://${host}`, state.clock()))
      return reply.code(403).send('vapid');
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/u.test(String(headers['ttl'])))
      return reply.code(400).send('encoding or TTL');
    const text = told(browser, body);
    if (text === null) return reply.code(400).send('unreadable');
    const notice: unknown = JSON.parse(text);
    takeMessage(state, {
      key: simName('push'),
      channel: 'push',
      to: [params.name],
      subject: textAt(notice, 'title'),
      text: `${textAt(notice, 'text')} ${textAt(notice, 'path')}`,
      files: [],
    });
    return reply.code(201).send();
  });
  app.post<{ Params: { name: string } }>('/__sim/browsers/:name', async ({ params, host }) =>
    subscriptionOf(state, `http://${host}`, params.name),
  );
  app.delete<{ Params: { name: string } }>('/__sim/browsers/:name', async ({ params }) => ({
    gone: state.browsers.delete(params.name),
  }));
}
