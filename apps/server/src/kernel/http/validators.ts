import { stringFormats } from '@nidan/contract/kernel/formats';
import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

function withFormats(ajv: Ajv): Ajv {
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

/** Compiles a route's schemas: positive validation, unknown fields refused, named formats checked by the domain. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : texts).compile(schema);
