/** Key of a state among the texts. */
export function stateKey({ name }: { readonly name: string }, state: string): string {
  return `${name}.${state}`;
}

interface LabelledSet {
  readonly name: string;
  readonly states: Readonly<Record<string, { readonly label: string }>>;
}

/** Labels of the states of sets by their keys: those of the specification (spec §4), letter for letter. */
export function englishLabels(sets: readonly LabelledSet[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sets.flatMap((set) =>
      Object.entries(set.states).map(([state, { label }]) => [stateKey(set, state), label]),
    ),
  );
}
