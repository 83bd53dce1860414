import { stringFormats } from '@nidan/contract/kernel/formats';
import { Ajv } from 'ajv';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';

/** Teaches Ajv the named formats of the contract, whose checks are the domain's. */
export function withFormats(ajv: Ajv): Ajv {
  for (const [name, { check }] of Object.entries(stringFormats)) {
    ajv.addFormat(name, { type: 'string', validate: check });
  }
  return ajv;
}

// Nothing is removed or coerced in a body; a query and a path are text, so there "7" may become 7.
const options = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: false,
  strict: false,
  verbose: true,
} as const;
const bodies = withFormats(new Ajv({ ...options, coerceTypes: false }));
const texts = withFormats(new Ajv({ ...options, coerceTypes: true }));

/** Path of the first text that PostgreSQL cannot hold to the letter: with a NUL or half a character; null when there is none. */
function unstorableAt(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableAt(part, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A compiled schema as Fastify calls it: what is wrong stands in `errors` after a call that answers false. */
interface Validator {
  (data: unknown): boolean;
  errors: FastifySchemaValidationError[] | null;
}

/**
 * Compiles a route's schemas: positive validation, unknown fields refused, named formats checked by the domain, and no text
 * that cannot be stored.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const part = httpPart === 'body' ? bodies : texts;
  const check: Validator = (data) => {
    check.errors = null;
    // Ajv keeps what it has compiled by the schema.
    const validate = part.compile(schema);
    if (!validate(data)) {
      // as: Ajv's errors are what Fastify's type of them is made of
      check.errors = (validate.errors ?? []) as FastifySchemaValidationError[];
      return false;
    }
    const instancePath = unstorableAt(data, '');
    if (instancePath === null) return true;
    check.errors = [{ keyword: 'storable', instancePath, schemaPath: '', params: {}, message: '' }];
    return false;
  };
  check.errors = null;
  return check;
};
