import type { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { BillForm } from '../bill-form.ts';

type Place = NonNullable<AnswerOf<typeof findPincode>['place']>;

/**
 * The form with state, district and city of the postal code; a district that was typed stays when it is one of them, a city where
 * none is known.
 */
export function withPlace(form: BillForm, { state, districts, city }: Place): BillForm {
  const { person } = form;
  const typed = districts.find((name) => name.toLowerCase() === person.district.trim().toLowerCase());
  const district = typed ?? districts[0] ?? '';
  return { ...form, person: { ...person, state, district, city: city ?? person.city } };
}
