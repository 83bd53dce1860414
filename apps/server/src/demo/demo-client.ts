import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { FastifyInstance } from 'fastify';
import { newId } from '../kernel/database/new-id.ts';

/** Calls the API as one person of the demo lab, without a network. */
export interface DemoClient {
  call<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, input: { params?: P; query?: Q; body?: B }): Promise<A>;
}

interface DemoPerson {
  readonly lId: number;
  readonly cookie: { readonly name: string; readonly token: string };
}

export function demoClient(app: FastifyInstance, { lId, cookie }: DemoPerson): DemoClient {
  return {
    async call(endpoint, { params, query, body }) {
      const given = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
      const response = await app.inject({
        method: endpoint.method,
        url: Object.entries(params ?? {}).reduce(
          (path, [name, value]) => path.replace(`:${name}`, String(value)),
          endpoint.path,
        ),
        query: Object.fromEntries([...given, ['l_id', String(lId)], ['source', 'demo']]),
        headers: endpoint.mutates ? { 'idempotency-key': newId() } : {},
        cookies: { [cookie.name]: cookie.token },
        ...(body === undefined ? {} : { payload: body as object }), // as: every body is an object schema
      });
      if (response.statusCode !== 200)
        throw new Error(`${endpoint.path}: ${response.statusCode} ${response.body}`);
      return response.json();
    },
  };
}
