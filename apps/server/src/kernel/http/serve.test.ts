import { defineEndpoint } from '@nidan/contract/kernel/endpoint';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import type { Ctx } from './context.ts';
import { serve } from './serve.ts';

const change = {
  method: 'POST',
  summary: 'Changes a thing',
  access: 'lab',
  response: Type.String(),
} as const;
// as: no command here looks into it
const ctx = { now: new Date(0) } as Ctx;

test('a command is called by other code with its parts, and by its route with those of the request', async () => {
  const endpoint = defineEndpoint({
    ...change,
    path: '/api/things/:id',
    params: Type.Object({ id: Type.String() }),
    body: Type.Object({ name: Type.String() }),
  });
  const served = serve(endpoint, async (_, { id }, { name }) => `${id} is ${name}`);
  expect(await served(ctx, { id: '7' }, { name: 'new' })).toBe('7 is new');
  expect(served.endpoint).toBe(endpoint);
  expect(await served.run(ctx, { params: { id: '8' }, query: {}, body: { name: 'old' } })).toBe('8 is old');
});

test('parts without fields are left out', async () => {
  const list = defineEndpoint({ ...change, path: '/api/things', query: Type.Object({ q: Type.String() }) });
  const served = serve(list, async (_, { q }) => `all with ${q}`);
  expect(await served.run(ctx, { params: {}, query: { q: 'x' }, body: undefined })).toBe('all with x');
  const bare = serve(defineEndpoint({ ...change, path: '/api/ping' }), async (...parts) =>
    String(parts.length),
  );
  expect(await bare.run(ctx, { params: {}, query: {}, body: undefined })).toBe('1');
});

test('a body of several forms is a part', async () => {
  const either = Type.Union([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })]);
  const served = serve(
    defineEndpoint({ ...change, path: '/api/either', params: Type.Object({}), body: either }),
    async (...[, body]) => JSON.stringify(body),
  );
  expect(await served.run(ctx, { params: {}, query: {}, body: { b: 'x' } })).toBe('{"b":"x"}');
});
