import { readFileSync } from 'node:fs';
import { isValidPincode } from '@nidan/domain/people/pincode';
import { contentReader, repeated, unmatched } from './content-file.ts';
import { DistrictsSchema, PinAreasSchema, type Places, StatesSchema } from './places.ts';

const FOLDER = new URL('places/', import.meta.url);

function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** The places of `places/`. Throws an Error that names the file and the place of a wrong value. */
export function readPlaces(): Places {
  return {
    ...contentReader(StatesSchema)('states.json', textOf('states.json')),
    ...contentReader(DistrictsSchema)('districts.json', textOf('districts.json')),
    ...contentReader(PinAreasSchema)('pin-areas.json', textOf('pin-areas.json')),
  };
}

/** What is wrong with the places beyond their shape, one sentence each. */
export function findPlaceFaults({ states, districts, pinAreas }: Places): string[] {
  const codes = states.map(({ code }) => code);
  const known = new Set(districts.map(districtKey));
  return [
    ...repeated('state', codes),
    ...repeated('district', districts.map(districtKey)),
    ...repeated(
      'PIN area',
      pinAreas.map(({ prefix }) => prefix),
    ),
    ...unmatched(
      ['state', codes],
      ['district', districts.map(({ name, state }) => ({ name, parent: state }))],
    ),
    ...unmatched(
      ['state', codes],
      ['PIN area', pinAreas.map(({ prefix, state }) => ({ name: prefix, parent: state }))],
    ),
    ...pinAreas.flatMap(({ prefix, state, districts: names }) =>
      names
        .filter((name) => !known.has(districtKey({ state, name })))
        .map((name) => `PIN area ${prefix} has no district ${name} in state ${state}`),
    ),
  ];
}

function districtKey({ state, name }: { readonly state: string; readonly name: string }): string {
  return `${state} ${name}`;
}

/** Where a postal code is, as a suggestion to whoever types an address. */
export interface PlaceOfPin {
  readonly state: Places['states'][number];
  /** The likelier ones first; empty when only the state is known. */
  readonly districts: readonly string[];
}

/** State and likely districts of a postal code of six digits; null for one that is none, or of no known area. */
export function placeOfPin({ states, pinAreas }: Places, pin: string): PlaceOfPin | null {
  if (!isValidPincode(pin)) return null;
  const [area] = pinAreas
    .filter(({ prefix }) => pin.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const state = states.find(({ code }) => code === area?.state);
  return area === undefined || state === undefined ? null : { state, districts: area.districts };
}
