import { listContracts } from '@nidan/contract/supply/contracts/contract-endpoints';
import type { ContractView } from '@nidan/contract/supply/contracts/contract-view';
import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { ContractPanel } from './ContractPanel.tsx';
import { contractStateTexts } from './texts/contract-state-texts.ts';
import { contractTexts } from './texts/contract-texts.ts';

const col = columnsOf<ContractView>();

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
  const label = useTexts(contractStateTexts);
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
            col.text({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
            col.name({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
            col.text({
              key: 'days',
              head: t('days'),
              width: 176,
              of: ({ validFrom, validTo }) => `${showDay(validFrom)} - ${showDay(validTo)}`,
            }),
            col.number({ key: 'items', head: t('items'), width: 64, of: ({ items }) => items }),
            col.state({
              key: 'state',
              head: t('state'),
              of: ({ state }) => label(stateKey(rateContract, state)),
              tone: ({ state }) => rateContract.states[state].tone,
            }),
          ]}
        />
      </SplitPane>
    </>
  );
}
