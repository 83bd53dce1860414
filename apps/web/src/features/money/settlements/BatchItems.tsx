import {
  listSettlementItems,
  type SettlementBatchView,
  takeFromBatch,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { batchTexts } from './texts/batch-texts.ts';
import { useBatchChange } from './use-batch-change.ts';

const col = columnsOf<AnswerOf<typeof listSettlementItems>['rows'][number]>();

/** What a batch is made of; before somebody has asked for it, what does not belong in it is taken out. */
export function BatchItems({ batch }: { readonly batch: SettlementBatchView }) {
  const t = useTexts(batchTexts);
  const zone = useZone();
  const { batchId, version } = batch;
  const query = useApiPages(listSettlementItems, { query: { batchId } });
  const taking = useBatchChange(takeFromBatch, () => toast({ type: 'SUCCESS', msg: t('tookOut') }));
  const takeOut = async (postingId: string, amountPaise: number): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t(amountPaise < 0 ? 'takeOutRefundTitle' : 'takeOutTitle', {
        amount: rupees(Math.abs(amountPaise)),
      }),
      text: t('takeOutText'),
      action: t('takeOut'),
      reason: true,
    });
    if (answer === null) return;
    try {
      const body = { batchId, version, postingIds: [postingId], reason: answer.reason };
      await taking.mutateAsync({ body });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const takes = batch.can.includes('takeOut') && batch.items > 1;
  return (
    <PagedTable
      flush
      keys="focus"
      lines={3}
      label={t('items')}
      query={query}
      rowKey={({ postingId }) => postingId}
      columns={[
        col.time({ key: 'at', head: t('day'), of: ({ at }) => at, zone }),
        col.text({
          key: 'number',
          head: t('document'),
          of: ({ number, reference }) => [number, reference].filter(Boolean).join(', '),
          tip: ({ reference }) => reference,
        }),
        col.total({ key: 'amount', head: t('amount'), of: ({ amountPaise }) => amountPaise }),
        ...(takes
          ? [
              {
                key: 'takeOut',
                head: '',
                width: 88,
                cell: ({ postingId, amountPaise }: { postingId: string; amountPaise: number }) => (
                  <Button kind="link" onClick={() => void takeOut(postingId, amountPaise)}>
                    {t('takeOut')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
