import { listShifts, readCounter, readShift } from '@nidan/contract/money/counter/counter-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** A command of the counter: the counter and the lists of shifts are read again. */
export function useCounterChange<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  onDone?: (answer: Answer) => void,
) {
  return useApiMutation(endpoint, {
    outdates: [readCounter, readShift, listShifts],
    ...(onDone ? { onDone } : {}),
  });
}
