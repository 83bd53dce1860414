import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { useEffect } from 'react';
import type { ApiInput } from './api.ts';
import { type Page, type QueryChoices, type SaidDates, useApiPages } from './use-api-query.ts';

/** A list of which all is needed, for its order or for a choice: it is read on page by page until its end. */
export function useWholeList<Params, Query, Body, Answer extends Page>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  input: ApiInput<Params, Query, Body> & SaidDates<Query>,
  choices: QueryChoices = {},
) {
  const query = useApiPages(endpoint, input, choices);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return query;
}
