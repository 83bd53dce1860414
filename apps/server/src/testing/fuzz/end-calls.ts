import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { withLeaf } from '../matrix/request-ids.ts';
import type { CaseCall } from '../matrix/route-case.ts';

type Schema = Readonly<Record<string, unknown>>;

interface Place {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Longer texts are left to the random requests. */
const LONGEST_TEXT = 5_000;
/** Rounds to zero in every column. */
const TINY = 1e-9;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function branchesOf(schema: Schema): readonly Schema[] {
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf.filter(isSchema) : [schema];
}

/** The values of a schema, each with its path in a request; of a list its first entry. */
function placesIn(schema: Schema, path: readonly string[]): Place[] {
  return branchesOf(schema).flatMap((branch): Place[] => {
    const { properties, items } = branch;
    if (isSchema(properties))
      return Object.entries(properties).flatMap(([name, field]) =>
        isSchema(field) ? placesIn(field, [...path, name]) : [],
      );
    if (isSchema(items)) return placesIn(items, [...path, '0']);
    return [{ path, schema: branch }];
  });
}

function numberEnds({ type, minimum, maximum, exclusiveMinimum }: Schema): readonly number[] {
  const limits = [minimum, maximum].filter((limit) => typeof limit === 'number');
  if (type === 'integer') return limits;
  const least = typeof exclusiveMinimum === 'number' ? [exclusiveMinimum + TINY] : [];
  return [...limits, ...least, TINY];
}

function textEnds({ format, maxLength, pattern }: Schema): readonly string[] {
  if (format === 'date') return ['0001-01-01', '9999-12-31'];
  if (format === 'date-time') return ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
  const isFree = format === undefined && pattern === undefined && typeof maxLength === 'number';
  return isFree ? ['x'.repeat(Math.min(maxLength, LONGEST_TEXT))] : [];
}

function endsOf(schema: Schema): readonly unknown[] {
  if ('enum' in schema || 'const' in schema) return [];
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return numberEnds(schema);
    case 'string':
      return textEnds(schema);
    default:
      return [];
  }
}

function isReachable(call: CaseCall, path: readonly string[]): boolean {
  let value: unknown = call;
  for (const name of path.slice(0, -1)) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, name);
  }
  return typeof value === 'object' && value !== null;
}

/** A right call with one value at an end of what its schema takes: the first and the last day, limits, and what rounds to zero. */
export function endCallsOf({ params, query, body }: Endpoint, right: CaseCall): CaseCall[] {
  const parts: readonly (readonly [string, unknown])[] = [
    ['params', params],
    ['query', query],
    ['body', body],
  ];
  const call = { params: {}, query: {}, ...right };
  const places = parts.flatMap(([name, schema]) => (isSchema(schema) ? placesIn(schema, [name]) : []));
  return places
    .filter(({ path }) => isReachable(call, path))
    .flatMap(({ path, schema }) => endsOf(schema).map((value) => withLeaf(call, { path, value })));
}
