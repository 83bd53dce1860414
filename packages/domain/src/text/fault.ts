/** What is wrong with something: a code, the values of its sentence, and that sentence in English. */
export interface Fault {
  readonly code: string;
  /** By slot. A fault inside another is there as its sentence; beside it are its code and its values, as `why:code` and `why.limit`. */
  readonly values: Readonly<Record<string, string>>;
  readonly msg: string;
}

export type FaultValue = string | number | Fault;
type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
type Given<S extends string> = [Slots<S>] extends [never]
  ? []
  : [{ readonly [Name in Slots<S>]: FaultValue }];
/** A code of these texts with the values that its sentence needs. */
export type FaultParts<Texts extends Readonly<Record<string, string>>> = {
  [Code in keyof Texts & string]: [code: Code, ...values: Given<Texts[Code]>];
}[keyof Texts & string];

/** Makes the faults of these texts: English sentences with `{slots}`, by their codes. */
export function faultsFrom<const Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  return <Code extends keyof Texts & string>(code: Code, ...[given]: Given<Texts[Code]>): Fault => {
    const values = Object.assign({}, ...Object.entries<FaultValue>(given ?? {}).map(slotValues)) as Record<
      string,
      string
    >;
    return { code, values, msg: filledText(texts[code] ?? '', values) };
  };
}

/** A sentence with its slots filled; a slot without a value is left out. */
export function filledText(text: string, values: Fault['values']): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}

/** The values of one slot; those of a fault keep its code, so that it can be said in other languages. */
export function slotValues([slot, value]: readonly [string, FaultValue]): Record<string, string> {
  if (typeof value !== 'object') return { [slot]: String(value) };
  const inside = Object.entries(value.values).map(([name, one]) => [`${slot}.${name}`, one]);
  return { [slot]: value.msg, [`${slot}:code`]: value.code, ...Object.fromEntries(inside) };
}
