import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { apiFile, type ApiArguments, type ApiInput } from './api.ts';
import type { ApiRefusal } from './api-refusal.ts';
import { apiKey } from './use-api-query.ts';

interface FileChoices {
  /** False waits, for instance for an id. */
  readonly enabled?: boolean;
  /** Tells states of what the document shows apart: another stamp fetches it again. */
  readonly stamp?: string;
}

/** A document of the server, such as a PDF, as a blob; fetched again when the stamp changes, and the former one of the same input is shown meanwhile. */
export function useApiFile<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  input: ApiInput<Params, Query, Body>,
  choices: FileChoices = {},
): UseQueryResult<Blob, ApiRefusal> {
  const about = [...apiKey(endpoint, input), 'file'];
  return useQuery<Blob, ApiRefusal>({
    queryKey: [...about, choices.stamp ?? ''],
    queryFn: ({ signal }) => {
      // as: TypeScript cannot follow the conditional argument through a spread; callers were checked by ApiInput
      const given = [{ ...input, signal }] as unknown as ApiArguments<Params, Query, Body>;
      return apiFile(endpoint, ...given);
    },
    enabled: choices.enabled ?? true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    placeholderData: (former, query) =>
      JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(about) ? former : undefined,
  });
}
