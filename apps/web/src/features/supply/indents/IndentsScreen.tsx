import { listIndents } from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentView, TransferView } from '@nidan/contract/supply/indents/indent-views';
import { listStockTransfers } from '@nidan/contract/supply/indents/transfer-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { ProposalButton } from '../orders/ProposalButton.tsx';
import { IndentPane } from './IndentPane.tsx';
import { INDENT_FOLLOWS } from './indent-words.ts';
import { NewIndentDialog } from './NewIndentDialog.tsx';
import { indentTexts } from './texts/indent-texts.ts';
import { TransferPane } from './TransferPane.tsx';
import { useIndentColumns, useTransferColumns } from './use-indent-columns.tsx';

const VIEWS = ['indents', 'transfers', 'onTheWay'] as const;
const WORDS = { indents: 'viewIndents', transfers: 'viewTransfers', onTheWay: 'viewOnTheWay' } as const;

/** What stores ask of each other, and what goes between them. */
export function IndentsScreen() {
  const t = useTexts(indentTexts);
  const [state, change] = useSearchState({ q: '', view: 'indents', sel: '', ...DATES_SEARCH });
  const view = VIEWS.find((one) => one === state.view) ?? 'indents';
  const [dialog, setDialog] = useState<'indent' | 'transfer' | null>(null);
  const mayRaise = useRight('inventory', PERMISSION.create);
  const off = mayRaise ? undefined : t('needsRight');
  const id = state.sel === '' ? null : state.sel;
  const pick = (sel: string): void => change({ sel });
  return (
    <>
      <PageHead
        title={t('indents')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, sel: '' })}
            views={VIEWS.map((key) => ({ key, label: t(WORDS[key]) }))}
          />
        }
      >
        <ProposalButton asked={{ from: 'indents' }} />
        <Button off={off} icon="plus" onClick={() => setDialog('transfer')}>
          {t('newTransfer')}
        </Button>
        <Button kind="primary" icon="plus" off={off} onClick={() => setDialog('indent')}>
          {t('newIndent')}
        </Button>
      </PageHead>
      {view === 'indents' ? (
        <IndentList sel={id} onPick={pick} />
      ) : (
        <TransferList key={view} sel={id} onPick={pick} isOnTheWay={view === 'onTheWay'} />
      )}
      {dialog !== null && (
        <NewIndentDialog
          kind={dialog}
          onClose={() => setDialog(null)}
          onSaved={(sel) => {
            setDialog(null);
            change({ view: dialog === 'indent' ? 'indents' : 'transfers', sel });
          }}
        />
      )}
    </>
  );
}

interface ListProps {
  readonly sel: string | null;
  readonly onPick: (id: string) => void;
}

function IndentList({ sel, onPick }: ListProps) {
  const t = useTexts(indentTexts);
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const search = useFieldSearch('indents');
  const query = useApiPages(
    listIndents,
    { query: { ...search.asked, ...dates.asked } },
    { follows: INDENT_FOLLOWS },
  );
  return (
    <>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <SplitPane name="indents" label={t('pane')} width={480} pane={<IndentPane key={sel} indentId={sel} />}>
        <PagedTable<IndentView>
          label={t('viewIndents')}
          query={query}
          rowKey={({ indentId }) => indentId}
          current={sel}
          onCurrent={onPick}
          empty={<EmptyState kind="nothing" icon="box" title={t('none')} text={t('noneText')} />}
          columns={useIndentColumns()}
        />
      </SplitPane>
    </>
  );
}

function TransferList({ sel, onPick, isOnTheWay }: ListProps & { readonly isOnTheWay: boolean }) {
  const t = useTexts(indentTexts);
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const search = useFieldSearch('stockTransfers');
  const query = useApiPages(
    listStockTransfers,
    { query: { ...search.asked, ...dates.asked, ...(isOnTheWay ? { onTheWay: true } : {}) } },
    { follows: INDENT_FOLLOWS },
  );
  return (
    <>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <SplitPane
        name="transfers"
        label={t('pane')}
        width={480}
        pane={<TransferPane key={sel} transferId={sel} />}
      >
        <PagedTable<TransferView>
          label={t('viewTransfers')}
          query={query}
          rowKey={({ transferId }) => transferId}
          current={sel}
          onCurrent={onPick}
          empty={<EmptyState kind="nothing" icon="box" title={t('none')} text={t('noneText')} />}
          columns={useTransferColumns()}
        />
      </SplitPane>
    </>
  );
}
