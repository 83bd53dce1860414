/** Values of a form by field: a text, or on and off. */
export type MasterValues = Readonly<Record<string, string | boolean>>;

interface Described {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field of a master record, as its form shows it. */
export type MasterField =
  | (Described & { readonly kind: 'text'; readonly required?: boolean; readonly upper?: boolean })
  | (Described & { readonly kind: 'flag' })
  | (Described & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    });

/** The text of a field; '' when it has none. */
export function textOf(values: MasterValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** True when a required text is missing. */
export function isIncomplete(fields: readonly MasterField[], values: MasterValues): boolean {
  return fields.some(
    (field) => field.kind === 'text' && field.required === true && textOf(values, field.name) === '',
  );
}
