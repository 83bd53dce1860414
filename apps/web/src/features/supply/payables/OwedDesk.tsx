import { listPayables, vendorLedger } from '@nidan/contract/supply/payables/payable-endpoints';
import type { PayableRow } from '@nidan/contract/supply/payables/payable-view';
import type { LedgerRow } from '@nidan/contract/supply/payables/payable-view';
import { PAYABLE_AGES } from '@nidan/domain/purchasing/payable-ageing';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<PayableRow>();
const ledgerCol = columnsOf<LedgerRow>();

/** Rows of the ledger that are shown. */
const MOST = 200;

/** What vendors are owed by age, and beside it the ledger of the one that is picked. */
export function OwedDesk() {
  const t = useTexts(payableTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const query = useApiPages(
    listPayables,
    { query: {} },
    { follows: ['VENDOR_INVOICE', 'VENDOR_PAYMENT', 'VENDOR_DEBIT_NOTE'] },
  );
  return (
    <SplitPane name="payables" label={t('ledger')} width={520} pane={<Ledger vendorId={sel} />}>
      <PagedTable
        label={t('payables')}
        query={query}
        rowKey={({ vendorId }) => vendorId}
        current={sel}
        onCurrent={(next) => change({ sel: next })}
        empty={<EmptyState kind="nothing" icon="inventory" title={t('noPayables')} />}
        columns={[
          col.name({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
          ...PAYABLE_AGES.map((age) =>
            col.total({
              key: age,
              head: t(`age_${age}`),
              of: ({ ages }) => ages.find((one) => one.age === age)?.duePaise || null,
            }),
          ),
          col.total({
            key: 'claimPending',
            head: t('claimPending'),
            of: ({ pendingClaimPaise }) => pendingClaimPaise || null,
          }),
          col.total({ key: 'credit', head: t('credit'), of: ({ creditPaise }) => creditPaise || null }),
          col.total({ key: 'due', head: t('due'), of: ({ duePaise }) => duePaise, bold: true }),
        ]}
      />
    </SplitPane>
  );
}

function Ledger({ vendorId }: { readonly vendorId: string }) {
  const t = useTexts(payableTexts);
  if (vendorId === '') {
    return (
      <Panel label={t('ledger')}>
        <EmptyState kind="nothing" icon="inventory" title={t('ledger')} />
      </Panel>
    );
  }
  return (
    <Panel label={t('ledger')} title={t('ledger')}>
      <LedgerTable vendorId={vendorId} />
    </Panel>
  );
}

function LedgerTable({ vendorId }: { readonly vendorId: string }) {
  const t = useTexts(payableTexts);
  const zone = useZone();
  const query = useApiQuery(vendorLedger, { query: { vendorId, limit: MOST } });
  return (
    <QueryView query={query}>
      {({ rows }) => (
        <Table
          flush
          keys="focus"
          label={t('ledger')}
          rows={rows}
          rowKey={({ number, kind, balancePaise }) => `${number} ${kind} ${balancePaise}`}
          columns={[
            ledgerCol.time({ key: 'when', head: t('when'), of: ({ postedAt }) => postedAt, zone }),
            ledgerCol.text({ key: 'number', head: t('number'), of: ({ number }) => number }),
            ledgerCol.total({
              key: 'raised',
              head: t('raised'),
              of: ({ raisedPaise }) => raisedPaise || null,
            }),
            ledgerCol.total({
              key: 'lowered',
              head: t('lowered'),
              of: ({ loweredPaise }) => loweredPaise || null,
            }),
            ledgerCol.money({
              key: 'balance',
              head: t('balance'),
              of: ({ balancePaise }) => balancePaise,
              bold: true,
            }),
          ]}
        />
      )}
    </QueryView>
  );
}
