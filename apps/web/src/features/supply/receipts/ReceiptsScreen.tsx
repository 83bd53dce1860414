import {
  listReceipts,
  receiptPdf,
  type ReceiptView,
} from '@nidan/contract/supply/receipts/receipt-endpoints';
import type { ReceiptLine } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { printPaper } from '../orders/print-paper.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import { ReturnDialog } from './ReturnDialog.tsx';
import { receiptTexts } from './texts/receipt-texts.ts';

const col = columnsOf<ReceiptView>();
const receiptLineCol = columnsOf<ReceiptLine>();

/** Goods received, and beside them the lots of the one that is picked. */
export function ReceiptsScreen() {
  const t = useTexts(receiptTexts);
  const zone = useZone();
  const [{ sel }, change] = useSearchState({ sel: '' });
  const search = useFieldSearch('goodsReceipts', { forget: { sel: '' } });
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const query = useApiPages(
    listReceipts,
    { query: { ...dates.asked, ...search.asked } },
    { follows: ['GOODS_RECEIPT'] },
  );
  const receipt = rowsOf(query).find(({ receiptId }) => receiptId === sel);
  return (
    <>
      <PageHead title={t('title')} />
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <SplitPane name="receipts" label={t('panel')} width={620} pane={<ReceiptPanel receipt={receipt} />}>
        <PagedTable
          label={t('list')}
          query={query}
          rowKey={({ receiptId }) => receiptId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          empty={<EmptyState kind="nothing" icon="inventory" title={t('none')} text={t('noneText')} />}
          columns={[
            col.text({ key: 'number', head: t('number'), width: 124, of: ({ number }) => number }),
            col.time({ key: 'when', head: t('when'), of: ({ madeAt }) => madeAt, zone }),
            col.name({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
            col.text({ key: 'order', head: t('order'), width: 124, of: ({ orderNumber }) => orderNumber }),
            col.total({ key: 'value', head: t('value'), of: ({ valuePaise }) => valuePaise }),
          ]}
        />
      </SplitPane>
    </>
  );
}

function ReceiptPanel({ receipt }: { readonly receipt: ReceiptView | undefined }) {
  const t = useTexts(receiptTexts);
  const may = useRight('purchases', PERMISSION.create);
  const [isReturning, setReturning] = useState(false);
  if (receipt === undefined) {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="inventory" title={t('pick')} />
      </Panel>
    );
  }
  const { receiptId, number, vendor, store, orderNumber, lines } = receipt;
  return (
    <Panel label={t('panel')} title={number} sub={`${vendor}, ${orderNumber}, ${store}`}>
      <Section>
        <div className={styles.buttons}>
          {may && <Button onClick={() => setReturning(true)}>{t('back')}</Button>}
          <Button icon="print" onClick={() => void printPaper(apiFile(receiptPdf, { query: { receiptId } }))}>
            {t('print')}
          </Button>
        </div>
      </Section>
      <Section>
        <Table
          flush
          keys="focus"
          label={t('item')}
          rows={lines}
          rowKey={({ receiptLineId }) => receiptLineId}
          columns={[
            receiptLineCol.name({ key: 'item', head: t('item'), of: ({ item }) => item }),
            receiptLineCol.text({ key: 'lot', head: t('lot'), width: 100, of: ({ lotNo }) => lotNo }),
            receiptLineCol.day({ key: 'expiry', head: t('expiry'), of: ({ expiresOn }) => expiresOn }),
            receiptLineCol.quantity({
              key: 'good',
              head: t('accepted'),
              of: ({ accepted }) => accepted,
              unit: ({ unit }) => unit,
            }),
            receiptLineCol.quantity({ key: 'free', head: t('free'), width: 56, of: ({ free }) => free }),
            receiptLineCol.quantity({
              key: 'rejected',
              head: t('rejected'),
              of: ({ rejected }) => rejected,
              tip: ({ rejectReason }) => rejectReason ?? '',
            }),
          ]}
        />
      </Section>
      {isReturning && <ReturnDialog receipt={receipt} onClose={() => setReturning(false)} />}
    </Panel>
  );
}
