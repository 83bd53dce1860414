import { anything, array, boolean, constant, constantFrom, oneof, record, type Arbitrary } from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/** Ids and texts of things that exist, by the name of the field that takes them; `anyId` is for the other ids. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Texts that a form would never send. */
export const hostileTexts = [
  'Wrong tube',
  '9.8',
  '120',
  'KT*',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eevil\u2066',
  '\uffff',
  `<b>O'Brien</b> ज़ोया`,
  "'; drop table bill; --",
  '%s%n',
  '*?',
  '\\',
  '-1',
  '1e999',
  'NaN',
  '👩‍🔬'.repeat(9),
  'x'.repeat(120),
  'ज़'.repeat(900),
  'x'.repeat(10_000),
];

/** Texts that a named format takes, the odd ones among them. */
const formatted: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-20T10:00:00.123456+05:30'],
  date: ['1800-01-01', '9999-12-31', '2000-02-29', '1990-05-05'],
  'patient-name': [`<b>O'Brien</b> ज़ोया`, '👩‍🔬'.repeat(9), '1', 'x'.repeat(120)],
  phone: ['', '9876543210', '+919876543210', '98xxxxxx10', 'x'],
  email: ['', 'a@b;c@d', 'a\u0000@b', `${'x'.repeat(300)}@y`],
  aadhaar: ['', '234123412346'],
  'abha-id': ['', '12345678901234', 'ravi.p@abdm'],
  'srf-id': ['', '1234567890123'],
  passport: ['', 'A1234567'],
  pincode: ['', '411038'],
};

const numbers = [
  0,
  -0,
  1,
  2,
  3,
  10,
  100,
  5000,
  -1,
  0.1,
  33.333,
  1e-7,
  1e308,
  32_768,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
];

/** Values of another kind than a field takes. */
export const hostileMisfits: readonly unknown[] = [null, 'x', -1, {}, [], true, '\u0000', { $ne: 1 }];

/** Whether a text keeps to the bounds of a schema. */
function fitsText({ minLength = 0, maxLength = Infinity, pattern = '' }: Schema, text: string): boolean {
  const length = Array.from(text).length;
  return (
    length >= Number(minLength) && length <= Number(maxLength) && new RegExp(String(pattern), 'u').test(text)
  );
}

function fitsNumber({ minimum = -Infinity, maximum = Infinity, multipleOf }: Schema, value: number): boolean {
  const whole = multipleOf === undefined || value % Number(multipleOf) === 0;
  return value >= Number(minimum) && value <= Number(maximum) && whole;
}

/** Mostly values that fit, now and then one that does not. */
function mostly<T>(fitting: readonly T[], others: readonly T[]): Arbitrary<unknown> {
  if (fitting.length === 0) return constantFrom(...others);
  return oneof(
    { weight: 25, arbitrary: constantFrom(...fitting) },
    { weight: 1, arbitrary: constantFrom(...others) },
  );
}

function textOf(schema: Schema): Arbitrary<unknown> {
  const { format } = schema;
  const known = typeof format === 'string' ? formatted[format] : undefined;
  if (known !== undefined) return mostly(known, hostileTexts);
  return mostly(
    hostileTexts.filter((text) => fitsText(schema, text)),
    hostileTexts,
  );
}

function numberOf(schema: Schema): Arbitrary<unknown> {
  const { minimum, maximum, type } = schema;
  const limits = [minimum, maximum].filter((limit) => typeof limit === 'number');
  const fitting = [...numbers, ...limits].filter(
    (value) => fitsNumber(schema, value) && (type !== 'integer' || Number.isSafeInteger(value)),
  );
  // A version, a position, a count: the small ones are the ones that exist.
  const small = fitting.filter((value) => value > 0 && value <= 3);
  return mostly([...small, ...small, ...fitting], numbers);
}

function listOf(schema: Schema, known: KnownValues, field: string): Arbitrary<unknown> {
  const items = hostileValueOf(schema['items'] as Schema, known, field); // as: JSON Schema's `items` is a schema
  const least = Number(schema['minItems'] ?? 0);
  return oneof(
    { weight: 12, arbitrary: array(items, { minLength: least, maxLength: 3 }) },
    { weight: 3, arbitrary: items.map((item) => [item, item]) },
    { weight: 1, arbitrary: items.map((item) => Array.from({ length: 201 }, () => item)) },
  );
}

function objectOf(schema: Schema, known: KnownValues): Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>; // as: an object schema names its fields
  const required = (schema['required'] ?? []) as string[]; // as: JSON Schema's `required` is a list of names
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, hostileValueOf(value, known, name)]),
  );
  const whole = record<Record<string, unknown>>(fields, { requiredKeys: required });
  return oneof(
    { weight: 30, arbitrary: whole },
    { weight: 1, arbitrary: record<Record<string, unknown>>(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: whole.map((value) => ({ ...value, unknown: 1 })) },
  );
}

function branches(schema: Schema): readonly Schema[] | null {
  const union = schema['anyOf'];
  return Array.isArray(union) ? union : null;
}

/**
 * Values in the shape of a schema, most of them: real ids where a field takes one, and texts, numbers, lists and dates that
 * a form would never send.
 */
export function hostileValueOf(schema: Schema, known: KnownValues, field = ''): Arbitrary<unknown> {
  const shaped = shapedValueOf(schema, known, field);
  const misfits = constantFrom(...hostileMisfits);
  return oneof({ weight: 100, arbitrary: shaped }, { weight: 1, arbitrary: misfits });
}

function shapedValueOf(schema: Schema, known: KnownValues, field: string): Arbitrary<unknown> {
  const union = branches(schema);
  if (union !== null) return oneof(...union.map((branch) => shapedValueOf(branch, known, field)));
  const choices = schema['enum'];
  if (Array.isArray(choices)) return constantFrom(...choices);
  if ('const' in schema) return constant(schema['const']);
  const values = plainValueOf(schema, known, field);
  if (schema['type'] === 'array' || schema['type'] === 'object') return values;
  const own = known[field]?.filter((value) => value === null || typeof value === schema['type']) ?? [];
  const real = own.length > 0 ? own : schema['format'] === 'uuid' ? known['anyId'] : undefined;
  if (real === undefined) return values;
  return oneof({ weight: 25, arbitrary: constantFrom(...real) }, { weight: 1, arbitrary: values });
}

function plainValueOf(schema: Schema, known: KnownValues, field: string): Arbitrary<unknown> {
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return listOf(schema, known, field);
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return boolean();
    case 'null':
      return constant(null);
    default:
      return anything();
  }
}
