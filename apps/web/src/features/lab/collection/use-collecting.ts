import { collectSamples, countSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { offerUndoOfStep } from './offer-undo-of-step.ts';
import { collectTexts } from './texts/collect-texts.ts';
import type { WaitingBill } from './waiting-bills.ts';

interface CollectingInput {
  readonly onCollected: (bill: WaitingBill, tubes: readonly SampleView[]) => void;
  readonly onUndone: (tubes: readonly SampleView[]) => void;
  readonly onRefused: (refusal: ApiRefusal) => void;
}

/** Marks tubes of a bill as collected now. */
export function useCollecting({ onCollected, onUndone, onRefused }: CollectingInput) {
  const t = useTexts(collectTexts);
  const mutation = useApiMutation(collectSamples, { outdates: [listSamples, countSamples], onRefused });
  const collect = (bill: WaitingBill, tubes: readonly SampleView[]): void => {
    if (tubes.length === 0 || mutation.isPending) return;
    const body = { billId: bill.billId, sampleIds: tubes.map(({ sampleId }) => sampleId) };
    const onSuccess = ({ samples }: { readonly samples: readonly SampleView[] }): void => {
      const what = t('done', { count: tubes.length, name: bill.patient.fullName });
      offerUndoOfStep({ step: 'collect', samples, what, onBack: onUndone });
      onCollected(bill, tubes);
    };
    mutation.mutate({ body }, { onSuccess });
  };
  return { collect, busy: mutation.isPending };
}
