import { describe, expect, it } from 'vitest';
import {
  addressOf,
  emptyQuestion,
  FIRST_QUESTION,
  questionOf,
  withGroups,
  withMeasures,
} from './explorer-question.ts';

describe('the question in an address', () => {
  it('comes back as it was', () => {
    const question = withGroups(emptyQuestion('money'), ['payment_mode', 'location']);
    expect(questionOf(addressOf(question))).toEqual(question);
    expect(addressOf(FIRST_QUESTION)).toBe('');
  });

  it.each(['', '{', '[]', '{"subject":"secrets"}', addressOf({ ...FIRST_QUESTION, columns: ['password'] })])(
    '%s is the first one',
    (text) => expect(questionOf(text)).toEqual(FIRST_QUESTION),
  );
});

it('groups begin with a count and keep a sum', () => {
  const grouped = withGroups(FIRST_QUESTION, ['location']);
  expect(grouped.measures).toEqual([{ sum: 'count', field: null }]);
  expect(withMeasures(grouped, []).measures).toEqual(grouped.measures);
  expect(withMeasures(grouped, ['sum:net', 'sum:nothing']).measures).toEqual([{ sum: 'sum', field: 'net' }]);
});
