import type { updateParameter } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { ParameterKind } from '@nidan/domain/enumerations/results';
import { unitTextOf } from '@nidan/domain/units/unit-text';
import {
  type DeltaForm,
  deltaModesOf,
  deltaOfForm,
  type FieldOfDelta,
  formOfDelta,
  unreadOfDelta,
} from './delta-form.ts';

/** What of a parameter is typed: everything as text. The unit that is printed follows from that of UCUM. */
export interface ParameterForm extends DeltaForm {
  readonly name: string;
  readonly formula: string;
  readonly ucum: string;
  readonly loinc: string;
  readonly decimals: string;
  readonly method: string;
  readonly plausibleLow: string;
  readonly plausibleHigh: string;
}

export type FieldInForm = keyof ParameterForm;
/** A field of one line of its own; those of the delta rule hang together. */
type LineInForm = Exclude<FieldInForm, FieldOfDelta>;

const MEASURE = ['ucum', 'loinc', 'decimals', 'method'] as const;

/** The fields that have a meaning for a kind, in the order of the form; those of a delta rule come after them. */
export const FIELDS_OF_KIND: Readonly<Record<ParameterKind, readonly LineInForm[]>> = {
  numeric: ['name', ...MEASURE, 'plausibleLow', 'plausibleHigh'],
  calculated: ['name', 'formula', ...MEASURE],
  text: ['name', 'ucum', 'loinc', 'method'],
  choice: ['name', 'ucum', 'loinc', 'method'],
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
  ...formOfDelta(null),
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
    ...formOfDelta(parameter.delta),
  };
}

const NUMBER = /^(?:-?\d+(?:\.\d+)?)?$/u;
const READABLE: Partial<Record<LineInForm, RegExp>> = {
  name: /\S/u,
  decimals: /^\d+$/u,
  plausibleLow: NUMBER,
  plausibleHigh: NUMBER,
};

/** Fields of a kind in which what is typed cannot be read. */
export function unreadFields(kind: ParameterKind, form: ParameterForm): FieldInForm[] {
  const unread = FIELDS_OF_KIND[kind].filter((field) => READABLE[field]?.test(form[field].trim()) === false);
  return deltaModesOf(kind).length > 0 ? [...unread, ...unreadOfDelta(form)] : unread;
}

type ParameterFields = Required<
  Omit<BodyOf<typeof updateParameter>, 'parameterId' | 'version' | 'reason' | 'choices'>
>;

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** What a form says of a parameter of a kind; what has no meaning for the kind is nothing. */
export function fieldsOfParameter(kind: ParameterKind, typed: ParameterForm): ParameterFields {
  const has = new Set(FIELDS_OF_KIND[kind]);
  const said = (field: LineInForm): string => (has.has(field) ? typed[field].trim() : '');
  const textOf = (field: LineInForm): string | null => (said(field) === '' ? null : said(field));
  const ucum = textOf('ucum');
  return {
    name: said('name'),
    unit: ucum === null ? '' : unitTextOf(ucum),
    ucum,
    loinc: textOf('loinc'),
    decimals: Number(said('decimals')),
    method: said('method'),
    formula: textOf('formula'),
    plausibleLow: numberOf(said('plausibleLow')),
    plausibleHigh: numberOf(said('plausibleHigh')),
    delta: deltaModesOf(kind).length > 0 ? deltaOfForm(typed) : null,
  };
}
