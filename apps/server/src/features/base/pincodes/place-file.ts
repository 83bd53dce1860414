import { readFileSync } from 'node:fs';
import { isValidPincode } from '@nidan/domain/people/pincode';
import { contentReader, repeated, unmatched } from '../../../kernel/imports/content-file.ts';
import { DistrictsSchema, PinAreasSchema, PinTownsSchema, type Places, StatesSchema } from './places.ts';

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
    towns: contentReader(PinTownsSchema)('pin-towns.json', textOf('pin-towns.json')).towns,
  };
}

/** What is wrong with the places beyond their shape, one sentence each. */
export function findPlaceFaults({ states, districts, pinAreas, towns }: Places): string[] {
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
    ...findTownFaults({ pinAreas, towns }),
  ];
}

/** Postal codes that are of two towns, or of a town in another state than their area. */
function findTownFaults({ pinAreas, towns }: Pick<Places, 'pinAreas' | 'towns'>): string[] {
  const ranges = towns
    .flatMap(({ state, name, pins }) => pins.map((pin) => ({ state, name, ...rangeOf(pin) })))
    .toSorted((a, b) => a.first.localeCompare(b.first));
  return ranges.flatMap(({ state, name, first, last }, at) => {
    const before = ranges[at - 1];
    return [
      ...(last < first ? [`the PINs of ${name} end with ${last} before ${first}`] : []),
      ...(before !== undefined && before.last >= first
        ? [`PIN ${first} is of ${before.name} and of ${name}`]
        : []),
      ...(areaOf(pinAreas, first)?.state === state
        ? []
        : [`PIN ${first} of ${name} is not in state ${state}`]),
    ];
  });
}

/** The first and the last code of what a town says: `411001-411062`, or one alone. */
function rangeOf(pins: string): { readonly first: string; readonly last: string } {
  const [first = '', last = first] = pins.split('-');
  return { first, last };
}

function areaOf(pinAreas: Places['pinAreas'], pin: string): Places['pinAreas'][number] | undefined {
  const [area] = pinAreas
    .filter(({ prefix }) => pin.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return area;
}

function districtKey({ state, name }: { readonly state: string; readonly name: string }): string {
  return `${state} ${name}`;
}

/** Where a postal code is, as a suggestion to whoever types an address. */
export interface PlaceOfPin {
  readonly state: Places['states'][number];
  /** The likelier ones first; empty when only the state is known. */
  readonly districts: readonly string[];
  /** Null where none is known for the code. */
  readonly city: string | null;
}

/** State, likely districts and city of a postal code of six digits; null for one that is none, or of no known area. */
export function placeOfPin({ states, pinAreas, towns }: Places, pin: string): PlaceOfPin | null {
  if (!isValidPincode(pin)) return null;
  const area = areaOf(pinAreas, pin);
  const state = states.find(({ code }) => code === area?.state);
  if (area === undefined || state === undefined) return null;
  const town = towns.find(({ pins }) =>
    pins.some((one) => {
      const { first, last } = rangeOf(one);
      return first <= pin && pin <= last;
    }),
  );
  return { state, districts: area.districts, city: town?.name ?? null };
}
