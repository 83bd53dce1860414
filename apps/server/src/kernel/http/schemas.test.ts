import { expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { serialiserOf } from './serializers.ts';
import { compileValidator } from './validators.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const answering = named.filter(([, { produces }]) => produces === 'application/json');

it.each(named)('%s takes schemas that compile', (_, { method, path: url, params, query, body }) => {
  const parts = { params, querystring: query, ...(body === null ? {} : { body }) };
  for (const [httpPart, schema] of Object.entries(parts)) {
    expect(compileValidator({ schema, method, url, httpPart })({})).toBeTypeOf('boolean');
  }
});

it.each(answering)('%s answers by a schema that compiles', (_, { response }) => {
  expect(serialiserOf(response)).toBeTypeOf('function');
});

it('a schema that does not compile is found', () => {
  expect(() => serialiserOf({ $ref: '#/nowhere' })).toThrow('#/nowhere');
  const part = { method: 'GET', url: '/', httpPart: 'body' };
  const check = compileValidator({ schema: { type: 'nothing' }, ...part });
  expect(() => check({})).toThrow('schema is invalid');
});
