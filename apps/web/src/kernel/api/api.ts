import { type Endpoint, UNATTENDED_HEADER } from '@nidan/contract/kernel/endpoint';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { CLIENT_TIMINGS } from '@nidan/domain/settings/client-timings';
import { isUnattended } from './attendance.ts';
import { ApiRefusal, FAILED, refusalOf } from './api-refusal.ts';
import { apiUrl } from './api-url.ts';
import { checkBody } from './check-body.ts';
import { newId } from './new-id.ts';
import { proveAgain } from './prove-again.ts';
import { announceAccountRefused, announceSignedOut } from './request-context.ts';

const PROOF_NEEDED: RefusalCode = 'proof-needed';
/** What the standing of the lab's account refuses. */
const OF_THE_ACCOUNT: readonly string[] = [
  'lab-blocked',
  'registration-disabled',
  'reports-blocked',
] satisfies RefusalCode[];

/** Milliseconds after which a request is given up. */
export const REQUEST_TIMEOUT = CLIENT_TIMINGS.defaultTimeout;

type Part<Name extends string, T> = [keyof T] extends [never]
  ? { readonly [N in Name]?: never }
  : Partial<T> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

/** What an endpoint needs; parts that the contract leaves empty cannot be given. */
export type ApiInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body> & {
    /** Idempotency key of a mutating call; made here when absent. Send the same one to try the same thing again. */
    readonly key?: string;
    readonly signal?: AbortSignal;
    /** Another lab than that of the session: of the platform operator, or of somebody who works there too. */
    readonly lab?: number;
  };

/** The input as an argument that may be left out when everything in it may. */
export type ApiArguments<Params, Query, Body> =
  Partial<ApiInput<Params, Query, Body>> extends ApiInput<Params, Query, Body>
    ? [input?: ApiInput<Params, Query, Body>]
    : [input: ApiInput<Params, Query, Body>];

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly lab?: number;
}

/** Calls an endpoint of the contract and answers its JSON. Throws `ApiRefusal`, and nothing else. */
export async function api<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[input]: ApiArguments<Params, Query, Body>
): Promise<Answer> {
  const response = await send(endpoint, input ?? {});
  try {
    // as: the server answers through the same schema, which can only carry the fields that it names
    return (await response.json()) as Answer;
  } catch {
    throw new ApiRefusal({ status: response.status, code: 'unreadable', msg: FAILED });
  }
}

/** Calls an endpoint that answers a document, such as a PDF. Throws `ApiRefusal`. */
export async function apiFile<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[input]: ApiArguments<Params, Query, Body>
): Promise<Blob> {
  const response = await send(endpoint, input ?? {});
  return response.blob();
}

/** Sends a call; where a proof of who calls is wanted, asks for it and sends the very same call again. */
async function send(endpoint: Endpoint, input: LooseInput): Promise<Response> {
  if (endpoint.body !== null) checkBody({ ...endpoint.body }, input.body);
  const url = apiUrl(endpoint, input);
  const request = requestOf(endpoint, input);
  try {
    return await sendOnce(endpoint, url, request);
  } catch (thrown) {
    const wantsProof = thrown instanceof ApiRefusal && thrown.code === PROOF_NEEDED;
    if (!wantsProof || !(await proveAgain())) throw thrown;
    return sendOnce(endpoint, url, request);
  }
}

async function sendOnce(endpoint: Endpoint, url: string, request: RequestInit): Promise<Response> {
  const ofSession = endpoint.access !== 'public';
  let response = await fetchOrRefuse(url, request);
  // The cookie may have changed while the call was on its way: picking a lab in another tab gives the session a new one.
  if (response.status === 401 && ofSession) response = await fetchOrRefuse(url, request);
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (response.status === 401 && ofSession) announceSignedOut();
  if (OF_THE_ACCOUNT.includes(refusal.code)) announceAccountRefused();
  throw refusal;
}

function requestOf(endpoint: Endpoint, input: LooseInput): RequestInit {
  const headers: Record<string, string> = { accept: endpoint.produces };
  if (endpoint.body !== null) headers['content-type'] = 'application/json';
  if (endpoint.method === 'GET' && isUnattended()) headers[UNATTENDED_HEADER] = '1';
  if (endpoint.mutates) headers['idempotency-key'] = input.key ?? newId();
  return {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    signal: input.signal ?? null,
    ...(endpoint.body === null ? {} : { body: JSON.stringify(input.body) }),
  };
}

async function fetchOrRefuse(url: string, request: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT);
  const stop = (): void => limit.abort();
  request.signal?.addEventListener('abort', stop, { once: true });
  if (request.signal?.aborted) stop();
  try {
    return await fetch(url, { ...request, signal: limit.signal });
  } catch {
    const code = request.signal?.aborted ? 'aborted' : limit.signal.aborted ? 'timeout' : 'network';
    throw new ApiRefusal({ status: 0, code, msg: FAILED });
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', stop);
  }
}
