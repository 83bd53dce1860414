import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { refuse } from '../refuse.ts';

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A name that nobody else can point at this machine: an address, or the machine itself. */
function isOwnName(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replaceAll(/^\[|\]$/g, '')) > 0;
}

/**
 * Where the browser says that the request comes from is here; a client that is no browser says nothing. Here is what PUBLIC_URL
 * says, as the Host of a request is what whoever sends it likes; without it, an address of this machine and no name, which
 * somebody else could let point here.
 */
function isOwnOrigin({ headers: { origin }, host }: FastifyRequest, config: Config): boolean {
  if (origin === undefined) return true;
  // A page without an origin of its own, such as a sandboxed frame, says "null".
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (config.secureCookies && from.protocol !== 'https:') return false;
  const known = publicOrigin(config);
  return known === null ? from.host === host && isOwnName(from.hostname) : from.origin === known;
}

function publicOrigin({ publicUrl }: Config): string | null {
  return publicUrl !== null && URL.canParse(publicUrl) ? new URL(publicUrl).origin : null;
}

/** An answer that goes on telling would hold a connection for whoever makes a browser ask (ASVS 4.4.2). */
function isStream({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.endpoint?.produces === 'text/event-stream';
}

/** A request from another site changes nothing and follows nothing: browsers say where a request comes from (ASVS 3.5.1). */
export function refuseOtherSites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) && !isStream(request)) return;
    const site = request.headers['sec-fetch-site'];
    const elsewhere = site === 'cross-site' || site === 'same-site';
    if (elsewhere || !isOwnOrigin(request, config)) throw refuse('other-site');
  });
}
