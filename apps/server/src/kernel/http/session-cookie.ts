import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** Name of the session cookie; behind TLS it carries the prefix that browsers bind to this host. */
export function sessionCookieName(config: Config): string {
  return config.secureCookies ? '__Host-nidan' : 'nidan';
}

/** Sets the session cookie: HttpOnly, same site, gone with the session's own end. */
export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    maxAge: config.sessionHours * 3_600,
  });
}

/** Takes the session cookie away. */
export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), { path: '/' });
}
