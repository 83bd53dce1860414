import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { currentRoute, go } from '../../../kernel/route/use-route.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { EntryBench } from './EntryBench.tsx';
import { entryTexts } from './texts/entry-texts.ts';
import { useBenchQueue } from './use-bench-queue.ts';
import { useBillId } from '../worklist/use-bill-id.ts';
import { useOpenScan } from '../worklist/use-open-scan.ts';

const FRESH = 15_000;
/** What somebody else saves on the same worksheet shows without being asked for. */
const FOLLOWED = ['BILL_TEST', 'BILL_SAMPLE'] as const;

interface ResultEntryScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** Result entry of the bill that the tab names. */
export function ResultEntryScreen({ params }: ResultEntryScreenProps) {
  const { billId, refusal, retry } = useBillId(params['bill'] ?? '');
  useOpenScan(open);
  if (refusal) return <ErrorState kind="page" refusal={refusal} onRetry={retry} />;
  return billId === null ? <Skeleton lines={16} /> : <EntryOfBill key={billId} billId={billId} />;
}

function EntryOfBill({ billId }: { readonly billId: string }) {
  const t = useTexts(entryTexts);
  useBillInView(billId);
  const query = useApiQuery(readWorksheet, { query: { billId } }, { keepFormer: false, follows: FOLLOWED });
  const queue = useBenchQueue(billId);
  // The next sample is read ahead, so that it stands there at once.
  const next = queue.beside(1);
  useApiQuery(
    readWorksheet,
    { query: { billId: next ?? '' } },
    { enabled: next !== null, freshFor: FRESH, keepFormer: false },
  );
  const goBeside = (step: 1 | -1): void => {
    const to = queue.beside(step);
    if (to === null) toast({ type: 'INFO', msg: t('lastSample'), detail: t('lastSampleText') });
    else open(to);
  };
  return (
    <QueryView query={query} kind="page" lines={16}>
      {(sheet) => <EntryBench sheet={sheet} onReload={() => query.refetch()} onBeside={goBeside} />}
    </QueryView>
  );
}

/** Opens another sample under the same filters of the worklist. */
function open(billId: string): void {
  const search = new URLSearchParams(currentRoute().search);
  search.delete('test');
  go(`results/${billId}`, search);
}
