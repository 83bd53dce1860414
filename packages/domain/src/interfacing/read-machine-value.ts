import type { Comparator } from '../results/parse-value.ts';

/** What a value of a machine is for a result. */
export type MachineValue =
  /** `decimal` is exact: factor and shift are applied to the digits. */
  | { readonly kind: 'number'; readonly comparator: Comparator | null; readonly decimal: string }
  | { readonly kind: 'text'; readonly text: string }
  /** The machine says that it has none: `----`. */
  | { readonly kind: 'no-value' }
  | { readonly kind: 'unreadable' };

export interface ValueWays {
  /** What says that there is none, beside dashes, asterisks and the like: `INVALID`, `++++`. */
  readonly noValue: readonly string[];
  /** As decimals; of a number the lab's value is value × factor + shift. */
  readonly factor?: number | string;
  readonly shift?: number | string;
}

/** Digits and how many of them stand behind the point. */
interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

/** One dash alone is a negative of a urine strip. */
const NO_VALUE = /^(?!-$)[-*.?#_ ]+$/u;
/** Digits in threes behind a comma may be thousands or parts: nobody can tell. */
const THOUSANDS = /,\d{3}$/u;
const NUMBER = /^([+-]?)(\d{0,15})(?:[.,](\d{0,15}))?(?:e([+-]?\d{1,2}))?$/iu;
const CENSORED = /^(<=|>=|=<|=>|<|>|≤|≥)\s*(.*)$/u;
/** A flag behind a number: `10.2 H`, `7.81*`. It is among the flags already, or says no more than the interval. */
const WITH_FLAG = /^([<>]?=?\s*[+-]?\d+(?:[.,]\d+)?)\s*(?:[*!]|HH?|LL?|N)$/u;
const LONGEST_TEXT = 200;

function exactOf(text: string): Exact | null {
  const [, sign = '', whole = '', part = '', power = '0'] = NUMBER.exec(text) ?? [];
  if (whole + part === '') return null;
  const scale = part.length - Number(power);
  const digits = BigInt(whole + part) * (sign === '-' ? -1n : 1n);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

function decimalOf({ digits, scale }: Exact): string {
  const plain = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = plain.slice(0, plain.length - scale);
  const part = plain.slice(plain.length - scale);
  return `${digits < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

/** Without zeros behind, which only a conversion put there. */
function trimmed({ digits, scale }: Exact): Exact {
  let exact = { digits, scale };
  while (exact.scale > 0 && exact.digits % 10n === 0n)
    exact = { digits: exact.digits / 10n, scale: exact.scale - 1 };
  return exact;
}

function plus(one: Exact, other: Exact): Exact {
  const scale = Math.max(one.scale, other.scale);
  const at = ({ digits, scale: own }: Exact): bigint => digits * 10n ** BigInt(scale - own);
  return { digits: at(one) + at(other), scale };
}

function converted(value: Exact, { factor = 1, shift = 0 }: ValueWays): Exact | null {
  const times = exactOf(String(factor));
  const added = exactOf(String(shift));
  if (times === null || added === null) return null;
  const product = { digits: value.digits * times.digits, scale: value.scale + times.scale };
  const isAsSaid = decimalOf(times) === '1' && decimalOf(added) === '0';
  return isAsSaid ? value : trimmed(plus(product, added));
}

const SAME: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
  '=<': '<=',
  '=>': '>=',
  '≤': '<=',
  '≥': '>=',
};
const TURNED: Readonly<Record<Comparator, Comparator>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

function isNegative(text: number | string): boolean {
  return String(text).startsWith('-');
}

/**
 * What a value as a machine sent it means: a number with or without a comparator, converted exactly; a text such as `POSITIVE` or `++`; that
 * there is none; or nothing that can be read. A decimal comma counts as a point. Never throws.
 */
export function readMachineValue(token: string, ways: ValueWays): MachineValue {
  const text = token.trim().replaceAll(/[−–]/gu, '-');
  const isNone = ways.noValue.some((one) => one.trim().toUpperCase() === text.toUpperCase());
  if (text === '' || isNone || NO_VALUE.test(text)) return { kind: 'no-value' };
  const [, bare = text] = WITH_FLAG.exec(text) ?? [];
  const [, sign = '', limit = bare] = CENSORED.exec(bare) ?? [];
  const said = exactOf(limit.trim());
  if (said === null) {
    const isText = sign === '' && text.length <= LONGEST_TEXT && /[\p{L}\d+-]/u.test(text);
    return isText && !/\p{Cc}|\uFFFD/u.test(text) ? { kind: 'text', text } : { kind: 'unreadable' };
  }
  const exact = THOUSANDS.test(limit.trim()) ? null : converted(said, ways);
  if (exact === null) return { kind: 'unreadable' };
  const comparator = SAME[sign] ?? null;
  const turned = comparator !== null && isNegative(ways.factor ?? 1) ? TURNED[comparator] : comparator;
  return { kind: 'number', comparator: turned, decimal: decimalOf(exact) };
}
