import type { StockLotView } from '@nidan/contract/supply/inventory/level-endpoints';
import { checkLot, holdLot } from '@nidan/contract/supply/inventory/lot-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { OUTDATED_BY_STOCK } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';

interface HoldDialogProps {
  readonly lot: Pick<StockLotView, 'lotId' | 'lotNo' | 'version' | 'state'>;
  readonly onClose: () => void;
}

const LEAST = 3;

/** Puts a lot into quarantine, or lets one out that was checked. */
export function HoldDialog({ lot, onClose }: HoldDialogProps) {
  const t = useTexts(stockTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isHeld = lot.state === 'quarantine';
  const choices = {
    outdates: OUTDATED_BY_STOCK,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t(isHeld ? 'checkDone' : 'holdDone') });
      onClose();
    },
  };
  const check = useApiMutation(checkLot, choices);
  const hold = useApiMutation(holdLot, choices);
  const { lotId, version } = lot;
  const isShort = reason.trim().length < LEAST;
  const submit = (): void => {
    setTried(true);
    if (isShort) return;
    if (isHeld) check.mutate({ body: { lotId, version, note: reason } });
    else hold.mutate({ body: { lotId, version, reason } });
  };
  const { isPending, error } = isHeld ? check : hold;
  return (
    <FormDialog
      title={`${t(isHeld ? 'check' : 'hold')}: ${lot.lotNo}`}
      action={t(isHeld ? 'check' : 'hold')}
      busy={isPending}
      refusal={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={500}
        data-autofocus
        error={tried && isShort ? t('reasonShort') : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
