import { createIndent, listIndentStores } from '@nidan/contract/supply/indents/indent-endpoints';
import { createStockTransfer } from '@nidan/contract/supply/indents/transfer-endpoints';
import { listStock, type StockItemView } from '@nidan/contract/supply/inventory/level-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { isQuantity } from '../inventory/QuantityFields.tsx';
import { OUTDATED_BY_INDENT, storeOptions } from './indent-words.ts';
import styles from './Indents.module.css';
import { indentTexts } from './texts/indent-texts.ts';

interface NewIndentDialogProps {
  readonly kind: 'indent' | 'transfer';
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** A line as it is typed, in base units. */
interface TypedLine {
  readonly item: StockItemView;
  readonly quantity: string;
}

async function findItems(q: string, signal: AbortSignal): Promise<readonly StockItemView[]> {
  const query = { limit: 12, ...(q === '' ? {} : { q, by: 'item_name' as const }) };
  return (await api(listStock, { query, signal })).rows;
}

/** Asks another store for stock, or plans to send it something; item by item, by keyboard. */
export function NewIndentDialog({ kind, onSaved, onClose }: NewIndentDialogProps) {
  const t = useTexts(indentTexts);
  const named = useApiQuery(listIndentStores, {}).data?.stores ?? [];
  const own = (useApiQuery(listStores, {}).data?.stores ?? []).filter((one) => one.isEnabled && !one.isRoad);
  const [id] = useState(newId);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [isDraft, setDraft] = useState(false);
  const [lines, setLines] = useState<readonly TypedLine[]>([]);
  const [tried, setTried] = useState(false);
  const toStoreId = to || (own[0]?.storeId ?? '');
  const fromStoreId = from || (named.find(({ storeId }) => storeId !== toStoreId)?.storeId ?? '');
  const done = {
    outdates: OUTDATED_BY_INDENT,
    onDone: () => onSaved(id),
  };
  const saidSaved = (number: string): void => toast({ type: 'SUCCESS', msg: t('saved', { number }) });
  const indent = useApiMutation(createIndent, {
    ...done,
    onDone: (answer) => {
      saidSaved(answer.indent.number);
      onSaved(id);
    },
  });
  const transfer = useApiMutation(createStockTransfer, {
    ...done,
    onDone: (answer) => {
      saidSaved(answer.transfer.number);
      onSaved(id);
    },
  });
  const submit = (): void => {
    setTried(true);
    if (lines.length === 0 || lines.some(({ quantity }) => !isQuantity(quantity))) return;
    const asked = lines.map(({ item, quantity }) => ({ itemId: item.itemId, unit: item.unit, quantity }));
    const body = { isDraft, fromStoreId, toStoreId, note, lines: asked };
    if (kind === 'indent') indent.mutate({ body: { indentId: id, neededOn: null, ...body } });
    else transfer.mutate({ body: { transferId: id, ...body } });
  };
  const { isPending, error } = kind === 'indent' ? indent : transfer;
  const change = (itemId: string, quantity: string): void =>
    setLines(lines.map((line) => (line.item.itemId === itemId ? { ...line, quantity } : line)));
  return (
    <FormDialog
      wide
      title={t(kind === 'indent' ? 'newIndent' : 'newTransfer')}
      action={t(kind === 'indent' ? 'newIndent' : 'newTransfer')}
      busy={isPending}
      refusal={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('fromStore')}
        value={fromStoreId}
        options={storeOptions(named)}
        onChange={setFrom}
      />
      <SelectField
        label={t('toStore')}
        value={toStoreId}
        options={storeOptions(kind === 'indent' ? own : named)}
        onChange={setTo}
      />
      <Combobox<StockItemView>
        label={t('findItem')}
        value={null}
        icon="search"
        search={findItems}
        itemKey={({ itemId }) => itemId}
        itemText={({ name, code }) => `${name}, ${code}`}
        error={tried && lines.length === 0 ? t('noLines') : undefined}
        onPick={(item) => {
          if (item && lines.every((line) => line.item.itemId !== item.itemId))
            setLines([...lines, { item, quantity: '' }]);
        }}
      />
      {lines.map(({ item, quantity }) => (
        <div className={styles.line} key={item.itemId}>
          <span className="t13">{item.name}</span>
          <TextField
            label={`${t('asked')}, ${item.unit}`}
            value={quantity}
            inputMode="decimal"
            maxLength={22}
            error={tried && !isQuantity(quantity) ? t('asked') : undefined}
            onChange={(text) => change(item.itemId, text.trim())}
            onKeyDown={(event) => event.key === 'Enter' && submit()}
          />
          <IconButton
            icon="cross"
            label={t('takeOff', { item: item.name })}
            onClick={() => setLines(lines.filter((line) => line.item.itemId !== item.itemId))}
          />
        </div>
      ))}
      <TextField label={t('note')} value={note} maxLength={300} onChange={setNote} />
      <Checkbox label={t('draft')} checked={isDraft} onChange={setDraft} />
    </FormDialog>
  );
}
