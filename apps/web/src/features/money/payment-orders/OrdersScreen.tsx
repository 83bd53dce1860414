import { listPaymentOrders } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { ORDER_CHANNELS } from '@nidan/domain/payments/order-channel';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import type { SearchAsked } from '../../../kernel/search/field-of.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { orderTexts } from './texts/order-texts.ts';
import { OrderPanel } from './OrderPanel.tsx';

const col = columnsOf<PaymentOrderView>();

const ALL = 'all';
const PLACES = { query: { limit: 200 } };
const ADDRESS = { state: ALL, channel: '', place: '', order: '' };

/** Payment orders of the lab: what patients and agencies were asked for through the gateway and the terminals, and what became of it. */
export function OrdersScreen() {
  const t = useTexts(orderTexts);
  const stateLabel = useStateLabel(paymentOrder);
  const [search, change] = useSearchState(ADDRESS);
  const state = paymentOrder.stateNames.find((one) => one === search.state);
  const channel = ORDER_CHANNELS.find((one) => one === search.channel);
  const found = useFieldSearch('paymentOrders', { forget: { order: '' } });
  const dates = useDates({ forget: { order: '' } });
  const places = useApiQuery(listLocations, PLACES, { freshFor: 60_000 }).data?.rows ?? [];
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={state ?? ALL}
            onPick={(next) => change({ state: next, order: '' })}
            views={[
              { key: ALL, label: t('all') },
              ...paymentOrder.stateNames.map((key) => ({ key, label: stateLabel(key) })),
            ]}
          />
        }
      />
      <FilterBar
        search={found.box}
        filters={[
          pickOne({
            key: 'channel',
            label: t('channel'),
            value: search.channel,
            options: ORDER_CHANNELS.map((value) => ({ value, label: t(value) })),
            onPick: (value) => change({ channel: value, order: '' }),
          }),
          pickOne({
            key: 'place',
            label: t('place'),
            value: search.place,
            options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
            onPick: (value) => change({ place: value, order: '' }),
          }),
        ]}
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="payment-orders"
        label={t('panel')}
        width={360}
        pane={<OrderPanel orderId={search.order === '' ? null : search.order} />}
      >
        <OrderTable
          query={{
            ...dates.asked,
            ...found.asked,
            ...(state === undefined ? {} : { state }),
            ...(channel === undefined ? {} : { channel }),
            ...(search.place === '' ? {} : { locationId: search.place }),
          }}
          current={search.order}
          onCurrent={(order) => change({ order })}
        />
      </SplitPane>
    </>
  );
}

interface OrderTableProps {
  readonly query: ListDates &
    SearchAsked<'paymentOrders'> & {
      readonly state?: (typeof paymentOrder.stateNames)[number];
      readonly channel?: (typeof ORDER_CHANNELS)[number];
      readonly locationId?: string;
    };
  readonly current: string;
  readonly onCurrent: (orderId: string) => void;
}

function OrderTable({ query: asked, current, onCurrent }: OrderTableProps) {
  const t = useTexts(orderTexts);
  const zone = useZone();
  const wordOf = useOrderWord();
  const query = useApiPages(listPaymentOrders, { query: asked }, { follows: ['PAYMENT_ORDER'] });
  return (
    <PagedTable
      label={t('list')}
      query={query}
      rowKey={({ orderId }) => orderId}
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" icon="cash" title={t('none')} text={t('noneText')} />}
      columns={[
        col.time({ key: 'time', head: t('time'), of: ({ createdAt }) => createdAt, zone, muted: true }),
        {
          key: 'labNo',
          head: t('labId'),
          width: 124,
          cell: ({ labNo }) => labNo !== null && <LabNo value={labNo} />,
        },
        col.text({ key: 'patient', head: t('payer'), of: payerOf }),
        col.text({
          key: 'channel',
          head: t('channel'),
          width: 132,
          of: ({ channel, terminal }) => terminal ?? t(channel),
        }),
        col.text({ key: 'by', head: t('by'), width: 120, of: ({ createdBy }) => createdBy }),
        col.text({
          key: 'state',
          head: t('state'),
          width: 112,
          of: wordOf,
          cell: (order) => <OrderChip order={order} />,
        }),
        col.total({ key: 'amount', head: t('amount'), width: 88, of: ({ amountPaise }) => amountPaise }),
      ]}
    />
  );
}

function payerOf({ patient, agency }: PaymentOrderView): string {
  return patient?.fullName ?? agency?.name ?? '';
}

function stateOf({ state }: PaymentOrderView) {
  return paymentOrder.stateNames.find((one) => one === state);
}

function useOrderWord(): (order: PaymentOrderView) => string {
  const label = useStateLabel(paymentOrder);
  return (order) => {
    const state = stateOf(order);
    return state === undefined ? order.stateLabel : label(state);
  };
}

function OrderChip({ order }: { readonly order: PaymentOrderView }) {
  const wordOf = useOrderWord();
  const state = stateOf(order);
  if (state === undefined) return <>{order.stateLabel}</>;
  return <StatusChip tone={paymentOrder.states[state].tone}>{wordOf(order)}</StatusChip>;
}
