import { type DriverFault, type DriverFaultCode, driverFault } from './driver-fault.ts';

/** Looks at a value of JSON that may be anything; `at` is where it stands. */
export type JsonCheck = (value: unknown, at: string) => readonly DriverFault[];

const MOST_LISTED = 200;
const LONGEST_TEXT = 200;

function when(isWrong: boolean, at: string, code: DriverFaultCode): readonly DriverFault[] {
  return isWrong ? [driverFault(at, code)] : [];
}

/** A text that holds something, with what else is asked of it. */
export function textCheck(also?: (text: string) => DriverFaultCode | null): JsonCheck {
  return (value, at) => {
    if (value === undefined) return when(true, at, 'missing');
    if (typeof value !== 'string') return when(true, at, 'wrongKind');
    if (value.length > LONGEST_TEXT) return when(true, at, 'tooLong');
    const code = also === undefined ? null : also(value);
    return code === null ? [] : [driverFault(at, code)];
  };
}

/** A text that is not empty. */
export const NAMED: JsonCheck = textCheck((text) => (text.trim() === '' ? 'missing' : null));

export function listedCheck(listed: readonly string[]): JsonCheck {
  return textCheck((text) => (listed.includes(text) ? null : 'notListed'));
}

export const YES_OR_NO: JsonCheck = (value, at) => when(typeof value !== 'boolean', at, 'wrongKind');

export function wholeCheck(least: number, most: number): JsonCheck {
  return (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return when(true, at, 'wrongKind');
    return when(value < least || value > most, at, 'outOfBounds');
  };
}

export function orNull(check: JsonCheck): JsonCheck {
  return (value, at) => (value === null ? [] : check(value, at));
}

export function orMissing(check: JsonCheck): JsonCheck {
  return (value, at) => (value === undefined ? [] : check(value, at));
}

export function listCheck(each: JsonCheck, most = MOST_LISTED): JsonCheck {
  return (value, at) => {
    if (!Array.isArray(value)) return when(true, at, value === undefined ? 'missing' : 'wrongKind');
    if (value.length > most) return when(true, at, 'tooLong');
    const seen = new Set<string>();
    return value.flatMap((one: unknown, number) => {
      const here = `${at}[${number}]`;
      const isTwice = typeof one === 'string' && seen.has(one);
      if (typeof one === 'string') seen.add(one);
      return [...when(isTwice, here, 'twice'), ...each(one, here)];
    });
  };
}

/** An object as a list of its fields; null: it is none. */
export function entriesOf(value: unknown): [string, unknown][] | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
}

export function mapCheck(each: JsonCheck): JsonCheck {
  return (value, at) => {
    const entries = entriesOf(value);
    if (entries === null) return when(true, at, value === undefined ? 'missing' : 'wrongKind');
    if (entries.length > MOST_LISTED) return when(true, at, 'tooLong');
    return entries.flatMap(([name, one]) => each(one, `${at}.${name}`));
  };
}

/** An object that has these fields and no others. */
export function shapeCheck(fields: Readonly<Record<string, JsonCheck>>): JsonCheck {
  return (value, at) => {
    const entries = entriesOf(value);
    if (entries === null) return when(true, at, value === undefined ? 'missing' : 'wrongKind');
    const inside = (name: string): string => (at === '' ? name : `${at}.${name}`);
    const given = new Map(entries);
    return [
      ...entries.flatMap(([name]) => when(!Object.hasOwn(fields, name), inside(name), 'unknown')),
      ...Object.entries(fields).flatMap(([name, check]) => check(given.get(name), inside(name))),
    ];
  };
}

/** One of several shapes, told apart by their `kind`. */
export function kindCheck(shapes: Readonly<Record<string, Readonly<Record<string, JsonCheck>>>>): JsonCheck {
  return (value, at) => {
    const kind = fieldOf(value, 'kind');
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (shape !== undefined) return shapeCheck({ kind: NAMED, ...shape })(value, at);
    const code = entriesOf(value) === null ? 'missing' : 'notListed';
    return when(true, code === 'missing' ? at : `${at}.kind`, code);
  };
}

/** A field of what may be anything; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return entriesOf(value)?.find(([one]) => one === name)?.[1];
}
