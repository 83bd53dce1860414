import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-meter.ts';
import { randomPassword } from './random-password.ts';

const count = (password: string, pattern: RegExp) => password.match(pattern)?.length ?? 0;

test('has ten characters, at least two of each kind, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (stream) => {
      const password = randomPassword((below) => Number(stream.next().value) % below);
      expect(password).toHaveLength(10);
      const kinds = [/[A-Z]/gu, /[a-z]/gu, /[0-9]/gu, /[^A-Za-z0-9]/gu].map((kind) => count(password, kind));
      expect(kinds.every((size) => size >= 2)).toBe(true);
      expect(passwordStrength(password).score).toBe(1);
    }),
  );
});

test('the order is drawn as well', () => {
  const first = randomPassword(() => 0);
  const last = randomPassword((below) => below - 1);
  expect(first).toBe('AA!!22aaAA');
  expect(last).not.toBe(first);
});
