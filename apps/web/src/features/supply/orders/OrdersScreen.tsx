import { listOrders } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderView } from '@nidan/contract/supply/orders/order-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { orderKeys } from './order-keys.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { orderStateTexts } from './texts/order-state-texts.ts';
import { orderTexts } from './texts/order-texts.ts';
import { SupplyHead } from './SupplyHead.tsx';

const col = columnsOf<OrderView>();

const VIEWS = ['open', 'draft', 'accepted', 'approved', 'all'] as const;
const QUERIES = {
  open: { open: true },
  draft: { state: 'draft' },
  accepted: { state: 'accepted' },
  approved: { state: 'approved' },
  all: {},
} as const;

/** Purchase orders, and beside them the one that is picked: its lines, what came and what may be done. */
export function OrdersScreen() {
  const t = useTexts(orderTexts);
  const label = useTexts(orderStateTexts);
  const [state, change] = useSearchState({ view: 'all', sel: '', make: '' });
  const may = useRight('purchases', PERMISSION.create);
  const view = VIEWS.find((one) => one === state.view) ?? 'all';
  const search = useFieldSearch('purchaseOrders', { forget: { sel: '' } });
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const query = useApiPages(
    listOrders,
    { query: { ...QUERIES[view], ...dates.asked, ...search.asked } },
    { follows: ['PURCHASE_ORDER'] },
  );
  const add = (): void => change({ make: 'yes' });
  useShortcuts(orderKeys, { add: may ? add : undefined });
  return (
    <>
      <SupplyHead
        title={t('title')}
        current={view}
        views={VIEWS}
        wordOf={(key) => t(key)}
        onPick={(next) => change({ view: next, sel: '' })}
      >
        <Button
          kind="primary"
          icon="plus"
          shortcut={orderKeys.shortcuts.add}
          off={may ? undefined : t('needsRight')}
          onClick={add}
        >
          {t('new')}
        </Button>
      </SupplyHead>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <SplitPane name="orders" label={t('panel')} width={620} pane={<OrderPanel orderId={state.sel} />}>
        <PagedTable
          label={t('list')}
          query={query}
          rowKey={({ orderId }) => orderId}
          current={state.sel}
          onCurrent={(sel) => change({ sel })}
          empty={<EmptyState kind="nothing" icon="inventory" title={t('none')} text={t('noneText')} />}
          columns={[
            col.text({ key: 'number', head: t('number'), width: 124, of: ({ number }) => number }),
            col.name({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
            col.day({ key: 'due', head: t('due'), of: ({ dueOn }) => dueOn }),
            col.total({ key: 'total', head: t('total'), of: ({ totalPaise }) => totalPaise }),
            col.state({
              key: 'state',
              head: t('state'),
              width: 140,
              of: ({ state: one }) => label(stateKey(purchaseOrder, one)),
              tone: ({ state: one }) => purchaseOrder.states[one].tone,
            }),
          ]}
        />
      </SplitPane>
      {state.make !== '' && may && (
        <OrderDialog
          details={null}
          onClose={() => change({ make: '' })}
          onSaved={({ order }) => change({ make: '', view: 'all', sel: order.orderId })}
        />
      )}
    </>
  );
}
