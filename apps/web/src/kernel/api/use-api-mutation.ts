import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { sayRefused } from '../ui/overlays/toast.ts';
import { api, type ApiArguments, type ApiInput } from './api.ts';
import { type ApiRefusal, asRefusal } from './api-refusal.ts';
import { newId } from './new-id.ts';
import { apiKey } from './use-api-query.ts';

interface MutationChoices<Answer, Input> {
  /** Endpoints whose answers are out of date after it: they are fetched again. */
  readonly outdates?: readonly Endpoint[];
  readonly onDone?: (answer: Answer, input: Input) => void;
  /** Called with the refusal; without it the caller shows `mutation.error`. */
  readonly onRefused?: (refusal: ApiRefusal, input: Input) => void;
  /** Reads again, beside `outdates`, what the screen took its version from, after somebody else has changed it. */
  readonly onReload?: () => Promise<void>;
  /** Refusals that tell that the screen is out of date: what `outdates` names is fetched again at once. */
  readonly rereadsOn?: readonly RefusalCode[];
}

/**
 * A command of the server. One idempotency key per intent: what got no answer is sent again under the same key,
 * so that a second press can never do a thing twice.
 */
export function useApiMutation<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  choices: MutationChoices<Answer, ApiInput<Params, Query, Body>> = {},
): UseMutationResult<Answer, ApiRefusal, ApiInput<Params, Query, Body>> {
  const client = useQueryClient();
  const unanswered = useRef<{ readonly intent: string; readonly key: string } | null>(null);
  const outdate = (): Promise<unknown> =>
    Promise.all((choices.outdates ?? []).map((one) => client.invalidateQueries({ queryKey: apiKey(one) })));
  const reload = async (): Promise<void> => {
    await choices.onReload?.();
    await outdate();
  };
  return useMutation<Answer, ApiRefusal, ApiInput<Params, Query, Body>>({
    mutationFn: async (input) => {
      const intent = JSON.stringify([input.lab, input.params, input.query, input.body]);
      const known = unanswered.current;
      const key = input.key ?? (known?.intent === intent ? known.key : newId());
      unanswered.current = null;
      try {
        // as: TypeScript cannot follow the conditional argument through a spread; `input` was checked by ApiInput
        return await api(endpoint, ...([{ ...input, key }] as unknown as ApiArguments<Params, Query, Body>));
      } catch (thrown) {
        const refusal = asRefusal(thrown);
        if (refusal.unanswered) unanswered.current = { intent, key };
        if (refusal.code === 'stale-version') refusal.reload = reload;
        throw refusal;
      }
    },
    onSuccess: async (answer, input) => {
      choices.onDone?.(answer, input);
      await outdate();
    },
    onError: async (refusal, input) => {
      sayRefused();
      choices.onRefused?.(refusal, input);
      if (choices.rereadsOn?.some((code) => code === refusal.code)) await outdate();
    },
  });
}
