import type { updateParameter } from '@nidan/contract/catalog/parameter-edit-endpoints';
import type { ParameterView } from '@nidan/contract/catalog/parameter-view';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { ParameterKind } from '@nidan/domain/enumerations/results';
import { unitTextOf } from '@nidan/domain/units/unit-text';

/** What of a parameter is typed: everything as text. The unit that is printed follows from that of UCUM. */
export interface ParameterForm {
  readonly name: string;
  readonly formula: string;
  readonly ucum: string;
  readonly loinc: string;
  readonly decimals: string;
  readonly method: string;
  readonly plausibleLow: string;
  readonly plausibleHigh: string;
  readonly deltaPercent: string;
}

export type FieldInForm = keyof ParameterForm;

const MEASURE = [
  'ucum',
  'loinc',
  'decimals',
  'method',
  'plausibleLow',
  'plausibleHigh',
  'deltaPercent',
] as const;

/** The fields that have a meaning for a kind, in the order of the form. */
export const FIELDS_OF_KIND: Readonly<Record<ParameterKind, readonly FieldInForm[]>> = {
  numeric: ['name', ...MEASURE],
  calculated: ['name', 'formula', ...MEASURE],
  text: ['name', 'loinc', 'method'],
  choice: ['name', 'loinc', 'method'],
  narrative: ['name', 'loinc', 'method'],
  attachment: ['name', 'loinc', 'method'],
};

/** The form of a parameter that says nothing yet. */
export const EMPTY_FORM: ParameterForm = {
  name: '',
  formula: '',
  ucum: '',
  loinc: '',
  decimals: '0',
  method: '',
  plausibleLow: '',
  plausibleHigh: '',
  deltaPercent: '',
};

function shown(value: string | number | null): string {
  return value === null ? '' : String(value);
}

/** The form of a parameter as it is. */
export function formOfParameter(parameter: ParameterView): ParameterForm {
  return {
    name: parameter.name,
    formula: shown(parameter.formula),
    ucum: shown(parameter.ucum),
    loinc: shown(parameter.loinc),
    decimals: String(parameter.decimals),
    method: parameter.method,
    plausibleLow: shown(parameter.plausibleLow),
    plausibleHigh: shown(parameter.plausibleHigh),
    deltaPercent: shown(parameter.deltaPercent),
  };
}

const LIMIT = /^(?:-?\d{1,12}(?:\.\d{1,6})?)?$/u;
const READABLE: Partial<Record<FieldInForm, RegExp>> = {
  name: /\S/u,
  decimals: /^[0-4]$/u,
  plausibleLow: LIMIT,
  plausibleHigh: LIMIT,
  deltaPercent: /^(?:\d{1,3}(?:\.\d{1,2})?|1000)?$/u,
};

/** Fields of a kind in which what is typed cannot be read. */
export function unreadFields(kind: ParameterKind, form: ParameterForm): FieldInForm[] {
  return FIELDS_OF_KIND[kind].filter((field) => READABLE[field]?.test(form[field].trim()) === false);
}

type ParameterFields = Required<
  Omit<BodyOf<typeof updateParameter>, 'parameterId' | 'version' | 'reason' | 'choices'>
>;

function textOf(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** What a form says of a parameter of a kind; what has no meaning for the kind is nothing. */
export function fieldsOfParameter(kind: ParameterKind, typed: ParameterForm): ParameterFields {
  const has = new Set(FIELDS_OF_KIND[kind]);
  const form = Object.fromEntries(
    Object.entries(EMPTY_FORM).map(([field, empty]) => {
      const name = field as FieldInForm; // as: the fields of the empty form are those of every form
      return [name, has.has(name) ? typed[name] : empty];
    }),
  ) as unknown as ParameterForm; // as: made of all its fields
  const ucum = textOf(form.ucum);
  return {
    name: form.name.trim(),
    unit: ucum === null ? '' : unitTextOf(ucum),
    ucum,
    loinc: textOf(form.loinc),
    decimals: Number(form.decimals),
    method: form.method.trim(),
    formula: textOf(form.formula),
    plausibleLow: numberOf(form.plausibleLow),
    plausibleHigh: numberOf(form.plausibleHigh),
    deltaPercent: numberOf(form.deltaPercent),
  };
}
