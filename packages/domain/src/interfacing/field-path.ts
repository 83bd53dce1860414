import type { FieldPlace } from './delimited-tree.ts';
import type { DriverLayout, FieldPath } from './driver.ts';

export type LayoutKind = DriverLayout['kind'];

/** Names of what was found before, or stands in a column of its own. */
export const PATH_NAMES = ['SAMPLE', 'CODE', 'VALUE', 'TITLE', 'CELL'] as const;
export type PathName = (typeof PATH_NAMES)[number];

/** One alternative of a path, understood. */
export type PathPlace =
  | { readonly kind: 'name'; readonly name: PathName }
  | { readonly kind: 'record'; readonly type: string; readonly place: FieldPlace }
  /** `from` counts from 0. */
  | { readonly kind: 'slice'; readonly ofResult: boolean; readonly from: number; readonly length: number }
  | { readonly kind: 'title'; readonly title: string }
  /** Counts from 0. */
  | { readonly kind: 'column'; readonly column: number };

const ALTERNATIVE = /\{[^{}]*\}|[^|{}]+/gu;
const RECORD = /^([A-Z][A-Z0-9]{0,2})\.(\d{1,3})(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?$/u;
const SLICE = /^(R\.)?(\d{1,4})\+(\d{1,4})$/u;
const TITLE = /^\{([^{}]+)\}$/u;
const COLUMN = /^\d{1,3}$/u;

function nameOf(text: string): PathName | undefined {
  return PATH_NAMES.find((name) => name === text);
}

function recordPlace(text: string): PathPlace | null {
  const [, type, field, component, sub] = RECORD.exec(text) ?? [];
  if (type === undefined || Number(field) < 1 || component === '0' || sub === '0') return null;
  const place = {
    field: Number(field),
    component: component === undefined ? null : Number(component),
    sub: sub === undefined ? null : Number(sub),
  };
  return { kind: 'record', type, place };
}

function slicePlace(text: string): PathPlace | null {
  const [, ofResult, from, length] = SLICE.exec(text) ?? [];
  if (from === undefined || Number(from) < 1 || Number(length) < 1) return null;
  return {
    kind: 'slice',
    ofResult: ofResult !== undefined,
    from: Number(from) - 1,
    length: Number(length),
  };
}

function columnPlace(text: string): PathPlace | null {
  const [, title] = TITLE.exec(text) ?? [];
  if (title !== undefined) return { kind: 'title', title: title.trim().toLowerCase() };
  return COLUMN.test(text) && Number(text) > 0 ? { kind: 'column', column: Number(text) - 1 } : null;
}

function placeOf(text: string, kind: LayoutKind): PathPlace | null {
  const name = nameOf(text);
  if (name !== undefined) return { kind: 'name', name };
  if (kind === 'fixed') return slicePlace(text);
  return kind === 'csv' ? columnPlace(text) : recordPlace(text);
}

/** The alternatives of a path in a layout, in their order; none of an empty path, null where it is not one. */
export function placesOf(path: FieldPath, kind: LayoutKind): PathPlace[] | null {
  if (path === '') return [];
  const parts = path.match(ALTERNATIVE) ?? [];
  if (parts.join('|') !== path) return null;
  const places = parts.map((part) => placeOf(part, kind));
  return places.every((place) => place !== null) ? places : null;
}
