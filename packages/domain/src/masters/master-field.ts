import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';

/** Masters that are kept elsewhere and that a declared one may refer to. */
export const OTHER_MASTERS = ['departments', 'tests', 'parameters'] as const;
export type OtherMaster = (typeof OTHER_MASTERS)[number];

/** A number between two others, with at most so many digits behind the point. */
export interface NumberField {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
  /** What holds where nothing is said; without it a number is asked for. */
  readonly usual?: number;
}

/** One field of a master beside its code and its name. */
export type MasterField<Name extends string = string> =
  | { readonly kind: 'text'; readonly longest: number; readonly required: boolean; readonly lines: boolean }
  /** A text with the few marks that a report may have. */
  | { readonly kind: 'html'; readonly longest: number }
  | { readonly kind: 'flag' }
  | NumberField
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'choices'; readonly words: readonly string[] }
  /** Another record, by its code. */
  | {
      readonly kind: 'reference';
      readonly to: Name | OtherMaster;
      readonly required: boolean;
    };

/** What a field holds: a reference its code; null where there is none. */
export type MasterValue = string | number | boolean | null | readonly string[];
export type MasterValues = Readonly<Record<string, MasterValue>>;

interface TextParts {
  readonly longest: number;
  readonly required?: boolean;
}

/** A text of one line. */
export function textField({ longest, required = false }: TextParts): MasterField<never> {
  return { kind: 'text', longest, required, lines: false };
}

/** A text of several lines. */
export function linesField({ longest, required = false }: TextParts): MasterField<never> {
  return { kind: 'text', longest, required, lines: true };
}

/** Another record, which must be there and in use. */
export function referenceField<Name extends string>(
  to: Name,
  { required }: { readonly required: boolean },
): { readonly kind: 'reference'; readonly to: Name; readonly required: boolean } {
  return { kind: 'reference', to, required };
}

/** What a new record has where nothing was told: an empty text, no word, no record, the usual number or none; a choice has its first word. */
export function emptyValue(field: MasterField): MasterValue {
  switch (field.kind) {
    case 'flag':
      return false;
    case 'choice':
      return field.words[0] ?? '';
    case 'choices':
      return [];
    case 'reference':
      return null;
    case 'number':
      return field.usual ?? null;
    case 'text':
    case 'html':
      return '';
  }
}

/** Why a number cannot stand in its field, beside its bounds; null when it can. */
export function numberFault({ decimals }: NumberField, value: number): Fault | null {
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0
    ? catalogueFault('whole-number')
    : catalogueFault('digits-behind-point', { decimals });
}
