import type { findPincode } from '@nidan/contract/catalog/pincode-endpoint';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { placeOfPin, readPlaces } from './place-file.ts';
import type { Places } from './places.ts';

let places: Places | null = null;

/** The place of a postal code by the files of this release, which are read once. */
export function findPlaceOfPin(pincode: string): AnswerOf<typeof findPincode> {
  places ??= readPlaces();
  const place = placeOfPin(places, pincode);
  return { place: place === null ? null : { state: place.state.name, districts: [...place.districts] } };
}
