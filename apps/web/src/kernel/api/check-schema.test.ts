import { readdir } from 'node:fs/promises';
import { CalendarDate, closed, Id, nullable, Paise, Reason, Version } from '@nidan/contract/kernel/shapes';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { faultsOfSchema, KNOWN_KEYWORDS, type Schema } from './check-schema.ts';

const faults = (schema: object, value: unknown): Record<string, string> =>
  Object.fromEntries(faultsOfSchema({ ...schema }, value).map(({ field, msg }) => [field, msg]));

const id = '0190a000-0000-7000-8000-000000000009';
const Line = closed({ testId: Id, discount: Type.Optional(Paise), at: nullable(CalendarDate) });
const Bill = closed({
  version: Version,
  sex: Type.Enum(['M', 'F', 'O']),
  reason: Type.Optional(Reason),
  lines: Type.Array(Line, { minItems: 1, maxItems: 2, uniqueItems: true }),
  extra: Type.Optional(Type.Record(Type.String(), Type.Integer())),
});
const line = { testId: id, at: null };
const good = { version: 1, sex: 'F', lines: [line] };

test('what fits has no faults', () => {
  expect(faults(Bill, good)).toEqual({});
  expect(
    faults(Bill, { ...good, reason: 'why', extra: { a: 1 }, lines: [{ ...line, at: '2026-11-20' }] }),
  ).toEqual({});
  expect(faults(Bill, { ...good, reason: undefined })).toEqual({});
});

test.each([
  [{ ...good, version: 0 }, { version: 'Must be >= 1' }],
  [{ ...good, version: 1.5 }, { version: 'Must be of type integer' }],
  [{ ...good, version: undefined }, { version: 'Please fill in this field' }],
  [{ ...good, sex: 'X' }, { sex: 'Choose one of the listed values' }],
  [{ ...good, reason: 'no' }, { reason: 'At least 3 characters' }],
  [{ ...good, reason: '     ' }, { reason: 'This value has another form' }],
  [{ ...good, reason: 'x'.repeat(501) }, { reason: 'At most 500 characters' }],
  [{ ...good, nonsense: 1 }, { nonsense: 'This field is not known' }],
  [{ ...good, lines: [] }, { lines: 'At least 1 needed' }],
  [{ ...good, lines: [line, line, line] }, { lines: 'At most 2 allowed' }],
  [{ ...good, lines: [line, line] }, { lines: 'The same stands here twice' }],
  [{ ...good, lines: [{ ...line, testId: 'x' }] }, { 'lines.0.testId': 'This is not an id' }],
  [{ ...good, lines: [{ ...line, at: '31/02/2026' }] }, { 'lines.0.at': 'Enter correct date' }],
  [{ ...good, extra: { a: 'b' } }, { 'extra.a': 'Must be of type integer' }],
  [
    { version: 0, sex: 'M' },
    { version: 'Must be >= 1', lines: 'Please fill in this field' },
  ],
])('%o', (value, expected) => {
  expect(faults(Bill, value)).toEqual(expected);
});

test('a whole that is of another kind', () => {
  expect(faults(Bill, [])).toEqual({ '': 'Must be of type object' });
  expect(faults(Bill, undefined)).toEqual({ '': 'Please fill in this field' });
});

test('characters are counted as people count them', () => {
  expect(faults(Type.String({ maxLength: 2 }), '😀😀')).toEqual({});
});

test('numbers keep their limits', () => {
  const Share = Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100, multipleOf: 0.5 });
  expect([0, 100, 0.25, 99.5].map((value) => faults(Share, value)[''])).toEqual([
    'Must be > 0',
    'Must be < 100',
    'Must be a multiple of 0.5',
    undefined,
  ]);
  expect(faults(Share, Number.NaN)).toEqual({ '': 'Must be of type number' });
});

test('one of several shapes: the closest says what is wrong', () => {
  const Choice = Type.Union([
    closed({ kind: Type.Literal('cash'), note: Type.String() }),
    closed({ kind: Type.Literal('card'), last4: Type.String({ pattern: '^\\d{4}$' }) }),
  ]);
  expect(faults(Choice, { kind: 'card', last4: '1234' })).toEqual({});
  expect(faults(Choice, { kind: 'card', last4: '12' })['last4']).toBe('This value has another form');
});

describe('the contract', () => {
  test('uses no keyword in a body that the checker does not know', async () => {
    const folder = new URL('../../../../../packages/contract/src/', import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      file.endsWith('-endpoints.ts'),
    );
    const unknown = new Set<string>();
    for (const file of files) {
      const exported: Record<string, { body?: Schema | null }> = await import(new URL(file, folder).href);
      for (const endpoint of Object.values(exported)) collect(endpoint.body, unknown);
    }
    expect(files.length).toBeGreaterThan(1);
    expect([...unknown]).toEqual([]);
  });
});

/** Keywords of a schema and of those inside it that are not known. */
function collect(schema: unknown, unknown: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, part] of Object.entries(schema)) {
    if (!KNOWN_KEYWORDS.has(keyword)) unknown.add(keyword);
    const named = keyword === 'properties' || keyword === 'patternProperties';
    for (const inner of named ? Object.values(part ?? {}) : Array.isArray(part) ? part : [part])
      collect(inner, unknown);
  }
}
