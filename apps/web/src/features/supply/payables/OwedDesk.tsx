import { listPayables, vendorLedger } from '@nidan/contract/supply/payables/payable-endpoints';
import { PAYABLE_AGES } from '@nidan/domain/purchasing/payable-ageing';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { payableTexts } from './texts/payable-texts.ts';

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
          {
            key: 'vendor',
            head: t('vendor'),
            tip: ({ vendor }) => vendor,
            cell: ({ vendor }) => <b>{vendor}</b>,
          },
          ...PAYABLE_AGES.map((age) => ({
            key: age,
            head: t(`age_${age}`),
            width: 92,
            align: 'end' as const,
            cell: ({
              ages,
            }: {
              readonly ages: readonly { readonly age: string; readonly duePaise: number }[];
            }) => {
              const due = ages.find((one) => one.age === age)?.duePaise ?? 0;
              return due === 0 ? '' : rupees(due);
            },
          })),
          {
            key: 'claimPending',
            head: t('claimPending'),
            width: 96,
            align: 'end',
            cell: ({ pendingClaimPaise }) => (pendingClaimPaise === 0 ? '' : rupees(pendingClaimPaise)),
          },
          {
            key: 'credit',
            head: t('credit'),
            width: 110,
            align: 'end',
            cell: ({ creditPaise }) => (creditPaise === 0 ? '' : rupees(creditPaise)),
          },
          {
            key: 'due',
            head: t('due'),
            width: 96,
            align: 'end',
            cell: ({ duePaise }) => <b>{rupees(duePaise)}</b>,
          },
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
            { key: 'when', head: t('when'), width: 92, cell: ({ postedAt }) => showShort(postedAt, zone) },
            { key: 'number', head: t('number'), cell: ({ number }) => number },
            {
              key: 'raised',
              head: t('raised'),
              width: 100,
              align: 'end',
              cell: ({ raisedPaise }) => (raisedPaise === 0 ? '' : rupees(raisedPaise)),
            },
            {
              key: 'lowered',
              head: t('lowered'),
              width: 100,
              align: 'end',
              cell: ({ loweredPaise }) => (loweredPaise === 0 ? '' : rupees(loweredPaise)),
            },
            {
              key: 'balance',
              head: t('balance'),
              width: 92,
              align: 'end',
              cell: ({ balancePaise }) => <b>{rupees(balancePaise)}</b>,
            },
          ]}
        />
      )}
    </QueryView>
  );
}
