import { setContractItems } from '@nidan/contract/supply/contracts/contract-endpoints';
import type { ContractItem, ContractView } from '@nidan/contract/supply/contracts/contract-view';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { CURRENT_PURCHASE_GST_RATES, type PurchaseGstRate } from '@nidan/domain/purchasing/gst-of-purchase';
import { slabsOfText, textOfSlabs } from '@nidan/domain/purchasing/slab-text';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { contractKeys } from './contract-keys.ts';
import { ItemPick, type PickedItem } from './ItemPick.tsx';
import { itemUnitColumns } from './item-unit-columns.tsx';
import { contractTexts } from './texts/contract-texts.ts';
import { useContractChange } from './use-contract-change.ts';

interface Line extends Pick<ContractItem, 'itemId' | 'name' | 'unit' | 'gstPercent'> {
  readonly units: readonly InventoryUnit[];
  readonly rate: string;
}

function lineOf({ itemId, name, units, gstPercent }: PickedItem): Line {
  const unit = units.at(-1) ?? 'pieces';
  const gst = CURRENT_PURCHASE_GST_RATES.find((rate) => rate === gstPercent) ?? 0;
  return { itemId, name, unit, units, gstPercent: gst, rate: '' };
}

interface ContractItemsDialogProps {
  readonly contract: ContractView;
  readonly items: readonly ContractItem[];
  readonly onClose: () => void;
}

const percentOf = (text: string): PurchaseGstRate =>
  CURRENT_PURCHASE_GST_RATES.find((one) => String(one) === text) ?? 0;

/** Rates of a draft, entered by keyboard: pick an item, type its rate with its slabs, go on. */
export function ContractItemsDialog({ contract, items, onClose }: ContractItemsDialogProps) {
  const t = useTexts(contractTexts);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    items.map((item) => ({ ...item, units: [item.unit], rate: textOfSlabs(item.slabs) })),
  );
  const [isTried, setTried] = useState(false);
  const { contractId, version, number } = contract;
  const saving = useContractChange(setContractItems, () => {
    toast({ type: 'SUCCESS', msg: t('itemsSaved', { number }) });
    onClose();
  });
  const set = (itemId: string, part: Partial<Line>): void =>
    setLines((former) => former.map((line) => (line.itemId === itemId ? { ...line, ...part } : line)));
  const submit = (): void => {
    setTried(true);
    const sent = lines.flatMap(({ itemId, unit, gstPercent, rate }) => {
      const slabs = slabsOfText(rate);
      return slabs === null ? [] : [{ itemId, unit, gstPercent, slabs }];
    });
    if (sent.length < lines.length || saving.isPending) return;
    saving.mutate({ body: { contractId, version, items: sent } });
  };
  useShortcuts(contractKeys, { save: submit });
  return (
    <FormDialog
      wide
      title={t('itemsOf', { number })}
      action={t('save')}
      shortcut={contractKeys.shortcuts.save}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ItemPick
        label={t('addItem')}
        isThere={(id) => lines.some(({ itemId }) => itemId === id)}
        onPick={(item) => setLines((former) => [...former, lineOf(item)])}
      />
      <p className="muted">{t('rateHint')}</p>
      <Table
        flush
        keys="focus"
        label={t('items')}
        rows={lines}
        rowKey={({ itemId }) => itemId}
        empty={<p className="muted">{t('noItems')}</p>}
        columns={[
          ...itemUnitColumns<Line>(
            { item: t('item'), unit: t('unit'), unitOf: (item) => t('unitOf', { item }) },
            (itemId, unit) => set(itemId, { unit }),
          ),
          {
            key: 'rate',
            head: t('rate'),
            width: 190,
            cell: ({ itemId, name, rate }) => (
              <TextField
                labelHidden
                label={t('rateOf', { item: name })}
                value={rate}
                error={isTried && slabsOfText(rate) === null ? t('badRate') : undefined}
                onChange={(text) => set(itemId, { rate: text })}
              />
            ),
          },
          {
            key: 'gst',
            head: t('gst'),
            width: 80,
            cell: ({ itemId, name, gstPercent }) => (
              <SelectField
                labelHidden
                label={t('gstOf', { item: name })}
                value={String(gstPercent)}
                options={CURRENT_PURCHASE_GST_RATES.map((rate) => ({
                  value: String(rate),
                  label: String(rate),
                }))}
                onChange={(text) => set(itemId, { gstPercent: percentOf(text) })}
              />
            ),
          },
          {
            key: 'remove',
            head: '',
            width: 40,
            cell: ({ itemId, name }) => (
              <IconButton
                icon="cross"
                label={t('remove', { item: name })}
                onClick={() => setLines((former) => former.filter((line) => line.itemId !== itemId))}
              />
            ),
          },
        ]}
      />
    </FormDialog>
  );
}
