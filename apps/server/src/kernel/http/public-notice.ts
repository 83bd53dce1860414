import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { LANGUAGES, type Language } from '@nidan/domain/enumerations/bills';
import type { Notice } from '@nidan/domain/public-pages/notice-words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refuse.ts';
import { noticePage, sendPublicPage } from './serving/public-page.ts';

function rootOf(path: string): string {
  return path.split(/[/?]/u)[1] ?? '';
}

/** The first parts of the addresses that people open without a sign-in: whatever is asked for below one is answered by a page. */
export function publicRoots(endpoints: readonly Endpoint[]): ReadonlySet<string> {
  const pages = endpoints.filter(({ access, produces }) => access === 'public' && produces === 'text/html');
  return new Set(pages.map(({ path }) => rootOf(path)));
}

/** True when whoever sent the request opened a page, at an address that exists or not. */
export function opensPublicPage({ url }: FastifyRequest, roots: ReadonlySet<string>): boolean {
  return roots.has(rootOf(url));
}

function languageAsked({ url }: FastifyRequest): Language | null {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('lang');
  return LANGUAGES.find((language) => language === asked) ?? null;
}

function noticeOf(refusal: Refusal | null): Notice {
  if (refusal === null) return 'failed';
  if (refusal.status === 429) return 'tooMany';
  if (refusal.status === 404) return 'unknownLink';
  return refusal.status >= 500 ? 'noAnswer' : 'unreadable';
}

/** Answers a request of a public page that was refused, or failed (null), by a page; the status is that of the refusal. */
export async function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal | null,
): Promise<FastifyReply> {
  sendPublicPage(reply, refusal?.status ?? 500);
  return reply.send(noticePage(noticeOf(refusal), languageAsked(request)));
}
