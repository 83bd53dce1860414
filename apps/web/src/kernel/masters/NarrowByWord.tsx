import { FilterPick } from '../ui/fields/FilterPick.tsx';
import { pickOne } from '../ui/fields/pick-one.ts';
import type { Narrowing } from './use-narrowing.ts';

interface NarrowByWordProps {
  readonly by: Narrowing;
  readonly field: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Narrows a list of masters to those with one word in a field. */
export function NarrowByWord({ by, field, label, options }: NarrowByWordProps) {
  const onPick = (value: string): void => by.set(field, value);
  return <FilterPick filter={pickOne({ key: field, label, value: by.valueOf(field), options, onPick })} />;
}
