import { listStock } from '@nidan/contract/supply/inventory/level-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { listOrders, makeOrders, proposeOrders } from '@nidan/contract/supply/orders/order-endpoints';
import type { Proposal } from '@nidan/contract/supply/orders/order-view';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { isQuantity } from '../inventory/QuantityFields.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import type { ProposalAsked, TypedQuantities } from './proposed-quantities.ts';
import { proposalKeys } from './proposal-keys.ts';
import { ProposedOrder } from './ProposedOrder.tsx';
import { proposalTexts } from './texts/proposal-texts.ts';

const WEEK = 7;
const MOST_MONTHS = 12;

function ordersOf({ orders }: Proposal, typed: TypedQuantities) {
  return orders.flatMap(({ vendorId, storeId, note, lines }) => {
    const kept = lines
      .map(({ itemId, unit, quantity }) => ({ itemId, unit, quantity: typed[itemId] ?? quantity }))
      .filter(({ quantity }) => isQuantity(quantity))
      .map((line) => ({ lineId: newId(), ...line, discountBasisPoints: 0 }));
    return kept.length === 0 ? [] : [{ orderId: newId(), vendorId, storeId, note, lines: kept, charges: [] }];
  });
}

interface ProposalDialogProps {
  readonly asked: ProposalAsked;
  readonly onClose: () => void;
}

/** Orders that are proposed, one of each vendor and store, to be made as drafts once their quantities are right. */
export function ProposalDialog({ asked, onClose }: ProposalDialogProps) {
  const t = useTexts(proposalTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const [months, setMonths] = useState('1');
  const [typed, setTyped] = useState<TypedQuantities>({});
  const [picked, setPicked] = useState('');
  const [dueOn, setDueOn] = useState<string | null>(addDays(today, WEEK));
  const isNeed = asked.from === 'need';
  const asksMonths = isNeed && Number(months) >= 1 && Number(months) <= MOST_MONTHS;
  const query = useApiQuery(proposeOrders, {
    query: { ...asked, ...(asksMonths ? { months: Number(months) } : {}) },
  });
  const stores = (useApiQuery(listStores, {}).data?.stores ?? []).filter(
    ({ isEnabled, isRoad }) => isEnabled && !isRoad,
  );
  const making = useApiMutation(makeOrders, {
    outdates: [listOrders, listStock, proposeOrders],
    onDone: ({ orders }) => {
      toast({ type: 'SUCCESS', msg: t('made', { count: orders.length }) });
      onClose();
      go('purchase-orders', { view: 'draft', sel: orders[0]?.orderId ?? '' });
    },
  });
  const submit = (): void => {
    if (making.isPending || query.data === undefined || dueOn === null) return;
    const orders = ordersOf(query.data, typed).map((order) => ({
      ...order,
      storeId: picked === '' ? (order.storeId ?? stores[0]?.storeId ?? '') : picked,
      dueOn,
      overPercent: null,
    }));
    if (orders.length > 0) making.mutate({ body: { orders } });
  };
  useShortcuts(proposalKeys, { make: submit });
  return (
    <FormDialog
      wide
      title={t(asked.from)}
      action={t('make')}
      shortcut={proposalKeys.shortcuts.make}
      busy={making.isPending}
      off={query.data?.orders.length === 0 ? t('nothing') : undefined}
      refusal={making.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <SelectField
          label={t('store')}
          value={picked}
          options={[
            { value: '', label: t('ownStore') },
            ...stores.map(({ storeId: value, name }) => ({ value, label: name })),
          ]}
          onChange={setPicked}
        />
        <MaskedDate label={t('due')} value={dueOn} today={today} onChange={({ value }) => setDueOn(value)} />
        {isNeed && <NumberField label={t('months')} value={months} maxLength={2} onChange={setMonths} />}
      </div>
      <QueryView query={query}>
        {({ orders, without }) => (
          <>
            {without.length > 0 && (
              <Note tone="warn">{t('without', { items: without.map(({ name }) => name).join(', ') })}</Note>
            )}
            {orders.length > 0 && <p className="muted t13">{t('hint')}</p>}
            {orders.length + without.length === 0 && (
              <EmptyState
                kind="nothing"
                icon="box"
                title={t('nothing')}
                text={t(asked.from === 'indents' ? 'nothingAsked' : 'nothingText')}
              />
            )}
            {orders.map((order) => (
              <ProposedOrder
                key={`${order.vendorId} ${order.storeId ?? ''}`}
                order={order}
                typed={typed}
                onType={(itemId, quantity) => setTyped((former) => ({ ...former, [itemId]: quantity }))}
              />
            ))}
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}
