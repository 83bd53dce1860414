import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { webFolder } from './serving/serve-web.ts';

/** True for a person who opened an address that the web app has a page for, and not for a program. */
export function isToldByPage({ routeOptions, headers: { accept } }: FastifyRequest): boolean {
  return routeOptions.config.endpoint?.openedByPeople === true && accept?.includes('text/html') === true;
}

/** Sends the web app, which says by the address what is missing; the status of the answer stays. */
export async function sendWebApp(reply: FastifyReply): Promise<FastifyReply> {
  const page = await readFile(join(webFolder, 'index.html'), 'utf8');
  return reply.type('text/html; charset=utf-8').send(page);
}
