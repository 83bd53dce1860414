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
  | {
      readonly kind: 'lab';
      readonly endpoint: Endpoint;
      /** What costs time and needs no database, such as looking through a file: done between two transactions. */
      readonly beforehand?: {
        admit(ctx: Ctx, input: Untyped): void;
        inspect(input: Untyped, services: Services): Promise<unknown>;
      };
      /** Whether a read goes by keys of an index: then its statements are planned once for all values, as those of commands are. */
      goesByKey?(input: Untyped): boolean;
      run(ctx: Ctx, input: Untyped, inspected?: unknown): Promise<unknown>;
    }
  | {
      readonly kind: 'document';
      readonly endpoint: Endpoint;
      /** The lab of an address that carries it otherwise than as l_id; null for an address that is none. */
      labOf?(input: Untyped): number | null;
      load(ctx: Ctx, input: Untyped): Promise<unknown>;
      render(data: unknown, services: Services): Promise<RenderedDocument>;
    }
  | {
      readonly kind: 'stream';
      readonly endpoint: Endpoint;
      open(ctx: StreamCtx, input: Untyped): AsyncIterable<string>;
    };

/** What a stream gets when its reader was admitted to the lab. */
export interface StreamCtx {
  readonly services: Services;
  readonly lId: number;
  /** The reader's `Last-Event-ID`; null for one that comes for the first time. */
  readonly since: string | null;
  /** Aborted when the reader is gone, or their session has ended. */
  readonly gone: AbortSignal;
}

export interface RenderedDocument {
  readonly bytes: Uint8Array;
  /** File name offered to the person; letters, digits, hyphen and underscore. */
  readonly fileName: string;
  /** Set when the bytes are compressed already. */
  readonly encoding?: 'gzip';
  /** Set for what somebody else made: it is saved and never shown here, under its own media type. */
  readonly savedAs?: string;
}

type Typed<P, Q, B> = Input<P, Q, B>;

/** Joins an endpoint of a lab with the command or query that serves it, inside one transaction. */
export function implement<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  command: (ctx: Ctx, input: Typed<P, Q, B>) => Promise<A>,
): Extract<Route, { kind: 'lab' }> {
  return {
    kind: 'lab',
    endpoint,
    // as: the endpoint's own schemas have validated the input before it comes here
    run: (ctx, input) => command(ctx, input as Typed<P, Q, B>),
  };
}

/**
 * Joins an endpoint with a read that goes by the keys of an index, whatever it is asked for or where `goesByKey` says so: then its
 * statements are planned once, as planning a join of many tables costs more than running it.
 */
export function implementByKey<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  read: (ctx: Ctx, input: Typed<P, Q, B>) => Promise<A>,
  goesByKey: (input: Typed<P, Q, B>) => boolean = () => true,
): Route {
  return {
    ...implement(endpoint, read),
    // as: the endpoint's own schemas have validated the input before it comes here
    goesByKey: (input) => goesByKey(input as Typed<P, Q, B>),
  };
}

/**
 * Joins an endpoint with a command that needs its input looked at first: `admit` refuses who may not call it, then `inspect`
 * looks without a transaction, and what it found is given to the command.
 */
export function implementInspected<P, Q, B, A, F>(
  endpoint: Endpoint<P, Q, B, A>,
  steps: {
    admit(ctx: Ctx, input: Typed<P, Q, B>): void;
    inspect(input: Typed<P, Q, B>, services: Services): Promise<F>;
    command(ctx: Ctx, input: Typed<P, Q, B>, inspected: F): Promise<A>;
  },
): Route {
  return {
    kind: 'lab',
    endpoint,
    beforehand: {
      // as: the endpoint's own schemas have validated the input before it comes here
      admit: (ctx, input) => steps.admit(ctx, input as Typed<P, Q, B>),
      // as: as above
      inspect: (input, services) => steps.inspect(input as Typed<P, Q, B>, services),
    },
    // as: the input as above; `inspect` of the same route found the rest
    run: (ctx, input, inspected) => steps.command(ctx, input as Typed<P, Q, B>, inspected as F),
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
    labOf?(input: Typed<P, Q, B>): number | null;
    load(ctx: Ctx, input: Typed<P, Q, B>): Promise<D>;
    render(data: D, services: Services): Promise<RenderedDocument>;
  },
): Route {
  return {
    kind: 'document',
    endpoint,
    ...(steps.labOf === undefined
      ? {}
      : {
          // as: the endpoint's own schemas have validated the input before it comes here
          labOf: (input) => steps.labOf?.(input as Typed<P, Q, B>) ?? null,
        }),
    // as: the endpoint's own schemas have validated the input before it comes here
    load: (ctx, input) => steps.load(ctx, input as Typed<P, Q, B>),
    // as: `load` of the same pair made it
    render: (data, services) => steps.render(data as D, services),
  };
}

/** Joins an endpoint that goes on telling: the reader is admitted first, in a transaction that has ended when the stream begins. */
export function implementStream<P, Q, B>(
  endpoint: Endpoint<P, Q, B>,
  open: (ctx: StreamCtx, input: Typed<P, Q, B>) => AsyncIterable<string>,
): Route {
  return {
    kind: 'stream',
    endpoint,
    // as: the endpoint's own schemas have validated the input before it comes here
    open: (ctx, input) => open(ctx, input as Typed<P, Q, B>),
  };
}
