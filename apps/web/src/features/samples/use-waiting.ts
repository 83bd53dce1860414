import { listSamples } from '@nidan/contract/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/physical-sample';
import { useWholeList } from '../../kernel/api/use-whole-list.ts';
import { useZone } from '../../kernel/session/session.ts';
import { fromOf, type Since } from './since.ts';
import { type WaitingBill, waitingBills } from './waiting-bills.ts';

const PAGE = 200;
const FOLLOWED = ['BILL', 'BILL_SAMPLE'] as const;

interface WaitingInput {
  readonly since: Since;
  readonly now: Date;
  /** Tubes that were collected here a moment ago. */
  readonly gone: ReadonlySet<string>;
}

/** Everybody who waits for collection. */
export function useWaiting({ since, now, gone }: WaitingInput) {
  const zone = useZone();
  const status = physicalSample.codeOf('notCollected');
  // The order of the queue needs all of it: STAT comes first wherever it stands.
  const query = useWholeList(
    listSamples,
    { query: { status, limit: PAGE, ...fromOf(since, { now, zone }) } },
    { follows: FOLLOWED },
  );
  const tubes = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const bills: readonly WaitingBill[] = waitingBills(tubes.filter(({ sampleId }) => !gone.has(sampleId)));
  return { query, bills };
}
