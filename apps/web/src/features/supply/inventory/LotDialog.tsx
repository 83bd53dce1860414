import type { StockLotView } from '@nidan/contract/supply/inventory/level-endpoints';
import { openLot } from '@nidan/contract/supply/inventory/lot-endpoints';
import { adjustStock, consumeStock, wasteStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { QuantityFields, isQuantity } from './QuantityFields.tsx';
import { type ItemOfStock, OUTDATED_BY_STOCK } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';

export type LotDialogKind = 'take' | 'open' | 'waste' | 'adjust';

interface LotDialogProps {
  readonly kind: LotDialogKind;
  readonly stock: ItemOfStock;
  readonly lot: StockLotView;
  readonly onClose: () => void;
}

const LEAST_REASON = 3;

/** Sends one of the four things that are done with a quantity of a lot. */
function useLotWork(onClose: () => void) {
  const t = useTexts(stockTexts);
  const done = (msg: string): void => {
    toast({ type: 'SUCCESS', msg });
    onClose();
  };
  const choices = {
    outdates: OUTDATED_BY_STOCK,
    onDone: ({ number }: { readonly number: string }) => done(t('saved', { number })),
  };
  const take = useApiMutation(consumeStock, choices);
  const waste = useApiMutation(wasteStock, choices);
  const adjust = useApiMutation(adjustStock, choices);
  const open = useApiMutation(openLot, {
    outdates: OUTDATED_BY_STOCK,
    onDone: ({ usableUntil }) =>
      done(usableUntil === null ? t('openedAny') : t('opened', { day: showDay(usableUntil) })),
  });
  return { take, waste, adjust, open };
}

/** Takes a quantity of a lot for work, opens it, writes it off, or corrects what is there. */
export function LotDialog({ kind, stock, lot, onClose }: LotDialogProps) {
  const t = useTexts(stockTexts);
  const work = useLotWork(onClose);
  const [id] = useState(newId);
  const [typed, setTyped] = useState({ quantity: '', unit: stock.item.unit });
  const [reason, setReason] = useState('');
  const [why, setWhy] = useState('');
  const [way, setWay] = useState<'less' | 'more'>('less');
  const [lotChoice, setLotChoice] = useState('');
  const [tried, setTried] = useState(false);
  const asksReason = kind !== 'open';
  const isReasonShort = asksReason && reason.trim().length < LEAST_REASON;
  const { lotId, storeId } = lot;
  const send = (): void => {
    const place = { documentId: id, storeId, reason };
    if (kind === 'open') return work.open.mutate({ body: { packId: id, lotId, storeId, ...typed } });
    if (kind === 'waste') return work.waste.mutate({ body: { ...place, lines: [{ lotId, ...typed }] } });
    if (kind === 'adjust') return work.adjust.mutate({ body: { ...place, lotId, way, ...typed } });
    const overrideReason = lotChoice === '' || why.trim() === '' ? null : why;
    const line = { itemId: stock.item.itemId, lotId: lotChoice === '' ? null : lotId, overrideReason };
    return work.take.mutate({ body: { ...place, lines: [{ ...line, ...typed }] } });
  };
  const submit = (): void => {
    setTried(true);
    if (isQuantity(typed.quantity) && !isReasonShort) send();
  };
  const { isPending, error } = work[kind];
  return (
    <FormDialog
      title={`${t(kind)}: ${stock.item.name}, ${lot.lotNo}, ${lot.store}`}
      action={t(kind)}
      busy={isPending}
      refusal={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <QuantityFields value={typed} units={stock.units} tried={tried} onChange={setTyped} onEnter={submit} />
      {kind === 'take' && (
        <SelectField
          label={t('whichLot')}
          value={lotChoice}
          options={[
            { value: '', label: t('firstExpired') },
            { value: lotId, label: lot.lotNo },
          ]}
          onChange={setLotChoice}
        />
      )}
      {kind === 'take' && lotChoice !== '' && lot.turn !== 1 && (
        <TextField label={t('whyOther')} value={why} maxLength={500} onChange={setWhy} />
      )}
      {kind === 'adjust' && (
        <SelectField
          label={t('way')}
          value={way}
          options={[
            { value: 'less', label: t('less') },
            { value: 'more', label: t('more') },
          ]}
          onChange={setWay}
        />
      )}
      {asksReason && (
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={500}
          error={tried && isReasonShort ? t('reasonShort') : undefined}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
