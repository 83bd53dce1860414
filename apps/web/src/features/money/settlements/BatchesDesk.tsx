import { listSettlementBatches } from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import type { SettlementBatchView } from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { type ReactNode, useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { batchKeys } from './batch-keys.ts';
import { BatchPanel } from './BatchPanel.tsx';
import { GatherDialog } from './GatherDialog.tsx';
import { batchTexts } from './texts/batch-texts.ts';
import { settlementStateTexts } from './texts/settlement-state-texts.ts';

const col = columnsOf<SettlementBatchView>();

/** Batches of money that came by way of the bank, and beside them the one that is picked. */
export function BatchesDesk({ head }: { readonly head: (buttons: ReactNode) => ReactNode }) {
  const t = useTexts(batchTexts);
  const label = useTexts(settlementStateTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const query = useApiPages(listSettlementBatches, { query: dates.asked }, { follows: ['SETTLEMENT_BATCH'] });
  const may = useRight('finance', PERMISSION.create);
  const [isGathering, setGathering] = useState(false);
  const gather = (): void => setGathering(true);
  useShortcuts(batchKeys, { gather: may ? gather : undefined });
  const picked = query.data?.pages.flatMap(({ rows }) => rows).find(({ batchId }) => batchId === sel) ?? null;
  return (
    <>
      {head(
        <Button
          kind="primary"
          off={may ? undefined : t('needsRight')}
          shortcut={batchKeys.shortcuts.gather}
          onClick={gather}
        >
          {t('gather')}
        </Button>,
      )}
      <FilterBar>{dates.filter}</FilterBar>
      <SplitPane name="batches" label={t('panel')} width={440} pane={<BatchPanel batch={picked} />}>
        <PagedTable
          label={t('keys')}
          query={query}
          rowKey={({ batchId }) => batchId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          empty={<EmptyState kind="nothing" icon="finance" title={t('none')} text={t('noneText')} />}
          columns={[
            col.day({ key: 'day', head: t('day'), of: ({ day }) => day }),
            col.name({ key: 'location', head: t('location'), of: ({ location }) => location }),
            col.text({ key: 'mode', head: t('mode'), width: 130, of: ({ mode }) => mode }),
            col.number({ key: 'items', head: t('items'), of: ({ items }) => items }),
            col.total({ key: 'amount', head: t('amount'), of: ({ amountPaise }) => amountPaise, bold: true }),
            col.state({
              key: 'state',
              head: t('state'),
              width: 170,
              of: ({ state }) => label(stateKey(settlementBatch, state)),
              tone: ({ state }) => settlementBatch.states[state].tone,
            }),
          ]}
        />
      </SplitPane>
      {isGathering && (
        <GatherDialog
          onGathered={(batchId) => change({ sel: batchId })}
          onClose={() => setGathering(false)}
        />
      )}
    </>
  );
}
