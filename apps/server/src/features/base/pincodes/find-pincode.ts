import type { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { placeOfPin, readPlaces } from './place-file.ts';
import type { Places } from './places.ts';

let places: Places | null = null;

function placeOf(pincode: string): ReturnType<typeof placeOfPin> {
  places ??= readPlaces();
  return placeOfPin(places, pincode);
}

/** The state of a postal code, by its two digits of the GST; null when the code is of nowhere. */
export function stateCodeOfPin(pincode: string): string | null {
  return placeOf(pincode)?.state.code ?? null;
}

/** The place of a postal code by the files of this release, which are read once. */
export function findPlaceOfPin(pincode: string): AnswerOf<typeof findPincode> {
  const place = placeOf(pincode);
  if (place === null) return { place: null };
  const { state, districts, city } = place;
  return { place: { state: state.name, districts: [...districts], city } };
}
