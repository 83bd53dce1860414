import type { Module } from '@nidan/domain/access/modules';
import type { AccountNeed } from '@nidan/domain/status-sets/money/lab-account';
import { type Static, type TSchema, Type } from 'typebox';

/**
 * Who may call: everybody, any signed-in session, a session with a lab, the platform operator in whichever lab, or a role
 * that has all `bits` on `module` (spec §6).
 */
export type Access =
  | 'public'
  | 'session'
  | 'lab'
  | 'operator'
  | { readonly module: Module; readonly bits: number };

/** When the person must have proved within `PROOF_MINUTES` who they are: always, or when a field of the body is true. */
export type StepUp = boolean | { readonly whenTrue: string };

/** How old the last proof (password or code) may be for an endpoint that declares `stepUp`. */
export const PROOF_MINUTES = 5;

/** Header of a request that a screen sends of itself while nobody is at it: it keeps no session alive. */
export const UNATTENDED_HEADER = 'nidan-unattended';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface EndpointSpec<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Answer extends TSchema,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Answer;
  /** Media type of an answer that is not JSON, such as a PDF. */
  readonly produces?: string;
  /** Largest body in bytes; 64 KiB unless told. */
  readonly bodyLimit?: number;
  /** The command gets the bytes as they were sent, for whoever signs those; what they say it reads itself. */
  readonly takesRawBody?: boolean;
  /** The body is a form of a page without script, and nothing else. */
  readonly takesForm?: boolean;
  /** False for a POST that changes nothing, such as a search with a long filter. */
  readonly mutates?: boolean;
  /** Fields of the answer that are told once: the answer kept for a repeated request has null there. */
  readonly shownOnce?: readonly string[];
  /** Most calls a minute from one address where anybody may call, of one session elsewhere; as many as come unless told. */
  readonly perMinute?: number;
  /** An address that people open by themselves: what is refused there is told by a page of the web app. */
  readonly openedByPeople?: boolean;
  /** What the standing of the lab's account must not forbid; 'signIn', any use of the lab, unless told (spec §4). */
  readonly accountNeed?: AccountNeed;
  /** Asks for the password or a code again when the last proof is too old; not unless told. */
  readonly stepUp?: StepUp;
  /** Masked demo users may call it though it changes something: what is theirs alone, such as their language; not unless told. */
  readonly demoMay?: boolean;
}

/** An endpoint as data. The type parameters are plain types, computed once here and not at each use. */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: TSchema;
  readonly query: TSchema;
  readonly body: TSchema | null;
  readonly response: TSchema;
  readonly produces: string;
  readonly bodyLimit: number;
  readonly mutates: boolean;
  readonly takesRawBody: boolean;
  readonly takesForm: boolean;
  readonly perMinute: number | null;
  readonly accountNeed: AccountNeed;
  readonly shownOnce: readonly string[];
  readonly stepUp: StepUp;
  readonly openedByPeople: boolean;
  readonly demoMay: boolean;
  /** Never present at run time: carries the types to `handle` and to the web's `api`. */
  readonly types?: { params: Params; query: Query; body: Body; answer: Answer };
}

const none = Type.Object({}, { additionalProperties: false });

/**
 * Declares an endpoint. Unknown fields are refused everywhere (`additionalProperties: false` is the
 * caller's duty inside nested objects: use `closed`).
 */
export function defineEndpoint<
  Answer extends TSchema,
  Params extends TSchema = typeof none,
  Query extends TSchema = typeof none,
  Body extends TSchema = typeof none,
>(
  spec: EndpointSpec<Params, Query, Body, Answer>,
): Endpoint<Static<Params>, Static<Query>, Static<Body>, Static<Answer>> {
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    access: spec.access,
    params: spec.params ?? none,
    query: spec.query ?? none,
    body: spec.body ?? null,
    response: spec.response,
    produces: spec.produces ?? 'application/json',
    bodyLimit: spec.bodyLimit ?? 65_536,
    mutates: spec.mutates ?? spec.method !== 'GET',
    takesRawBody: spec.takesRawBody ?? false,
    takesForm: spec.takesForm ?? false,
    perMinute: spec.perMinute ?? null,
    accountNeed: spec.accountNeed ?? 'signIn',
    shownOnce: spec.shownOnce ?? [],
    stepUp: spec.stepUp ?? false,
    openedByPeople: spec.openedByPeople ?? false,
    demoMay: spec.demoMay ?? false,
  };
}

export type ParamsOf<E> = E extends Endpoint<infer P> ? P : never;
export type QueryOf<E> = E extends Endpoint<unknown, infer Q> ? Q : never;
export type BodyOf<E> = E extends Endpoint<unknown, unknown, infer B> ? B : never;
export type AnswerOf<E> = E extends Endpoint<unknown, unknown, unknown, infer A> ? A : never;
