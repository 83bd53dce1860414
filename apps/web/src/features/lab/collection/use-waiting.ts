import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { type WaitingBill, waitingBills } from './waiting-bills.ts';

const PAGE = 200;
const FOLLOWED = ['BILL', 'BILL_SAMPLE'] as const;

interface WaitingInput {
  readonly dates: ListDates;
  /** Tubes that were collected here a moment ago. */
  readonly gone: ReadonlySet<string>;
}

/** Everybody who waits for collection. */
export function useWaiting({ dates, gone }: WaitingInput) {
  const status = physicalSample.codeOf('notCollected');
  // The order of the queue needs all of it: STAT comes first wherever it stands.
  const query = useWholeList(
    listSamples,
    { query: { status, limit: PAGE, ...dates } },
    { follows: FOLLOWED },
  );
  const tubes = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const bills: readonly WaitingBill[] = waitingBills(tubes.filter(({ sampleId }) => !gone.has(sampleId)));
  return { query, bills };
}
