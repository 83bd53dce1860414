import { listStock, readStockItem, readStockSummary } from '@nidan/contract/supply/inventory/level-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { EXPIRY_FILTER_DAYS, STOCK_LEVELS } from '@nidan/domain/enumerations/inventory';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { ProposalButton } from '../orders/ProposalButton.tsx';
import { ItemLots } from './ItemLots.tsx';
import { MovementLedger } from './MovementLedger.tsx';
import styles from './Stock.module.css';
import { STOCK_FOLLOWS } from './stock-words.ts';
import { StockRail } from './StockRail.tsx';
import { stockTexts } from './texts/stock-texts.ts';
import { useStockColumns } from './use-stock-columns.tsx';

const VIEWS = ['all', 'toOrder', 'expiring', 'onOrder'] as const;
const VIEW_WORDS = {
  all: 'viewAll',
  toOrder: 'viewToOrder',
  expiring: 'viewExpiring',
  onOrder: 'viewOnOrder',
} as const;
/** What the view of what ends soon shows. */
const SOON = 28;
const NOTHING_PICKED = { view: 'all', level: '', expires: '', store: '', item: '' };

/** What the address narrows the list to; a word that nothing knows narrows nothing. */
function narrowedBy({ view, level, expires, store }: typeof NOTHING_PICKED) {
  const days = EXPIRY_FILTER_DAYS.find((one) => String(one) === expires);
  const shownDays = days ?? (view === 'expiring' ? SOON : undefined);
  const shownLevel = STOCK_LEVELS.find((one) => one === level);
  return {
    ...(view === 'toOrder' ? { toOrder: true } : {}),
    ...(view === 'onOrder' ? { onOrder: true } : {}),
    ...(shownDays === undefined ? {} : { expires: shownDays }),
    ...(shownLevel === undefined ? {} : { level: shownLevel }),
    ...(store === '' ? {} : { storeId: store }),
  };
}

/** What is in the stores: items with their level, the lots of one in the order of their use, and its ledger. */
export function StockScreen() {
  const t = useTexts(stockTexts);
  const [state, change] = useSearchState(NOTHING_PICKED);
  const view = VIEWS.find((one) => one === state.view) ?? 'all';
  const follows = STOCK_FOLLOWS;
  const ofStore = state.store === '' ? {} : { storeId: state.store };
  const summary = useApiQuery(readStockSummary, { query: ofStore }, { follows });
  const stores = useApiQuery(listStores, {}, { follows });
  const counts = {
    all: summary.data?.items,
    toOrder: summary.data?.toOrder,
    expiring: undefined,
    onOrder: summary.data?.onOrder,
  };
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ ...NOTHING_PICKED, view: next })}
            views={VIEWS.map((key) => ({ key, label: t(VIEW_WORDS[key]), count: counts[key] }))}
          />
        }
      >
        <a className="ui-button" href={hashOf('inventory/lots')}>
          {t('trace')}
        </a>
        <a className="ui-button" href={hashOf('inventory/stores')}>
          {t('toStores')}
        </a>
        <ProposalButton asked={{ from: 'reorder' }} count={summary.data?.toOrder} />
      </PageHead>
      <SplitPane
        name="stock-rail"
        label={t('level')}
        side="start"
        width={196}
        narrowest={160}
        pane={
          <QueryView query={summary}>
            {(sums) => (
              <StockRail
                summary={sums}
                stores={stores.data?.stores ?? []}
                picks={state}
                onPick={(picks) => change({ ...picks, item: '' })}
              />
            )}
          </QueryView>
        }
      >
        <StockWork />
      </SplitPane>
    </>
  );
}

/** The list, and beside it the ledger of the item that is chosen. */
function StockWork() {
  const t = useTexts(stockTexts);
  const [state, change] = useSearchState(NOTHING_PICKED);
  const search = useFieldSearch('stock', { anywhere: t('search'), forget: { item: '' } });
  const columns = useStockColumns();
  const query = useApiPages(
    listStock,
    { query: { ...narrowedBy(state), ...search.asked } },
    { follows: STOCK_FOLLOWS },
  );
  const current = state.item === '' ? (rowsOf(query)[0]?.itemId ?? '') : state.item;
  const ofStore = state.store === '' ? {} : { storeId: state.store };
  const item = useApiQuery(
    readStockItem,
    { query: { itemId: current, ...ofStore } },
    { enabled: current !== '', follows: STOCK_FOLLOWS },
  );
  const ledger =
    current === '' || item.data === undefined ? (
      <Panel label={t('ledger')} title={t('ledger')}>
        <EmptyState kind="nothing" title={t('pickItem')} text={t('pickItemText')} />
      </Panel>
    ) : (
      <MovementLedger key={current} itemId={current} storeId={state.store} onHand={item.data.item.onHand} />
    );
  return (
    <SplitPane name="stock-ledger" label={t('ledger')} width={300} narrowest={240} pane={ledger}>
      <div className={styles.work}>
        <div>
          <FilterBar search={search.box} />
          <PagedTable
            label={t('items')}
            query={query}
            rowKey={({ itemId }) => itemId}
            current={current}
            onCurrent={(itemId) => change({ item: itemId })}
            empty={<EmptyState kind="nothing" icon="box" title={t('none')} text={t('noneText')} />}
            columns={columns}
          />
        </div>
        {current !== '' && (
          <QueryView query={item}>{(stock) => <ItemLots key={stock.item.itemId} stock={stock} />}</QueryView>
        )}
      </div>
    </SplitPane>
  );
}
