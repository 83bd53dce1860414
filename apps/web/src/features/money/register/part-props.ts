import type { BillForm, PersonFields } from './bill-form.ts';
import type { Faults } from './form-faults.ts';

/** What every part of the registration page gets. */
export interface PartProps {
  readonly form: BillForm;
  readonly update: (change: (form: BillForm) => BillForm) => void;
  /** Messages at the fields. */
  readonly errors: Faults;
}

/** A change of some fields of the person. */
export function withPerson(change: Partial<PersonFields>): (form: BillForm) => BillForm {
  return (form) => ({ ...form, person: { ...form.person, ...change } });
}
