import type { findPincode } from '@nidan/contract/catalog/pincode-endpoint';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { BillForm } from './bill-form.ts';

type Place = NonNullable<AnswerOf<typeof findPincode>['place']>;

/** The form with state and district of the postal code; a district that was typed stays when it is one of them. */
export function withPlace(form: BillForm, { state, districts }: Place): BillForm {
  const { person } = form;
  const typed = districts.find((name) => name.toLowerCase() === person.district.trim().toLowerCase());
  return { ...form, person: { ...person, state, district: typed ?? districts[0] ?? '' } };
}
