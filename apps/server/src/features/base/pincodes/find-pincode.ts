import type { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { placeOfPin, readPlaces } from './place-file.ts';
import type { Places } from './places.ts';

let places: Places | null = null;

/** The place of a postal code by the files of this release, which are read once. */
export function findPlaceOfPin(pincode: string): AnswerOf<typeof findPincode> {
  places ??= readPlaces();
  const place = placeOfPin(places, pincode);
  if (place === null) return { place: null };
  const { state, districts, city } = place;
  return { place: { state: state.name, districts: [...districts], city } };
}
