import type { FaultOfField } from '@nidan/contract/kernel/faults/field-faults';
import type { CellFault, Sheet } from '@nidan/domain/imports/sheet';

/** What is wrong at a field of a request, such as `parameters.0.group`. */
export type FieldFault = FaultOfField;

/**
 * What the rules of a request say of a row, at the columns of its file: those of the same name, or of the name in `columnOf`; what
 * is of no column stands at the key.
 */
export function cellFaultsOf<Row extends object>(
  sheet: Sheet<Row>,
  row: Row,
  {
    faults,
    columnOf = {},
  }: {
    readonly faults: readonly FieldFault[];
    readonly columnOf?: Readonly<Record<string, keyof Row & string>>;
  },
): CellFault[] {
  const isColumn = (name: string): name is keyof Row & string => Object.hasOwn(sheet.columns, name);
  return faults.map(({ field, code, values, msg }) => {
    const [name = ''] = field.split('.');
    const own = columnOf[name] ?? name;
    const column = isColumn(own) ? own : sheet.key;
    const { title } = sheet.columns[column];
    return {
      column: title,
      found: String(sheet.columns[column].write(row[column]) ?? ''),
      reason: msg,
      code,
      values,
    };
  });
}
