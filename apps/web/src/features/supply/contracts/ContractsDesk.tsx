import { listContracts } from '@nidan/contract/supply/contracts/contract-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { ContractChip } from './ContractChip.tsx';
import { ContractPanel } from './ContractPanel.tsx';
import { contractTexts } from './texts/contract-texts.ts';

const DAYS = 28;
const QUERIES = {
  active: { state: 'active' },
  pending: { state: 'pending' },
  ending: { endsWithin: DAYS },
  all: {},
} as const;

/** Contracts of a view, and beside them the rates of the one that is picked. */
export function ContractsDesk({ view }: { readonly view: keyof typeof QUERIES }) {
  const t = useTexts(contractTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const search = useFieldSearch('rateContracts', { forget: { sel: '' } });
  const query = useApiPages(
    listContracts,
    { query: { ...QUERIES[view], ...search.asked } },
    { follows: ['RATE_CONTRACT'] },
  );
  return (
    <>
      <FilterBar search={search.box} />
      <SplitPane name="contracts" label={t('panel')} width={560} pane={<ContractPanel contractId={sel} />}>
        <PagedTable
          label={t('list')}
          query={query}
          rowKey={({ contractId }) => contractId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          empty={<EmptyState kind="nothing" icon="inventory" title={t('none')} text={t('noneText')} />}
          columns={[
            { key: 'number', head: t('number'), width: 128, cell: ({ number }) => number },
            {
              key: 'vendor',
              head: t('vendor'),
              tip: ({ vendor }) => vendor,
              cell: ({ vendor }) => <b>{vendor}</b>,
            },
            {
              key: 'days',
              head: t('days'),
              width: 176,
              cell: ({ validFrom, validTo }) => `${showDay(validFrom)} - ${showDay(validTo)}`,
            },
            { key: 'items', head: t('items'), width: 64, align: 'end', cell: ({ items }) => items },
            { key: 'state', head: t('state'), width: 112, cell: (row) => <ContractChip {...row} /> },
          ]}
        />
      </SplitPane>
    </>
  );
}
