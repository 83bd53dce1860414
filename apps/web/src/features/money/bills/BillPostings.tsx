import type { BillView, PostingView } from '@nidan/contract/money/bills/bill-view';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import styles from './BillScreen.module.css';
import { billTexts } from './texts/bill-texts.ts';

const col = columnsOf<PostingView>();

const KINDS = {
  bill: 'kindBill',
  discount: 'kindDiscount',
  payment: 'kindPayment',
  reversal: 'kindReversal',
  cancellation: 'kindCancellation',
  refund: 'kindRefund',
  handling: 'kindHandling',
  payout: 'kindPayout',
  writeOff: 'kindWriteOff',
  debitNote: 'kindDebitNote',
  noteCancel: 'kindNoteCancel',
} as const;

/** The journal of a bill: each row stands on both of its accounts with the same amount. */
export function BillPostings({ bill }: { readonly bill: BillView }) {
  const t = useTexts(billTexts);
  const zone = useZone();
  const kindOf = ({ kind }: PostingView): string => {
    const known = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
    return known === undefined ? kind : t(known);
  };
  return (
    <section className={styles.part} aria-labelledby="bill-postings">
      <h2 id="bill-postings">
        {t('postings')} <span className="muted t12">{t('postingsSub')}</span>
      </h2>
      <Table<PostingView>
        label={t('postings')}
        keys="focus"
        flush
        rows={bill.postings}
        rowKey={({ postingId }) => postingId}
        columns={[
          col.time({ key: 'time', head: t('time'), of: ({ at }) => at, zone, muted: true }),
          col.text({ key: 'voucher', head: t('voucher'), width: 88, of: kindOf }),
          col.text({ key: 'debit', head: t('debit'), of: ({ debit }) => debit }),
          col.text({ key: 'credit', head: t('credit'), of: ({ credit }) => credit }),
          col.total({ key: 'amount', head: t('amount'), width: 76, of: ({ amountPaise }) => amountPaise }),
        ]}
      />
    </section>
  );
}
