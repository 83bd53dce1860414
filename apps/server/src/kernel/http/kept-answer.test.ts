import { expect, it } from 'vitest';
import { packAnswer, unpackAnswer } from './kept-answer.ts';

it.each([
  ['short', '{"msg":"<b>O’Brien</b> ज़ोया"}'],
  ['long', JSON.stringify({ rows: Array.from({ length: 500 }, (_, row) => `ज़ोया ${row} <b>O’Brien</b>`) })],
])('gives a %s answer back to the letter', (_, text) => {
  expect(unpackAnswer(packAnswer(text))).toBe(text);
});

it('keeps one column filled, and little of a long answer', () => {
  expect(packAnswer('{}')).toEqual({ answer: '{}', packed_answer: null });
  const long = packAnswer('{"a":1}'.repeat(2_000));
  expect(long.answer).toBeNull();
  expect(long.packed_answer?.length).toBeLessThan(500);
});

it('has nothing to give when nothing is kept', () => {
  expect(unpackAnswer({ answer: null, packed_answer: null })).toBeNull();
});
