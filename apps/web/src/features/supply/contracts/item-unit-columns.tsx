import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';

interface UnitLine {
  readonly itemId: string;
  readonly name: string;
  readonly unit: InventoryUnit;
  readonly units: readonly InventoryUnit[];
}

interface UnitWords {
  readonly item: string;
  readonly unit: string;
  readonly unitOf: (item: string) => string;
}

/** Columns of lines that are typed: the item, and the unit that it is counted in. */
export function itemUnitColumns<Line extends UnitLine>(
  words: UnitWords,
  onUnit: (itemId: string, unit: InventoryUnit) => void,
): TableColumn<Line>[] {
  const col = columnsOf<Line>();
  return [
    col.text({ key: 'item', head: words.item, of: ({ name }) => name }),
    {
      key: 'unit',
      head: words.unit,
      width: 104,
      cell: ({ itemId, name, unit, units }) => (
        <SelectField
          labelHidden
          label={words.unitOf(name)}
          value={unit}
          options={units.map((value) => ({ value, label: value }))}
          onChange={(next) => onUnit(itemId, next)}
        />
      ),
    },
  ];
}
