import { earlyRefusals } from '@nidan/contract/kernel/early-refusals';
import { ApiRefusal } from './api-refusal.ts';
import { faultsOfSchema, type Schema } from './check-schema.ts';

/** Throws `invalid-input` with one error per field when `body` breaks the endpoint's schema, so that it is never sent. */
export function checkBody(schema: Schema, body: unknown): void {
  const errors = faultsOfSchema(schema, body);
  if (errors.length > 0) {
    throw new ApiRefusal({
      status: 400,
      code: 'invalid-input',
      msg: earlyRefusals['invalid-input'].msg,
      errors,
    });
  }
}
