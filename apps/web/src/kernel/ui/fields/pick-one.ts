import type { Filter } from './FilterPick.tsx';

interface PickOne {
  readonly key: string;
  readonly label: string;
  readonly options: Filter['options'];
  /** '' for none. */
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** A filter of one value at a time that stands as text in the address. */
export function pickOne({ value, onPick, ...filter }: PickOne): Filter {
  return {
    ...filter,
    single: true,
    picked: value === '' ? [] : [value],
    onPick: ([next]) => onPick(next ?? ''),
  };
}
