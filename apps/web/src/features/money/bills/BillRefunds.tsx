import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import styles from './BillScreen.module.css';
import { useRefundColumns } from '../refunds/refund-columns.tsx';
import { refundTexts } from '../refunds/texts/refund-texts.ts';

/** Refunds of a bill, those too that wait for a second person; nothing while there are none. */
export function BillRefunds({ bill: { refunds } }: { readonly bill: BillView }) {
  const t = useTexts(refundTexts);
  const columns = useRefundColumns();
  if (refunds.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="bill-refunds">
      <h2 id="bill-refunds">{t('refunds')}</h2>
      <Table
        label={t('refunds')}
        keys="focus"
        flush
        rows={refunds}
        rowKey={({ refundId }) => refundId}
        columns={columns}
      />
    </section>
  );
}
