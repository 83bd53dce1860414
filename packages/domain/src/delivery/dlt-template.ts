/** A text as it is registered with the operators, with `{#var#}` where something varies. */
export interface DltTemplate {
  /** 19 digits. */
  readonly templateId: string;
  readonly text: string;
}

/** What one variable may take. */
export const LONGEST_VARIABLE = 30;
/** How a registered text marks what varies. */
export const DLT_VARIABLE = '{#var#}';

/** True for the 19 digits under which the operators know a text. */
export function isTemplateId(text: string): boolean {
  return /^\d{19}$/u.test(text);
}

export type DltFault =
  | { readonly code: 'template-id' }
  | { readonly code: 'variables'; readonly registered: number; readonly given: number }
  | { readonly code: 'too-long'; readonly at: number; readonly length: number };

/** How many variables a registered text has. */
export function variablesIn({ text }: DltTemplate): number {
  return text.split(DLT_VARIABLE).length - 1;
}

/** What would make the operators refuse a message; empty: nothing. */
export function dltFaults(template: DltTemplate, values: readonly string[]): DltFault[] {
  const registered = variablesIn(template);
  return [
    ...(isTemplateId(template.templateId) ? [] : [{ code: 'template-id' } as const]),
    ...(registered === values.length
      ? []
      : [{ code: 'variables', registered, given: values.length } as const]),
    ...values.flatMap((value, at) =>
      value.length > LONGEST_VARIABLE ? [{ code: 'too-long', at, length: value.length } as const] : [],
    ),
  ];
}

/** The message: the registered text to the letter, with its variables filled in their order. */
export function filledTemplate({ text }: DltTemplate, values: readonly string[]): string {
  return text
    .split(DLT_VARIABLE)
    .map((part, at) => (at === 0 ? part : (values[at - 1] ?? '') + part))
    .join('');
}

/** A value as one variable takes it: addresses are whole, as they are registered by their beginning; anything else has 30 letters at most. */
export function dltValue(value: string): string {
  return /^https?:\/\/\S+$/u.test(value) ? value : value.slice(0, LONGEST_VARIABLE).trim();
}
