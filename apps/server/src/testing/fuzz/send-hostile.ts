import { text as textIn } from 'node:stream/consumers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { newId } from '../../kernel/database/new-id.ts';
import type { HostileRequest } from './hostile-calls.ts';

export interface HostileAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly ms: number;
}

/** A request took longer than that: it hangs. */
export const HANGS_AFTER_MS = 5_000;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');
}

/** Address of a request, with the values of its parameters and its query. */
export function addressOf({ endpoint, call, twist }: HostileRequest, lId: number): string {
  const path = Object.entries(Object(call.params)).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(textOf(value))),
    endpoint.path,
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(call.query)))
    if (value !== undefined) query.append(name, textOf(value));
  if (twist !== 'no lab') query.append('l_id', String(lId));
  if (twist === 'two labs') query.append('l_id', '2');
  return `${path}?${query.toString()}`;
}

function payloadOf({ call, twist }: HostileRequest): string | undefined {
  if (call.body === undefined) return undefined;
  const text = JSON.stringify(call.body);
  return twist === 'broken JSON' ? text.slice(0, -1) : text;
}

function headersOf({ endpoint, twist }: HostileRequest, hasBody: boolean): Record<string, string> {
  const key = twist === 'long key' ? 'k'.repeat(500) : newId();
  return {
    ...(endpoint.mutates && twist !== 'no key' ? { 'idempotency-key': key } : {}),
    ...(hasBody ? { 'content-type': twist === 'other type' ? 'text/xml' : 'application/json' } : {}),
  };
}

/**
 * What an answer says. A stream has answered once it begins, for it lasts as long as it is asked to: its reader leaves then,
 * as one who closes the window.
 */
async function readAnswer({ headers, stream, raw }: LightMyRequestResponse): Promise<string> {
  if (!String(headers['content-type']).startsWith('text/event-stream')) return textIn(stream());
  raw.res.destroy();
  return '';
}

/** Sends a request; null when no answer came in time. Each comes from an address of its own, or public endpoints would stop answering. */
export async function sendHostile(
  server: FastifyInstance,
  request: HostileRequest,
  { lId, token, address }: { lId: number; token: string | null; address: string },
): Promise<HostileAnswer | null> {
  const payload = payloadOf(request);
  const send = async (): Promise<HostileAnswer> => {
    const began = performance.now();
    const answer = await server.inject({
      method: request.endpoint.method,
      url: addressOf(request, lId),
      remoteAddress: address,
      headers: headersOf(request, payload !== undefined),
      payloadAsStream: true,
      ...(token === null ? {} : { cookies: { nidan: token } }),
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: answer.statusCode,
      contentType: answer.headers['content-type'] ?? '',
      text: await readAnswer(answer),
      ms: performance.now() - began,
    };
  };
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), HANGS_AFTER_MS);
  });
  const answer = await Promise.race([send(), patience]);
  clearTimeout(timer);
  return answer;
}
