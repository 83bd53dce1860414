import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { Ctx } from './context.ts';
import type { Input, Route } from './route.ts';

type Part<T> = object extends T ? ([keyof T] extends [never] ? [] : [T]) : [T];
/** What an endpoint takes, in the order of its address, its query and its body; a part without fields is left out. */
type PartsOf<P, Q, B> = [...Part<P>, ...Part<Q>, ...Part<B>];

/** A command or query that other code calls, and the route of its endpoint. */
export type Served<Parts extends readonly unknown[], A> = ((ctx: Ctx, ...parts: Parts) => Promise<A>) &
  Extract<Route, { kind: 'lab' }>;

const PARTS = ['params', 'query', 'body'] as const;

function hasFields(schema: object | null): boolean {
  if (schema === null) return false;
  const properties: unknown = Reflect.get(schema, 'properties');
  return properties === undefined || Object.keys(Object(properties)).length > 0;
}

/** Serves an endpoint of a lab with a command or query, inside one transaction: its parts and its answer have their types from there. */
export function serve<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  command: (ctx: Ctx, ...parts: PartsOf<P, Q, B>) => Promise<A>,
): Served<PartsOf<P, Q, B>, A> {
  const taken = PARTS.filter((part) => hasFields(endpoint[part]));
  const partsOf = (input: Input<unknown, unknown, unknown>): unknown[] => taken.map((part) => input[part]);
  return Object.assign((ctx: Ctx, ...parts: PartsOf<P, Q, B>) => command(ctx, ...parts), {
    kind: 'lab' as const,
    endpoint,
    // as: the endpoint's own schemas have validated the input before it comes here
    run: (ctx: Ctx, input: Input<unknown, unknown, unknown>) =>
      command(ctx, ...(partsOf(input) as PartsOf<P, Q, B>)),
  });
}
