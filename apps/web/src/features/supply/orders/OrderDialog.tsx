import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { amendOrder, makeOrder } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useLabSetting, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { ItemPick } from '../contracts/ItemPick.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { VendorPick } from '../vendors/VendorPick.tsx';
import { ChargeGst } from './ChargeGst.tsx';
import { draftLineOf, orderDraftOf, type OrderDraft, orderFieldsOf } from './order-draft.ts';
import { orderKeys } from './order-keys.ts';
import { OrderDraftLines } from './OrderDraftLines.tsx';
import { orderTexts } from './texts/order-texts.ts';
import { useSupplyChange } from './use-supply-change.ts';

interface OrderDialogProps {
  /** Null for a new one. */
  readonly details: OrderDetails | null;
  readonly onClose: () => void;
  readonly onSaved: (details: OrderDetails) => void;
}

const WEEK = 7;

/** Makes an order, or changes one of which nothing came. */
export function OrderDialog({ details, onClose, onSaved }: OrderDialogProps) {
  const t = useTexts(orderTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const stores = (useApiQuery(listStores, {}).data?.stores ?? []).filter(
    ({ isEnabled, isRoad }) => isEnabled && !isRoad,
  );
  const usualOverPercent = useLabSetting('overReceiptPercent');
  const [orderId] = useState(() => details?.order.orderId ?? newId());
  const [draft, setDraft] = useState<OrderDraft>(() =>
    orderDraftOf(details, { dueOn: addDays(today, WEEK), overPercent: usualOverPercent }),
  );
  const set = (part: Partial<OrderDraft>): void => setDraft((former) => ({ ...former, ...part }));
  const storeId = draft.storeId === '' ? (stores[0]?.storeId ?? '') : draft.storeId;
  const done = (saved: OrderDetails): void => {
    toast({ type: 'SUCCESS', msg: t('saved', { number: saved.order.number }) });
    onSaved(saved);
    onClose();
  };
  const making = useSupplyChange(makeOrder, done);
  const amending = useSupplyChange(amendOrder, done);
  const busy = making.isPending || amending.isPending;
  const submit = (): void => {
    if (busy) return;
    const fields = orderFieldsOf({ ...draft, storeId });
    if (details === null) making.mutate({ body: { orderId, ...fields } });
    else amending.mutate({ body: { orderId, version: details.order.version, ...fields } });
  };
  useShortcuts(orderKeys, { save: submit });
  return (
    <FormDialog
      wide
      title={details === null ? t('new') : details.order.number}
      action={t('save')}
      shortcut={orderKeys.shortcuts.save}
      busy={busy}
      refusal={making.error ?? amending.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {details !== null && <Note tone="info">{t('changeNote')}</Note>}
      <div className={styles.pair}>
        <VendorPick value={draft.vendor} onPick={(vendor) => set({ vendor })} />
        <SelectField
          label={t('store')}
          value={storeId}
          options={stores.map(({ storeId: value, name }) => ({ value, label: name }))}
          onChange={(next) => set({ storeId: next })}
        />
        <MaskedDate
          label={t('due')}
          value={draft.dueOn}
          today={today}
          onChange={({ value }) => set({ dueOn: value })}
        />
        <NumberField
          label={t('overPercent')}
          value={draft.overPercent}
          maxLength={2}
          onChange={(overPercent) => set({ overPercent })}
        />
        <NumberField
          decimals
          label={t('freight')}
          value={draft.freight}
          maxLength={12}
          onChange={(freight) => set({ freight })}
        />
        <NumberField
          decimals
          label={t('packing')}
          value={draft.packing}
          maxLength={12}
          onChange={(packing) => set({ packing })}
        />
        <ChargeGst
          label={t('chargeGst')}
          day={today}
          value={draft.chargeGst}
          onChange={(chargeGst) => set({ chargeGst })}
        />
      </div>
      <TextField label={t('note')} value={draft.note} maxLength={500} onChange={(note) => set({ note })} />
      <ItemPick
        label={t('addItem')}
        isThere={(id) => draft.lines.some(({ itemId }) => itemId === id)}
        onPick={(item) => set({ lines: [...draft.lines, draftLineOf(item)] })}
      />
      <OrderDraftLines lines={draft.lines} onChange={(lines) => set({ lines })} />
    </FormDialog>
  );
}
