import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { useMasterName } from './use-master-name.ts';

interface MasterPickProps<Name extends ImportMaster> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly current: Name;
  readonly onPick: (name: Name) => void;
}

/** Picks one of the masters by its name. */
export function MasterPick<Name extends ImportMaster>({
  label,
  names,
  current,
  onPick,
}: MasterPickProps<Name>) {
  const nameOf = useMasterName();
  return (
    <SelectField
      label={label}
      labelHidden
      value={current}
      options={names.map((value) => ({ value, label: nameOf(value) }))}
      onChange={onPick}
    />
  );
}
