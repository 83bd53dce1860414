import { openStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { isQuantity, QuantityFields } from './QuantityFields.tsx';
import { type ItemOfStock, OUTDATED_BY_STOCK } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';

interface CountDialogProps {
  readonly stock: ItemOfStock;
  readonly onClose: () => void;
}

/** Books a lot that a store held when the lab began to count it. */
export function CountDialog({ stock, onClose }: CountDialogProps) {
  const t = useTexts(stockTexts);
  const zone = useZone();
  const { data } = useApiQuery(listStores, {});
  const stores = (data?.stores ?? []).filter(({ isEnabled, isRoad }) => isEnabled && !isRoad);
  const [documentId] = useState(newId);
  const [today] = useState(() => calendarDateIn(zone, new Date()));
  const [picked, setPicked] = useState('');
  const [lotNo, setLotNo] = useState('');
  const [expiry, setExpiry] = useState<{ readonly value: string | null; readonly complete: boolean }>({
    value: null,
    complete: true,
  });
  const [typed, setTyped] = useState({ quantity: '', unit: stock.item.unit });
  const [rupees, setRupees] = useState('');
  const [tried, setTried] = useState(false);
  const storeId = picked === '' ? (stores[0]?.storeId ?? '') : picked;
  const isCost = /^\d{1,9}$/u.test(rupees);
  const count = useApiMutation(openStock, {
    outdates: OUTDATED_BY_STOCK,
    onDone: ({ number }) => {
      toast({ type: 'SUCCESS', msg: t('saved', { number }) });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    if (!isCost || !isQuantity(typed.quantity) || lotNo.trim() === '' || !expiry.complete) return;
    const lot = { itemId: stock.item.itemId, lotNo, expiresOn: expiry.value };
    const lines = [{ ...lot, ...typed, valuePaise: Number(rupees) * 100 }];
    count.mutate({ body: { documentId, storeId, note: t('countNote'), lines } });
  };
  return (
    <FormDialog
      title={`${t('firstCount')}: ${stock.item.name}`}
      action={t('firstCount')}
      busy={count.isPending}
      refusal={count.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('store')}
        value={storeId}
        options={stores.map((store) => ({ value: store.storeId, label: store.name }))}
        onChange={setPicked}
      />
      <TextField
        label={t('lotNo')}
        value={lotNo}
        maxLength={40}
        error={tried && lotNo.trim() === '' ? t('lotNoBad') : undefined}
        onChange={setLotNo}
      />
      <MaskedDate label={t('expiry')} value={expiry.value} today={today} onChange={setExpiry} />
      <QuantityFields value={typed} units={stock.units} tried={tried} onChange={setTyped} onEnter={submit} />
      <TextField
        label={t('costRupees')}
        value={rupees}
        inputMode="numeric"
        maxLength={9}
        error={tried && !isCost ? t('costBad') : undefined}
        onChange={setRupees}
      />
    </FormDialog>
  );
}
