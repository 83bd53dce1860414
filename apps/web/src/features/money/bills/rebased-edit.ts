import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import type { BillForm, PersonFields } from '../register/bill-form.ts';
import { personOfView } from '../register/person/person-of-view.ts';

/**
 * The form with a person whom somebody else has changed meanwhile: what was typed here stays, every other field is how the
 * person stands now, and the change is sent under the new version.
 */
export function rebasedEdit(form: BillForm, view: PatientRecord): BillForm {
  const { edit, person } = form;
  if (edit === null) return form;
  const now = personOfView(view);
  const typed = Object.entries(person).filter(
    ([field, value]) => value !== new Map<string, unknown>(Object.entries(edit.before)).get(field),
  );
  // as: the entries of a person's fields are a part of a person's fields
  const kept = Object.fromEntries(typed) as Partial<PersonFields>;
  return { ...form, person: { ...now, ...kept }, edit: { version: view.version, before: now } };
}
