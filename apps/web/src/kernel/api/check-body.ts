import { stringFormats } from '@nidan/contract/kernel/formats';
import { refusalText } from '@nidan/contract/kernel/refusals';
import type { TSchema } from 'typebox';
import { Set as setFormat } from 'typebox/format';
import { Check, Errors } from 'typebox/schema';
import { ApiRefusal } from './api-refusal.ts';

const messages = new Map<string, string>();
for (const [name, { check, msg }] of Object.entries(stringFormats)) {
  setFormat(name, check);
  messages.set(name, msg);
}

/** Throws `invalid-input` with one error per field when `body` breaks the endpoint's schema. */
export function checkBody(schema: TSchema, body: unknown): void {
  if (Check(schema, body)) return;
  const [, errors] = Errors(schema, body);
  const first = new Map<string, string>();
  for (const error of errors) {
    const field = error.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const format = error.keyword === 'format' ? messages.get(error.params.format) : undefined;
    if (!first.has(field)) first.set(field, format ?? error.message);
  }
  throw new ApiRefusal({
    status: 400,
    code: 'invalid-input',
    msg: refusalText('invalid-input'),
    errors: [...first].map(([field, msg]) => ({ field, msg })),
  });
}
