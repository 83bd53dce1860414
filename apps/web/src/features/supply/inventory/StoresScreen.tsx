import { listStores, type StoreView } from '@nidan/contract/supply/inventory/store-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table, type TableColumn } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { showRupees, STOCK_FOLLOWS } from './stock-words.ts';
import { StoreDialog } from './StoreDialog.tsx';
import { stockTexts } from './texts/stock-texts.ts';

/** Where stock lies: the stores of each location, and the roads between them. */
export function StoresScreen() {
  const t = useTexts(stockTexts);
  const mayAdd = useRight('masters', PERMISSION.create);
  const mayChange = useRight('masters', PERMISSION.update);
  const [dialog, setDialog] = useState<StoreView | 'new' | null>(null);
  const query = useApiQuery(listStores, {}, { follows: STOCK_FOLLOWS });
  const columns: TableColumn<StoreView>[] = [
    { key: 'code', head: t('code'), width: 120, cell: ({ code }) => <b>{code}</b> },
    { key: 'name', head: t('name'), cell: ({ name }) => name },
    { key: 'location', head: t('location'), cell: ({ location }) => location },
    { key: 'road', head: '', width: 100, cell: ({ isRoad }) => (isRoad ? t('road') : '') },
    { key: 'lots', head: t('lots'), width: 72, align: 'end', cell: ({ lots }) => lots },
    {
      key: 'value',
      head: t('value'),
      width: 120,
      align: 'end',
      cell: ({ valuePaise }) => showRupees(valuePaise),
    },
    {
      key: 'state',
      head: t('state'),
      width: 120,
      cell: ({ isEnabled }) => (
        <StatusChip tone={isEnabled ? 'ok' : 'neutral'}>{t(isEnabled ? 'inUse' : 'outOfUse')}</StatusChip>
      ),
    },
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
          <Table
            label={t('storesTitle')}
            keys="page"
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
