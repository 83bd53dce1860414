import type { MasterBrief } from '@nidan/contract/catalogue/masters/master-endpoints';
import type { ReactNode } from 'react';
import type { Search } from '../ui/fields/use-search.ts';

/** Values of a form by field: a text, a reference as `referenceText` says it, or on and off; of several words `choiceKey`. */
export type MasterValues = Readonly<Record<string, string | boolean>>;

/** What a field that its declarer draws gets. */
export interface DrawnField {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

interface Described {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field of a master record, as its form shows it. */
export type MasterField =
  | (Described & {
      readonly kind: 'text';
      readonly required?: boolean;
      readonly upper?: boolean;
      /** Given once, when the record is new. */
      readonly stays?: boolean;
    })
  | (Described & { readonly kind: 'lines'; readonly required: boolean; readonly longest: number })
  | (Described & {
      readonly kind: 'reference';
      readonly required: boolean;
      readonly search: Search<MasterBrief>;
    })
  | (Described & { readonly kind: 'references'; readonly search: Search<MasterBrief> })
  | (Described & { readonly kind: 'flag' })
  /** Drawn by whoever declares it, such as a date: not every page of masters loads what it needs. */
  | (Described & {
      readonly kind: 'drawn';
      readonly required?: boolean;
      readonly draw: (field: DrawnField) => ReactNode;
    })
  | (Described & {
      readonly kind: 'choice' | 'choices';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    });

/** The text of a field; '' when it has none. */
export function textOf(values: MasterValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Where the values of a form have whether one of several words is picked. */
export function choiceKey(name: string, word: string): string {
  return `${name}.${word}`;
}

/** Another record as a form holds it: its code, which has no blank, and its name; '' for none. */
export function referenceText(brief: MasterBrief | null): string {
  return brief === null ? '' : `${brief.code} ${brief.name}`;
}

/** The record that a form refers to; null for none. */
export function referenceIn(text: string): MasterBrief | null {
  const [code = '', ...words] = text.split(' ');
  return code === '' ? null : { code, name: words.join(' ') };
}

/** Several other records as a form holds them: a line for each. */
export function referencesText(briefs: readonly MasterBrief[]): string {
  return briefs.map(referenceText).join('\n');
}

/** The records that a form refers to. */
export function referencesIn(text: string): MasterBrief[] {
  return text.split('\n').flatMap((line) => referenceIn(line) ?? []);
}

/** True when a required field is empty. */
export function isIncomplete(fields: readonly MasterField[], values: MasterValues): boolean {
  return fields.some((field) => 'required' in field && field.required && textOf(values, field.name) === '');
}
