import { describe, expect, it } from 'vitest';
import { codesOfTest, testsByCode } from './codes-of-test.ts';
import { codeFaults, readShortCodes, shortCodesFault } from './short-codes.ts';

const LFT = { code: 'LFT', name: 'Liver function test', shortCodes: ['LIV'] };
const KFT = { code: 'KFT', name: 'Kidney function test', shortCodes: [] };

it('a test is found by its own code first, then by its short codes, in capitals', () => {
  expect(codesOfTest(LFT)).toEqual(['LFT', 'LIV']);
  expect(codesOfTest({ code: 'lft', shortCodes: ['Liv'] })).toEqual(['LFT', 'LIV']);
  expect(testsByCode([LFT, KFT]).get('LIV')).toEqual([LFT]);
});

it.each([
  ['', []],
  [' , ', []],
  ['liv', ['LIV']],
  ['liv, hep;Liver_2\thfp', ['LIV', 'HEP', 'LIVER_2', 'HFP']],
  ['1x', ['1X']],
])('the short codes of the text %j are %j', (text, codes) => {
  expect(readShortCodes(text)).toEqual(codes);
});

it.each([
  [[], null],
  [['A', 'B', 'C', 'D', 'E'], null],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'At most 5 allowed'],
  [['LIV', 'LIV'], 'The same stands here twice'],
  [['liv'], 'Use 1 to 20 capitals, digits or underscores, beginning with a capital'],
  [['1X'], 'Use 1 to 20 capitals, digits or underscores, beginning with a capital'],
  [['A'.repeat(21)], 'Use 1 to 20 capitals, digits or underscores, beginning with a capital'],
])('the fault of the short codes %j is %j', (codes, fault) => {
  expect(shortCodesFault(codes)?.msg ?? null).toBe(fault);
});

describe('a code that another test has', () => {
  it('is refused at the field where it is given, with the name of that test', () => {
    const taking = { ...KFT, shortCodes: ['RFT', 'LIV', 'LFT'] };
    expect(codeFaults(taking, testsByCode([LFT, taking]), KFT)).toMatchObject([
      { field: 'shortCodes', msg: 'LIV stands for Liver function test already' },
      { field: 'shortCodes', msg: 'LFT stands for Liver function test already' },
    ]);
    const added = { code: 'LIV', name: 'Liver', shortCodes: [] };
    expect(codeFaults(added, testsByCode([LFT, added]), null)).toMatchObject([
      { field: 'code', msg: 'LIV stands for Liver function test already' },
    ]);
  });

  it('is no fault of the test that had it before', () => {
    const added = { code: 'LIV', name: 'Liver', shortCodes: [] };
    expect(codeFaults({ ...LFT, name: 'Liver tests' }, testsByCode([LFT, added]), LFT)).toEqual([]);
  });

  it('is free once that test gives it up', () => {
    const taking = { ...KFT, shortCodes: ['LIV'] };
    expect(codeFaults(taking, testsByCode([{ ...LFT, shortCodes: [] }, taking]), KFT)).toEqual([]);
  });
});

it('the own code of a test is no short code of it', () => {
  const wrong = { ...LFT, shortCodes: ['LFT'] };
  expect(codeFaults(wrong, testsByCode([wrong]), LFT)).toMatchObject([
    { field: 'shortCodes', msg: 'The same stands here twice' },
  ]);
});
