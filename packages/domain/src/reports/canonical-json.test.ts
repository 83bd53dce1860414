import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('orders keys, keeps lists, leaves out what is absent', () => {
  const value = { b: [2, { d: null, c: 'ज़ोया "x"' }], a: true, z: undefined };
  expect(canonicalJson(value)).toBe('{"a":true,"b":[2,{"c":"ज़ोया \\"x\\"","d":null}]}');
});

test('is the same text whatever the order of the keys, and reads back as the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1])('refuses what JSON cannot hold', (value) => {
  expect(() => canonicalJson({ value })).toThrow(TypeError);
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, reversed(member)]);
  return Object.fromEntries(entries.toReversed());
}
