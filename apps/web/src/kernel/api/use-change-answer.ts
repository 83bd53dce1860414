import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '@nidan/contract/kernel/endpoint';
import { apiKey } from './use-api-query.ts';

/** Changes the cached answer to an input at once, by what another call has just answered; nothing when there is none yet. */
export function useChangeAnswer<E extends Endpoint>(
  endpoint: E,
): (input: unknown, change: (answer: AnswerOf<E>) => AnswerOf<E>) => void {
  const client = useQueryClient();
  return (input, change) =>
    client.setQueryData<AnswerOf<E>>(apiKey(endpoint, input), (answer) =>
      answer === undefined ? undefined : change(answer),
    );
}
