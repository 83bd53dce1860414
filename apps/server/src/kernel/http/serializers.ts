import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serialise = ReturnType<typeof fastJson>;

const compiled = new WeakMap<object, Serialise>();

/** What turns answers of a schema into JSON text; compiled once, and throws for a schema that cannot be. */
export function serialiserOf(schema: object): Serialise {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const serialise = fastJson(schema);
  compiled.set(schema, serialise);
  return serialise;
}

/**
 * Compiles the schema of an answer when the first one is sent: those of all endpoints together would cost most of the start, for code
 * that a server needs little of at first.
 */
export const compileSerializer: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer) =>
    serialiserOf(schema)(answer);
