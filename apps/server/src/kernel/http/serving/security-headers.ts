import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

/** Nothing but our own scripts, styles and fonts runs, and nobody frames us (ASVS 3.4.3, 3.4.6). */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  // Pages drawn by the document engine, and small pictures of the build.
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  // Documents to print.
  'frame-src blob:',
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What pages may use of the machine: none of these. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Of every answer, whatever reached it: the bytes of no request included. */
export const headersOfEveryAnswer: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Two years: browsers ask for at least one (ASVS 3.4.1). Only behind TLS, or a counter PC without it would be locked out. */
const STAY_ON_TLS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Sets the headers of every answer on one that reached no route, where hooks do not run. */
export function setSecurityHeaders(reply: FastifyReply, config: Config): void {
  reply.headers(headersOfEveryAnswer);
  if (config.secureCookies) reply.headers(STAY_ON_TLS);
}

/**
 * Sets them on all others, refusals and files among them. An answer may narrow its own policy; without a word of its own about
 * keeping it, no browser and no proxy keeps it, because it carries data of patients.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (_, reply) => setSecurityHeaders(reply, config));
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
