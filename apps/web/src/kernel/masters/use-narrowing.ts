import { useSearchState } from '../route/use-search-state.ts';

/** How a list of masters is narrowed, field by field, as it stands in the address. */
export interface Narrowing {
  /** The value of a field; '' leaves it alone. */
  readonly valueOf: (field: string) => string;
  /** The fields that have a value, with it. */
  readonly values: Readonly<Record<string, string>>;
  readonly set: (field: string, value: string) => void;
  readonly clear: () => void;
}

/** Narrows a list by some fields. */
export function useNarrowing(fields: readonly string[]): Narrowing {
  const none = Object.fromEntries(fields.map((field) => [field, '']));
  const [state, change] = useSearchState(none);
  return {
    valueOf: (field) => state[field] ?? '',
    values: Object.fromEntries(Object.entries(state).filter(([, value]) => value !== '')),
    set: (field, value) => change({ [field]: value }),
    clear: () => change(none),
  };
}
