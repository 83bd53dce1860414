import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { type ReactNode, Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { LIST_KIND_WORDS } from './list-kind-words.ts';
import { ListPanel } from './ListPanel.tsx';
import { NewListDialog } from './NewListDialog.tsx';
import type { RatesSearch } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';

const MasterFiles = latePart(() => import('../../../kernel/master-files/MasterFiles.tsx'), 'MasterFiles');

interface ListsDeskProps {
  readonly views: ReactNode;
  readonly state: RatesSearch;
  readonly all: readonly RateListView[];
  readonly mayCreate: boolean;
  readonly mayUpdate: boolean;
  readonly onChange: (part: Partial<RatesSearch>) => void;
}

/** Every rate list with who takes it. */
export function ListsDesk({ views, state, all, mayCreate, mayUpdate, onChange }: ListsDeskProps) {
  const t = useTexts(ratesTexts);
  const [adding, setAdding] = useState(false);
  const chosen = all.find(({ rateListId }) => rateListId === state.sel);
  const takersOf = ({ agencies, centres }: RateListView): string =>
    [...agencies, ...centres].map(({ name }) => name).join(', ') || t('nobody');
  const needle = state.list.trim().toLowerCase();
  const found = all.filter((list) => `${list.name} ${takersOf(list)}`.toLowerCase().includes(needle));
  const add = (
    <Button icon="plus" off={mayCreate ? null : t('noRight')} onClick={() => setAdding(true)}>
      {t('newList')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} views={views}>
        <Suspense>
          <MasterFiles master="rates" />
        </Suspense>
        {all.length > 0 && add}
      </PageHead>
      <FilterBar
        search={{
          value: state.list,
          onChange: (list) => onChange({ list }),
          placeholder: t('searchList'),
          width: 240,
        }}
      />
      <SplitPane
        name="rate-lists"
        label={t('lists')}
        width={360}
        narrowest={300}
        pane={
          chosen === undefined ? (
            <Panel label={t('lists')} title={t('pickList')}>
              <EmptyState kind="nothing" icon="cash" title={t('pickList')} text={t('pickListText')} />
            </Panel>
          ) : (
            <ListPanel key={chosen.rateListId} list={chosen} mayUpdate={mayUpdate} />
          )
        }
      >
        <Table
          label={t('lists')}
          keys="page"
          rows={found}
          rowKey={({ rateListId }) => rateListId}
          current={state.sel}
          onCurrent={(sel) => onChange({ sel })}
          empty={
            all.length === 0 ? (
              <EmptyState
                kind="nothing"
                icon="cash"
                title={t('noLists')}
                text={t('noListsText')}
                action={add}
              />
            ) : (
              <EmptyState
                kind="hidden"
                title={t('noneFound')}
                text={state.list}
                action={<Button onClick={() => onChange({ list: '' })}>{t('clear')}</Button>}
              />
            )
          }
          columns={[
            {
              key: 'name',
              head: t('name'),
              width: 220,
              tip: ({ name }) => name,
              value: ({ name }) => name,
              cell: ({ name }) => <b>{name}</b>,
            },
            { key: 'kind', head: t('kind'), width: 120, value: ({ kind }) => t(LIST_KIND_WORDS[kind]) },
            { key: 'takers', head: t('takers'), tip: takersOf, cell: takersOf },
            { key: 'priced', head: t('priced'), width: 100, align: 'end', value: ({ priced }) => priced },
          ]}
        />
      </SplitPane>
      {adding && (
        <NewListDialog
          onClose={() => setAdding(false)}
          onMade={({ rateListId }) => {
            setAdding(false);
            onChange({ sel: rateListId });
          }}
        />
      )}
    </>
  );
}
