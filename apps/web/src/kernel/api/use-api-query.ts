import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { LiveKind } from '@nidan/contract/base/live/live-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { api, type ApiArguments, type ApiInput } from './api.ts';
import type { ApiRefusal } from './api-refusal.ts';
import { requestLab } from './request-context.ts';

export interface QueryChoices {
  /** False waits, for instance for an id. */
  readonly enabled?: boolean;
  /** Milliseconds between refetches; none unless told. */
  readonly refetchEvery?: number;
  /** Reads again when things of these kinds change in the lab, whoever changes them. */
  readonly follows?: readonly LiveKind[];
  /** Shows the former answer while the one to a new input is fetched. True unless told. */
  readonly keepFormer?: boolean;
  /** Milliseconds for which an answer is taken as fresh; 0 unless told. */
  readonly freshFor?: number;
}

/** Where no live event comes through, and for what changes by time alone. */
const ANYWAY_MS = 60_000;

function renewal({ follows, refetchEvery }: QueryChoices) {
  if (follows !== undefined) return { meta: { follows }, refetchInterval: refetchEvery ?? ANYWAY_MS };
  return refetchEvery === undefined ? {} : { refetchInterval: refetchEvery };
}

/** Key of an endpoint in the query cache: without `input` it matches every input, for `invalidate`. */
export function apiKey(endpoint: Endpoint, input?: unknown): QueryKey {
  const start = [requestLab(), endpoint.method, endpoint.path];
  return input === undefined ? start : [...start, input];
}

/** The answer of an endpoint as server state: cached, refetched on focus, aborted when it is no longer wanted. */
export function useApiQuery<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  input: ApiInput<Params, Query, Body>,
  choices: QueryChoices = {},
): UseQueryResult<Answer, ApiRefusal> {
  return useQuery<Answer, ApiRefusal>({
    queryKey: apiKey(endpoint, input),
    queryFn: ({ signal }) => api(endpoint, ...asArguments<Params, Query, Body>({ ...input, signal })),
    enabled: choices.enabled ?? true,
    staleTime: choices.freshFor ?? 0,
    ...renewal(choices),
    ...(choices.keepFormer === false ? {} : { placeholderData: keepPreviousData }),
  });
}

/** Of a dated list: a screen says for which dates it asks, be it all time (`useDates`). */
export type SaidDates<Query> = 'dates' extends keyof Query
  ? { readonly query: { readonly dates: number } }
  : unknown;

export interface Page {
  readonly next: string | null;
}

/** A list that is read page by page (`pageOf` of the contract); `fetchNextPage` sends the cursor of the last page. */
export function useApiPages<Params, Query, Body, Answer extends Page>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  input: ApiInput<Params, Query, Body> & SaidDates<Query>,
  choices: QueryChoices = {},
): UseInfiniteQueryResult<InfiniteData<Answer, string | null>, ApiRefusal> {
  return useInfiniteQuery<Answer, ApiRefusal, InfiniteData<Answer, string | null>, QueryKey, string | null>({
    queryKey: [...apiKey(endpoint, input), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam === null ? input.query : { ...queryOf(input), cursor: pageParam };
      return api(endpoint, ...asArguments<Params, Query, Body>({ ...input, query, signal }));
    },
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    enabled: choices.enabled ?? true,
    staleTime: choices.freshFor ?? 0,
    ...renewal(choices),
    ...(choices.keepFormer === false ? {} : { placeholderData: keepPreviousData }),
  });
}

function queryOf(input: { readonly query?: unknown }): object {
  return typeof input.query === 'object' && input.query !== null ? input.query : {};
}

function asArguments<Params, Query, Body>(input: object): ApiArguments<Params, Query, Body> {
  // as: TypeScript cannot follow the conditional argument through a spread; callers were checked by ApiInput
  return [input] as unknown as ApiArguments<Params, Query, Body>;
}
