import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

function deviceCookieName(config: Config): string {
  return config.secureCookies ? '__Host-nidan-device' : 'nidan-device';
}

/** The token that stays with the browser of a request; null for one that has none of ours. */
export function deviceTokenOf({ cookies }: FastifyRequest, config: Config): string | null {
  const token = cookies[deviceCookieName(config)] ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Leaves a token with the browser, for so many days; it opens nothing. */
export function setDeviceCookie(
  reply: FastifyReply,
  config: Config,
  { token, days }: { readonly token: string; readonly days: number },
): void {
  reply.setCookie(deviceCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.secureCookies,
    maxAge: days * 86_400,
  });
}
