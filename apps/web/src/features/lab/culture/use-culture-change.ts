import { listCultures, readCulture } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView } from '@nidan/contract/lab/culture/culture-views';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useChangeAnswer } from '../../../kernel/api/use-change-answer.ts';

interface Choices {
  readonly onDone?: (culture: CultureView) => void;
  readonly onRefused?: (refusal: ApiRefusal) => void;
}

/** A step of a culture, whose answer is shown at once. */
export function useCultureChange<P, Q, B>(
  endpoint: Endpoint<P, Q, B, CultureView>,
  { onDone, onRefused }: Choices = {},
) {
  const put = useChangeAnswer(readCulture);
  return useApiMutation(endpoint, {
    outdates: [listCultures],
    onDone: (culture) => {
      put({ query: { caseId: culture.caseId } }, () => culture);
      onDone?.(culture);
    },
    ...(onRefused === undefined ? {} : { onRefused }),
    rereadsOn: ['stale-version'],
  });
}
