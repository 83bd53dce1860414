import { countSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { ScanLog } from '../scanning/scan-log.ts';
import { compareUrgency } from '../collection/waiting-bills.ts';

/** As many as the contract gives at once; the oldest come first. */
const SHOWN = 200;
const FOLLOWED = ['BILL_SAMPLE'] as const;

export interface ToCome {
  readonly query: UseQueryResult<unknown, ApiRefusal>;
  /** STAT first, then oldest; without those accepted a moment ago. */
  readonly tubes: readonly SampleView[];
  /** How many there are in all; null where only the shown ones are known and there are more. */
  readonly total: number | null;
}

/** Tubes that a place waits for: collected ones at the main bench, those of its own in a department. */
export function useToCome(departmentId: string | null, log: ScanLog): ToCome {
  const status = physicalSample.codeOf(departmentId === null ? 'collected' : 'accessioned');
  const query = useApiQuery(
    listSamples,
    { query: { status, limit: SHOWN, ...(departmentId === null ? {} : { departmentId }) } },
    { follows: FOLLOWED },
  );
  const counts = useApiQuery(countSamples, {}, { follows: FOLLOWED, enabled: departmentId === null });
  const done = new Set(log.filter(({ verdict }) => verdict === 'accepted').map(({ code }) => code));
  const rows = query.data?.rows ?? [];
  const tubes = rows.filter(({ barcode }) => !done.has(barcode)).sort(compareUrgency);
  const counted = counts.data?.counts.find((one) => one.status === status)?.count;
  const hidden = rows.length - tubes.length;
  if (query.data?.next === null) return { query, tubes, total: tubes.length };
  return { query, tubes, total: counted === undefined ? null : Math.max(tubes.length, counted - hidden) };
}
