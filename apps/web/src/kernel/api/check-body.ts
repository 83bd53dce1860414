import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { ApiRefusal } from './api-refusal.ts';

/** Throws `invalid-input` with one error per field when `body` breaks the endpoint's schema. */
export function checkBody(schema: TSchema, body: unknown): void {
  if (Check(schema, body)) return;
  const [, errors] = Errors(schema, body);
  const first = new Map<string, string>();
  for (const error of errors) {
    const field = error.instancePath.replace(/^\//, '').replaceAll('/', '.');
    if (!first.has(field)) first.set(field, error.message);
  }
  throw new ApiRefusal({
    status: 400,
    code: 'invalid-input',
    msg: 'Some fields need another value',
    errors: [...first].map(([field, msg]) => ({ field, msg })),
  });
}
