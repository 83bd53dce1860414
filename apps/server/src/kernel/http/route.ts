import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from './context.ts';
import type { Services } from './services.ts';

export interface Input<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** What an endpoint without a lab gets: the process's services and the bare request, for cookies. */
export interface OpenCtx {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Untyped = Input<unknown, unknown, unknown>;

export type Route =
  | {
      readonly kind: 'open';
      readonly endpoint: Endpoint;
      run(ctx: OpenCtx, input: Untyped): Promise<unknown>;
    }
  | { readonly kind: 'lab'; readonly endpoint: Endpoint; run(ctx: Ctx, input: Untyped): Promise<unknown> }
  | {
      readonly kind: 'document';
      readonly endpoint: Endpoint;
      load(ctx: Ctx, input: Untyped): Promise<unknown>;
      render(data: unknown, services: Services): Promise<RenderedDocument>;
    };

export interface RenderedDocument {
  readonly bytes: Uint8Array;
  /** File name offered to the person; letters, digits, hyphen and underscore. */
  readonly fileName: string;
  /** Set when the bytes are compressed already. */
  readonly encoding?: 'gzip';
}

type Typed<P, Q, B> = Input<P, Q, B>;

/** Joins an endpoint of a lab with the command or query that serves it, inside one transaction. */
export function implement<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  command: (ctx: Ctx, input: Typed<P, Q, B>) => Promise<A>,
): Route {
  return {
    kind: 'lab',
    endpoint,
    // as: the endpoint's own schemas have validated the input before it comes here
    run: (ctx, input) => command(ctx, input as Typed<P, Q, B>),
  };
}

/** Joins an endpoint that belongs to no lab (sign-in, ping) with its handler. */
export function implementOpen<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  handler: (ctx: OpenCtx, input: Typed<P, Q, B>) => Promise<A>,
): Route {
  return {
    kind: 'open',
    endpoint,
    // as: the endpoint's own schemas have validated the input before it comes here
    run: (ctx, input) => handler(ctx, input as Typed<P, Q, B>),
  };
}

/** Joins an endpoint that answers with a file: `load` runs in the transaction, `render` after it has ended. */
export function implementDocument<P, Q, B, D>(
  endpoint: Endpoint<P, Q, B>,
  steps: {
    load(ctx: Ctx, input: Typed<P, Q, B>): Promise<D>;
    render(data: D, services: Services): Promise<RenderedDocument>;
  },
): Route {
  return {
    kind: 'document',
    endpoint,
    // as: the endpoint's own schemas have validated the input before it comes here
    load: (ctx, input) => steps.load(ctx, input as Typed<P, Q, B>),
    // as: `load` of the same pair made it
    render: (data, services) => steps.render(data as D, services),
  };
}
