import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../kernel/database/new-id.ts';
import type { CaseCall } from './route-case.ts';
import { payloadOf } from '../payload-of.ts';

interface Sender {
  readonly lId: number;
  /** Session token; null for nobody. */
  readonly token: string | null;
  /** Idempotency key; a new one unless told. */
  readonly key?: string;
}

export interface CaseAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Buffer;
}

function fieldsOf(part: unknown): readonly [string, unknown][] {
  return Object.entries(Object(part)).filter(([, value]) => value !== undefined);
}

/** Sends a request as somebody, whether it is right or not. */
export async function sendCase(
  server: FastifyInstance,
  { endpoint, call, as: sender }: { endpoint: Endpoint; call: CaseCall; as: Sender },
): Promise<CaseAnswer> {
  const url = fieldsOf(call.params).reduce(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(String(value))),
    endpoint.path,
  );
  const query = fieldsOf(call.query).map(([name, value]) => [name, String(value)]);
  const { payload, headers } = payloadOf(endpoint, call.body);
  const answer = await server.inject({
    method: endpoint.method,
    url,
    query: Object.fromEntries([...query, ['l_id', String(sender.lId)], ['source', 'matrix']]),
    headers: { ...headers, ...(endpoint.mutates ? { 'idempotency-key': sender.key ?? newId() } : {}) },
    ...(sender.token === null ? {} : { cookies: { nidan: sender.token } }),
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.payload,
    bytes: answer.rawPayload,
  };
}
