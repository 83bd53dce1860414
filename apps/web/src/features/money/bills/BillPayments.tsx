import { reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import type { PaymentView } from '@nidan/contract/money/payments/payment-view';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import styles from './BillScreen.module.css';
import { billTexts } from './texts/bill-texts.ts';
import { useBillChange } from './use-bill-change.ts';

const col = columnsOf<PaymentView>();

/** Money received for a bill, and payments that were taken back. */
export function BillPayments({ bill }: { readonly bill: BillView }) {
  const t = useTexts(billTexts);
  const zone = useZone();
  const reverse = useBillChange(reversePayments);
  const takeBack = async ({ paymentId, mode, amountPaise }: PaymentView): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('reverseTitle', { mode, amount: rupees(amountPaise) }),
      text: t('reverseText'),
      action: t('reverse'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await reverse.mutateAsync({ body: { paymentIds: [paymentId], reason: answer.reason } });
      toast({ type: 'SUCCESS', msg: t('reversedDone') });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <section className={styles.part} aria-labelledby="bill-payments">
      <h2 id="bill-payments">{t('payments')}</h2>
      <Table<PaymentView>
        label={t('payments')}
        keys="focus"
        flush
        rows={bill.payments}
        rowKey={({ paymentId }) => paymentId}
        empty={<EmptyState kind="nothing" icon="cash" title={t('noPayments')} text={t('noPaymentsText')} />}
        columns={[
          col.time({ key: 'time', head: t('time'), of: ({ at }) => at, zone, muted: true }),
          col.text({ key: 'mode', head: t('mode'), width: 108, of: ({ mode }) => mode }),
          col.text({
            key: 'reference',
            head: t('reference'),
            of: ({ reference, reason }) => reason ?? reference,
          }),
          col.text({ key: 'by', head: t('takenBy'), width: 120, of: ({ by }) => by }),
          { key: 'state', head: t('state'), width: 104, cell: (payment) => <PaymentState {...payment} /> },
          col.total({ key: 'amount', head: t('amount'), width: 84, of: ({ amountPaise }) => amountPaise }),
          {
            key: 'reverse',
            head: <span className="vh">{t('reverse')}</span>,
            width: 76,
            align: 'end',
            cell: (payment) =>
              payment.can.includes('reverse') && (
                <Button kind="link" onClick={() => void takeBack(payment)}>
                  {t('reverse')}
                </Button>
              ),
          },
        ]}
      />
    </section>
  );
}

function PaymentState({ kind, reversedByPaymentId }: Pick<PaymentView, 'kind' | 'reversedByPaymentId'>) {
  const t = useTexts(billTexts);
  if (kind === 'reversal')
    return (
      <StatusChip tone="danger" icon="undo">
        {t('reversal')}
      </StatusChip>
    );
  if (reversedByPaymentId !== null) return <StatusChip tone="neutral">{t('reversed')}</StatusChip>;
  return <StatusChip tone="ok">{t('received')}</StatusChip>;
}
