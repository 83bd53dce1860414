import { masterEndpoints, type MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { unitChainOf, unitsOfChain } from '@nidan/domain/inventory/unit-chain-text';
import { api } from '../../../kernel/api/api.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';

export interface PickedItem {
  readonly itemId: string;
  readonly code: string;
  readonly name: string;
  readonly gstPercent: number;
  /** Units that it is counted in, from the base on. */
  readonly units: readonly InventoryUnit[];
}

function itemOf({ id, code, name, baseUnit, units, gstPercent }: MasterView): PickedItem[] {
  if (typeof baseUnit !== 'string' || typeof units !== 'string') return [];
  const chain = unitChainOf(baseUnit, units);
  if ('msg' in chain) return [];
  return [{ itemId: id, code, name, gstPercent: Number(gstPercent), units: unitsOfChain(chain) }];
}

interface ItemPickProps {
  readonly label: string;
  readonly isThere: (itemId: string) => boolean;
  readonly onPick: (item: PickedItem) => void;
}

/** Picks an item of the stores by its name or code, to add it to a list. */
export function ItemPick({ label, isThere, onPick }: ItemPickProps) {
  return (
    <Combobox<PickedItem>
      label={label}
      value={null}

      search={async (q, signal) => {
        const { rows } = await api(masterEndpoints('items').list, { query: { q, limit: 20 }, signal });
        return rows.flatMap(itemOf).filter(({ itemId }) => !isThere(itemId));
      }}
      itemKey={({ itemId }) => itemId}
      itemText={({ name, code }) => `${name}, ${code}`}
      onPick={(item) => {
        if (item !== null) onPick(item);
      }}
    />
  );
}
