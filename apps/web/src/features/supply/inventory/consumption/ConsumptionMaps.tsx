import {
  type ConsumptionMapView,
  listConsumptionMaps,
} from '@nidan/contract/supply/inventory/consumption-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { STOCK_CATEGORIES } from '@nidan/domain/enumerations/inventory';
import { useState } from 'react';
import { useApiPages } from '../../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../../kernel/ui/PagedTable.tsx';
import type { TableColumn } from '../../../../kernel/ui/Table.tsx';
import { MapDialog } from './MapDialog.tsx';
import { consumptionTexts } from './texts/consumption-texts.ts';

const col = columnsOf<ConsumptionMapView>();

/** A column of what is used, in the unit of the map; empty for nothing. */
function use(
  key: 'perReportable' | 'perRerun' | 'deadVolume',
  head: string,
): TableColumn<ConsumptionMapView> {
  return col.quantity({
    key,
    head,
    width: 104,
    of: (map) => (map[key] === '0' ? null : map[key]),
    unit: ({ unit }) => unit,
  });
}

/** What tests, parameters, tubes, machines and controls use of items. */
export function ConsumptionMaps() {
  const t = useTexts(consumptionTexts);
  const may = useRight('inventory', PERMISSION.update);
  const [state, change] = useSearchState({ category: '' });
  const category = STOCK_CATEGORIES.find((one) => one === state.category);
  const [dialog, setDialog] = useState<ConsumptionMapView | 'new' | null>(null);
  const query = useApiPages(
    listConsumptionMaps,
    { query: category === undefined ? {} : { category } },
    { follows: ['CONSUMPTION_MAP'] },
  );
  const columns: TableColumn<ConsumptionMapView>[] = [
    col.text({ key: 'item', head: t('item'), of: ({ item }) => item }),
    col.text({ key: 'category', head: t('category'), width: 104, of: (map) => map.category }),
    col.text({ key: 'subject', head: t('subject'), of: ({ subject }) => subject }),
    col.text({ key: 'machine', head: t('machine'), width: 136, of: ({ machine }) => machine }),
    col.text({ key: 'store', head: t('store'), width: 136, of: ({ store }) => store }),
    use('perReportable', t('perReportable')),
    use('perRerun', t('rerun')),
    use('deadVolume', t('deadVolume')),
    col.state({
      key: 'state',
      head: t('state'),
      width: 96,
      of: ({ isEnabled }) => t(isEnabled ? 'inUse' : 'ended'),
      tone: ({ isEnabled }) => (isEnabled ? 'ok' : 'neutral'),
    }),
  ];
  const add = (
    <Button icon="plus" off={may ? undefined : t('needsRight')} onClick={() => setDialog('new')}>
      {t('newMap')}
    </Button>
  );
  return (
    <>
      <FilterBar
        end={add}
        filters={[
          {
            key: 'category',
            label: t('category'),
            single: true,
            picked: category === undefined ? [] : [category],
            options: STOCK_CATEGORIES.map((value) => ({ value, label: value })),
            onPick: ([picked = '']) => change({ category: picked }),
          },
        ]}
      />
      <PagedTable
        label={t('viewMaps')}
        query={query}
        rowKey={({ mapId }) => mapId}
        {...(may ? { onOpen: setDialog } : {})}
        empty={<EmptyState kind="nothing" title={t('noMaps')} text={t('noCostsText')} action={add} />}
        columns={columns}
      />
      {dialog !== null && (
        <MapDialog {...(dialog === 'new' ? {} : { map: dialog })} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
