import { describe, expect, it } from 'vitest';
import { alsoHolds, conditionFault, type ReflexCondition, reflexFires } from './reflex-rule.ts';

const none: ReflexCondition = { flags: [], low: null, high: null, words: [] };
const shown = (value: string | null, flag: 'H' | 'HH' | null = null) => ({ value, flag });

describe('a reflex rule', () => {
  it.each([
    ['a flag of its own', { flags: ['H', 'HH'] }, shown('9', 'HH'), true],
    ['another flag', { flags: ['H'] }, shown('9', 'HH'), false],
    ['no flag', { flags: ['H'] }, shown('2'), false],
    ['a value on the lower limit', { low: 400 }, shown('400'), true],
    ['a value below it', { low: 400 }, shown('399.9'), false],
    ['a value on the upper limit', { low: 4, high: 10 }, shown('10'), true],
    ['a value above it', { low: 4, high: 10 }, shown('10.1'), false],
    ['all that a value beyond a limit stands for', { low: 400 }, shown('>400'), true],
    ['only a part of it', { low: 400 }, shown('>300'), false],
    ['a part of it where both sides count', { low: 4, high: 900 }, shown('>10'), false],
    ['all below a limit', { high: 4 }, shown('<4'), true],
    ['some below a limit', { high: 4 }, shown('<5'), false],
    ['words where a number counts', { low: 1 }, shown('Positive'), false],
    ['its words in another case', { words: ['Reactive'] }, shown('  reactive '), true],
    ['words that only begin so', { words: ['Reactive'] }, shown('Reactive (weak)'), false],
    ['nothing, which is below every limit', { high: 4 }, shown(null), false],
    ['an empty text', { high: 4 }, shown(''), false],
  ] as const)('answers to %s: %j, %j', (...[, part, value, fires]) => {
    expect(reflexFires({ ...none, ...part }, value)).toBe(fires);
  });

  it.each([
    ['no condition', {}, /flags, an interval or words/u],
    ['two conditions', { flags: ['H'], low: 1 }, /one of them only/u],
    ['an empty interval', { low: 5, high: 4 }, /interval is empty/u],
  ] as const)('is refused with %s', (_, part, fault) => {
    expect(conditionFault({ ...none, ...part })?.msg).toMatch(fault);
  });

  it('may have one limit, both, or the same twice', () => {
    for (const part of [{ low: 1 }, { high: 1 }, { low: 1, high: 1 }, { words: ['x'] }])
      expect(conditionFault({ ...none, ...part })).toBeNull();
  });
});

const low = (parameter: string) => ({ parameter, flags: ['L' as const], low: null, high: null, words: [] });
const resultOf = (code: string) => ({ flag: code === 'MCV' ? ('L' as const) : null, value: '70' });

it('all that a rule asks for beside must hold', () => {
  expect(alsoHolds(undefined, resultOf)).toBe(true);
  expect(alsoHolds([low('MCV')], resultOf)).toBe(true);
  expect(alsoHolds([low('MCV'), low('MCH')], resultOf)).toBe(false);
});
