import type { TSchema } from 'typebox';
import { fieldErrors } from '../http/validation-message.ts';
import { compileValidator } from '../http/validators.ts';
import type { FieldFault } from './cell-faults-of.ts';

/** Holds what a row makes against the body of the endpoint that a person would send it to, with the same words. */
export function bodyFaults(schema: TSchema | null): (body: unknown) => FieldFault[] {
  if (schema === null) throw new Error('The endpoint takes no body');
  const check = compileValidator({ schema, method: 'POST', url: '', httpPart: 'body' });
  return (body) => {
    const outcome: unknown = check(body);
    if (outcome !== false) return [];
    const errors: unknown = Reflect.get(check, 'errors');
    return Array.isArray(errors) ? fieldErrors(errors) : [];
  };
}
