import type { MasterBrief, MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import {
  emptyValue,
  type MasterField as Declared,
  type MasterValue,
} from '@nidan/domain/masters/master-field';
import { type Master, type MasterName, narrowingFields } from '@nidan/domain/masters/masters';
import {
  choiceKey,
  type MasterField,
  type MasterValues,
  referenceIn,
  referenceText,
  textOf,
} from '../../../kernel/masters/master-fields.ts';
import type { masterFieldTexts } from './texts/master-field-texts.ts';
import { referenceSearch } from './reference-search.ts';

/** Labels of fields and words, by their names. */
export type LabelOf = (name: string) => string;

/** What stands below a field, by its name. */
const HINTS: Readonly<Record<string, keyof (typeof masterFieldTexts)['english']>> = {
  html: 'htmlHint',
  condition: 'conditionHint',
};

function formField(name: string, field: Declared<MasterName>, label: LabelOf): MasterField {
  const hint = HINTS[name];
  const described = { name, label: label(name), ...(hint === undefined ? {} : { hint: label(hint) }) };
  switch (field.kind) {
    case 'flag':
      return { ...described, kind: 'flag' };
    case 'number':
      return { ...described, kind: 'text', required: true };
    case 'choice':
    case 'choices':
      return {
        ...described,
        kind: field.kind,
        options: field.words.map((value) => ({ value, label: label(value) })),
      };
    case 'reference':
      return {
        ...described,
        kind: 'reference',
        required: field.required,
        search: referenceSearch(field.to),
      };
    case 'html':
      return { ...described, kind: 'lines', required: true, longest: field.longest };
    case 'text': {
      const { required, longest } = field;
      return field.lines
        ? { ...described, kind: 'lines', required, longest }
        : { ...described, kind: 'text', required };
    }
  }
}

/** The form of a declared master. */
export function formFields({ fields }: Master, label: LabelOf): MasterField[] {
  return [
    { kind: 'text', name: 'name', label: label('name'), required: true },
    {
      kind: 'text',
      name: 'code',
      label: label('code'),
      hint: label('codeHint'),
      required: true,
      upper: true,
      stays: true,
    },
    ...Object.entries(fields).map(([name, field]) => formField(name, field, label)),
  ];
}

/** What another record is called in a view. */
function isBrief(value: MasterView[string]): value is MasterBrief {
  return typeof value === 'object' && value !== null && 'code' in value;
}

function formValues(name: string, field: Declared, value: MasterView[string]): [string, string | boolean][] {
  if (field.kind === 'choices') {
    const picked = Array.isArray(value) ? value : [];
    return field.words.map((word) => [choiceKey(name, word), picked.includes(word)]);
  }
  if (isBrief(value)) return [[name, referenceText(value)]];
  if (typeof value === 'number') return [[name, String(value)]];
  return [[name, typeof value === 'string' || typeof value === 'boolean' ? value : '']];
}

/** The values of a form, of a new record for null. */
export function valuesOfMaster({ fields }: Master, record: MasterView | null): MasterValues {
  return {
    name: record?.name ?? '',
    code: record?.code ?? '',
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        formValues(name, field, record === null ? emptyValue(field) : (record[name] ?? null)),
      ),
    ),
  };
}

function bodyValue(name: string, field: Declared, values: MasterValues): MasterValue {
  switch (field.kind) {
    case 'flag':
      return values[name] === true;
    case 'number':
      // What is no number is refused by the form's own check.
      return Number(textOf(values, name) || Number.NaN);
    case 'choices':
      return field.words.filter((word) => values[choiceKey(name, word)] === true);
    case 'reference':
      return referenceIn(textOf(values, name))?.code ?? null;
    case 'text':
    case 'html':
    case 'choice':
      return textOf(values, name);
  }
}

/** What a form says of a record, beside its code. */
export function bodyOfMaster({ fields }: Master, values: MasterValues) {
  return {
    name: textOf(values, 'name'),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, bodyValue(name, field, values)]),
    ),
  };
}

/** What of an address narrows the list of a master: a word that a field does not know narrows nothing. */
export function narrowedBy(master: Master, valueOf: (field: string) => string): Record<string, string> {
  const known = narrowingFields(master).flatMap(({ name, field }): [string, string][] => {
    const value = valueOf(name);
    const words = 'words' in field ? field.words : field.kind === 'flag' ? ['true', 'false'] : [value];
    return value !== '' && words.includes(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** A value as a list shows it. */
export function shownValue(field: Declared, value: MasterView[string], label: LabelOf): string {
  if (isBrief(value)) return value.name;
  if (Array.isArray(value)) return value.map(label).join(', ');
  if (typeof value === 'boolean') return value ? label('yes') : '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return field.kind === 'choice' ? label(value) : value;
}
