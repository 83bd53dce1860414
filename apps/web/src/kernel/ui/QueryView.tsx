import type { ReactNode } from 'react';
import type { ApiRefusal } from '../api/api-refusal.ts';
import { ErrorState } from './ErrorState.tsx';
import { Skeleton } from './Loading.tsx';

/** What a view needs of a query; `useApiQuery` answers it, and what is made of several pages can. */
export interface ViewedQuery<Answer> {
  readonly data: Answer | undefined;
  readonly error: ApiRefusal | null;
  readonly refetch: () => unknown;
}

interface QueryViewProps<Answer> {
  readonly query: ViewedQuery<Answer>;
  readonly lines?: number;
  readonly kind?: 'panel' | 'page';
  readonly children: (answer: Answer) => ReactNode;
}

/** One answer of the server on the screen: skeleton, the refusal with a retry, or the content. */
export function QueryView<Answer>({ query, lines = 6, kind = 'panel', children }: QueryViewProps<Answer>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null)
    return <ErrorState kind={kind} refusal={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton lines={lines} />;
}
