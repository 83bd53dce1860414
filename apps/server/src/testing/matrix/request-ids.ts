import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { newId } from '../../kernel/database/new-id.ts';
import type { CaseCall } from './route-case.ts';

/** One value of a request: where it stands and what it is. */
export interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Fields that name a thing without being its UUID. */
const NAMED_IDS = /^(barcodes?|labNo|lId|token|patientCode|reportNo)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function idFieldsIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { anyOf, items, properties, format }: Record<string, unknown> = { ...schema };
  if (Array.isArray(anyOf)) return anyOf.flatMap((branch) => idFieldsIn(branch, at));
  if (items !== undefined) return idFieldsIn(items, `${at}[]`);
  if (properties !== undefined)
    return Object.entries(Object(properties)).flatMap(([name, field]) => idFieldsIn(field, `${at}.${name}`));
  const name = /(\w+)(?:\[\])?$/.exec(at)?.[1] ?? '';
  return format === 'uuid' || NAMED_IDS.test(name) ? [at] : [];
}

/** The fields of an endpoint that take the id of a thing: `body.tests[].billTestId`. */
export function idFieldsOf({ params, query, body }: Endpoint): string[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) => idFieldsIn(schema, part));
}

function leavesIn(value: unknown, path: readonly string[]): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesIn(inner, [...path, name]));
}

/** Every value of a request that was given. */
export function leavesOf(call: CaseCall): Leaf[] {
  return leavesIn(call, []).filter(({ value }) => value !== undefined);
}

/** `body.tests[].billTestId` of the leaf at body, tests, 0, billTestId. */
export function fieldOf({ path }: Leaf): string {
  return path.map((name, at) => (/^\d+$/.test(name) ? '[]' : at === 0 ? name : `.${name}`)).join('');
}

function replacedIn(value: unknown, path: readonly string[], by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === name ? replacedIn(inner, rest, by) : inner));
  const record: Record<string, unknown> = { ...Object(value) };
  return { ...record, [name]: replacedIn(record[name], rest, by) };
}

/** The request with another value at one place, whether the place was filled or not. */
export function withLeaf(call: CaseCall, { path, value }: Leaf): CaseCall {
  return Object(replacedIn(call, path, value));
}

/** An id in the same form that nothing has. */
export function absentLike(value: unknown): unknown {
  if (typeof value === 'number') return 999_999;
  if (typeof value !== 'string') return value;
  if (UUID.test(value)) return newId();
  return value.includes(',') ? value.split(',').map(absentLike).join() : value.replace(/\d/g, '9');
}
