import type { BillForm } from './bill-form.ts';

/** Fields of the page in the order in which they stand. */
export const FIELDS = [
  'phone',
  'phone2',
  'title',
  'name',
  'sex',
  'age',
  'birthdate',
  'email',
  'abha',
  'address',
  'pincode',
  'aadhaar',
  'passport',
  'area',
  'city',
  'district',
  'state',
  'relation',
  'mother',
  'edit',
  'doctor',
  'client',
  'source',
  'tests',
  'consent',
  'height',
  'weight',
  'discount',
  'reason',
  'pay',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Id of a field's control, for the focus and for links of an error summary. */
export function fieldId(name: FieldName): string {
  return `register-${name}`;
}

/** Where Enter (1) or Shift+Enter (-1) leads: over what every registration needs. Optional fields are visited by Tab. */
export function nextField(form: BillForm, from: FieldName, step: 1 | -1): FieldName | null {
  const path = pathOf(form);
  const at = FIELDS.indexOf(from);
  const ahead = FIELDS.filter((name, index) => path.has(name) && (step === 1 ? index > at : index < at));
  return (step === 1 ? ahead[0] : ahead.at(-1)) ?? null;
}

function pathOf({ known, person, lines, consentGiven }: BillForm): ReadonlySet<FieldName> {
  const path = new Set<FieldName>(['phone', 'doctor', 'tests', 'pay']);
  if (known === null) {
    path.add('name');
    if (person.sex === '') path.add('sex');
    if (person.birthdate === null) path.add('age');
  }
  if (!consentGiven && lines.some(({ consentNeeded }) => consentNeeded)) path.add('consent');
  return path;
}
