import type { RuleStopOf } from '@nidan/contract/lab/autoverification/rule-views';
import { expect, test } from 'vitest';
import { ruleStopsWords } from './rule-stop-words.ts';

const words = (rule: string): string => rule;
const stop = (rule: string, code: string | null, found: object = {}): RuleStopOf =>
  ({ rule, code, found }) as RuleStopOf; // as: only these parts are read

test('a rule is named once, with two of what it found and how many more', () => {
  const stops = [
    stop('controls', 'RBC', { state: 'none' }),
    stop('controls', 'HCT', { state: 'none' }),
    stop('controls', 'MCV', { state: 'none' }),
    stop('controls', 'MCV', { state: 'none' }),
    stop('release', 'PLT', { value: 18, low: 150, high: 410 }),
    stop('comment', null),
  ];
  // as: the words of the test are the names of the rules
  expect(ruleStopsWords(words as Parameters<typeof ruleStopsWords>[0], stops)).toBe(
    'controls RBC none, HCT none +1; release PLT 18 (150 – 410); comment',
  );
});
