import { listStores, type StoreView } from '@nidan/contract/supply/inventory/store-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { ListTable } from '../../../kernel/ui/PagedTable.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { showRupees, STOCK_FOLLOWS } from './stock-words.ts';
import { StoreDialog } from './StoreDialog.tsx';
import { stockTexts } from './texts/stock-texts.ts';

const col = columnsOf<StoreView>();

/** Where stock lies: the stores of each location, and the roads between them. */
export function StoresScreen() {
  const t = useTexts(stockTexts);
  const mayAdd = useRight('masters', PERMISSION.create);
  const mayChange = useRight('masters', PERMISSION.update);
  const [dialog, setDialog] = useState<StoreView | 'new' | null>(null);
  const query = useApiQuery(listStores, {}, { follows: STOCK_FOLLOWS });
  const columns: TableColumn<StoreView>[] = [
    col.name({ key: 'code', head: t('code'), width: 120, of: ({ code }) => code }),
    col.text({ key: 'name', head: t('name'), of: ({ name }) => name }),
    col.text({ key: 'location', head: t('location'), of: ({ location }) => location }),
    { key: 'road', head: '', width: 100, cell: ({ isRoad }) => (isRoad ? t('road') : '') },
    col.number({ key: 'lots', head: t('lots'), width: 72, of: ({ lots }) => lots }),
    col.total({
      key: 'value',
      head: t('value'),
      width: 120,
      of: ({ valuePaise }) => valuePaise,
      sum: showRupees,
      cell: ({ valuePaise }) => showRupees(valuePaise),
    }),
    col.state({
      key: 'state',
      head: t('state'),
      of: ({ isEnabled }) => t(isEnabled ? 'inUse' : 'outOfUse'),
      tone: ({ isEnabled }) => (isEnabled ? 'ok' : 'neutral'),
    }),
  ];
  const add = (
    <Button
      kind="primary"
      icon="plus"
      off={mayAdd ? undefined : t('needsRight')}
      onClick={() => setDialog('new')}
    >
      {t('newStore')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('storesTitle')}>{add}</PageHead>
      <QueryView query={query}>
        {({ stores }) => (
          <ListTable
            label={t('storesTitle')}
            rows={stores}
            rowKey={({ storeId }) => storeId}
            columns={columns}
            {...(mayChange ? { onOpen: setDialog } : {})}
            empty={
              <EmptyState
                kind="nothing"
                icon="box"
                title={t('noStores')}
                text={t('noStoresText')}
                action={add}
              />
            }
          />
        )}
      </QueryView>
      {dialog !== null && (
        <StoreDialog {...(dialog === 'new' ? {} : { store: dialog })} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
