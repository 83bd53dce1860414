import { issueIndent } from '@nidan/contract/supply/indents/indent-endpoints';
import { sendStockTransfer } from '@nidan/contract/supply/indents/transfer-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { isQuantity } from '../inventory/QuantityFields.tsx';
import { OUTDATED_BY_INDENT } from './indent-words.ts';
import { indentTexts } from './texts/indent-texts.ts';

/** A line that may be sent: how much of it is left to send, and how much is there. */
export interface LineToSend {
  readonly itemId: string;
  readonly name: string;
  readonly unit: InventoryUnit;
  readonly left: string;
  readonly atHand: string;
}

interface SendDialogProps {
  readonly of:
    | { readonly is: 'indent'; readonly indentId: string; readonly version: number; readonly number: string }
    | {
        readonly is: 'transfer';
        readonly transferId: string;
        readonly version: number;
        readonly number: string;
      };
  readonly lines: readonly LineToSend[];
  readonly onClose: () => void;
}

/** Sends goods, all that was asked for unless less is typed, from the lots that end first. */
export function SendDialog({ of, lines, onClose }: SendDialogProps) {
  const t = useTexts(indentTexts);
  const [newTransfer] = useState(newId);
  const open = lines.filter(({ left }) => Number(left) > 0);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      open.map(({ itemId, left, atHand }) => [itemId, String(Math.min(Number(left), Number(atHand)))]),
    ),
  );
  const done = {
    outdates: OUTDATED_BY_INDENT,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('sentDone', { number: of.number }) });
      onClose();
    },
  };
  const issue = useApiMutation(issueIndent, done);
  const send = useApiMutation(sendStockTransfer, done);
  const submit = (): void => {
    const sent = open
      .filter(({ itemId }) => isQuantity(typed[itemId] ?? ''))
      .map(({ itemId, unit }) => ({
        itemId,
        unit,
        quantity: typed[itemId] ?? '',
        lotId: null,
        overrideReason: null,
      }));
    if (sent.length === 0) return;
    if (of.is === 'indent') {
      const { indentId, version } = of;
      issue.mutate({ body: { indentId, version, transferId: newTransfer, note: '', lines: sent } });
    } else send.mutate({ body: { transferId: of.transferId, version: of.version, lines: sent } });
  };
  const { isPending, error } = of.is === 'indent' ? issue : send;
  return (
    <FormDialog
      title={`${t('issue')}: ${of.number}`}
      action={t('issue')}
      busy={isPending}
      refusal={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {open.map(({ itemId, name, unit, left, atHand }, at) => (
        <TextField
          key={itemId}
          label={`${name}, ${unit}`}
          hint={`${t('left')} ${left} · ${t('atHand')} ${atHand}`}
          value={typed[itemId] ?? ''}
          inputMode="decimal"
          maxLength={22}
          {...(at === 0 ? { 'data-autofocus': true } : {})}
          onChange={(quantity) => setTyped({ ...typed, [itemId]: quantity.trim() })}
        />
      ))}
    </FormDialog>
  );
}
