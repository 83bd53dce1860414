import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstinCheckCharacter, isValidGstin, panOfGstin, stateOfGstin } from './gstin.ts';

test.each([
  ['27AAPFU0939F1ZV', true],
  ['07AAPFU0939F1ZX', true],
  ['27AABCU4383J1Z0', true],
  ['29AAGCA8719B1Z8', false],
  ['29AAGCA8719B1ZO', true],
  ['27AAPFU0939F1Z', false],
  ['27AAPFU0939F1ZVV', false],
  ['27aapfu0939f1zv', false],
  ['27AAPFU0939F1YV', false],
  ['', false],
  // Kinds without a PAN: online services from abroad, with a wrong last character, and with a state of its own.
  ['9923ZZZ29501OS6', true],
  ['9923ZZZ29501OS7', false],
  ['2723ZZZ29501OS6', false],
])('%j is %s', (text, valid) => {
  expect(isValidGstin(text)).toBe(valid);
});

test.each([
  ['00', false],
  ['01', true],
  ['38', true],
  ['39', false],
  ['97', true],
  ['98', false],
  ['99', true],
])('state code %s is known: %s', (code, known) => {
  const payload = `${code}AAPFU0939F1Z`;
  expect(isValidGstin(`${payload}${gstinCheckCharacter(payload)}`)).toBe(known);
});

test('the check character finds every single wrong character', () => {
  const right = '27AAPFU0939F1ZV';
  fc.assert(
    fc.property(
      fc.nat(13),
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')),
      (place, symbol) => {
        fc.pre(symbol !== right[place]);
        expect(isValidGstin(right.slice(0, place) + symbol + right.slice(place + 1))).toBe(false);
      },
    ),
  );
});

test('has no check character for too few or foreign characters', () => {
  expect([gstinCheckCharacter('27AAPFU0939F1'), gstinCheckCharacter('27aAPFU0939F1Z')]).toEqual([null, null]);
});

test('the state is that of a valid number alone', () => {
  expect([stateOfGstin('27AAPFU0939F1ZV'), stateOfGstin('27AAPFU0939F1ZW')]).toEqual(['27', null]);
});

test('the PAN is that of a valid number alone', () => {
  expect([panOfGstin('27AAPFU0939F1ZV'), panOfGstin('27AAPFU0939F1ZW')]).toEqual(['AAPFU0939F', null]);
});

test.each([
  ['27AAPFU0939F1Z', 'AAPFU0939F'],
  ['27AAPFU0939F1C', 'AAPFU0939F'],
  ['27AAPFU0939F2D', 'AAPFU0939F'],
  ['27PNEA12345E1D', null],
  ['2717USA12345NR', null],
  ['0717UNO00001UN', null],
  ['0717USA00001ON', null],
  ['9923ZZZ29501OS', null],
])('%s with its check character is taken, and names the PAN %s', (payload, pan) => {
  const gstin = `${payload}${gstinCheckCharacter(payload)}`;
  expect([isValidGstin(gstin), panOfGstin(gstin)]).toEqual([true, pan]);
});
