import { expect, it } from 'vitest';
import { judgeDigits, type DigitTries } from './digit-tries.ts';

const at = new Date('2026-03-02T10:00:00Z');
const fresh: DigitTries = { wrong: 0, lockedUntil: null };
const minutesLocked = (tries: DigitTries): number =>
  tries.lockedUntil === null ? 0 : (tries.lockedUntil.getTime() - at.getTime()) / 60_000;
const guess = (tries: DigitTries, given = '0000') => judgeDigits(tries, { given, right: '2233', at });

it('takes the right digits, with blanks around them, and forgets the wrong ones', () => {
  expect(guess({ wrong: 4, lockedUntil: null }, ' 2233 ')).toMatchObject({ verdict: 'right', tries: fresh });
});

it('says how many tries are left, and locks with the fifth wrong one', () => {
  expect([0, 1, 2, 3, 4].map((wrong) => guess({ wrong, lockedUntil: null }).left)).toEqual([4, 3, 2, 1, 0]);
  expect(guess({ wrong: 4, lockedUntil: null })).toMatchObject({ verdict: 'locked', tries: { wrong: 5 } });
});

it('looks at nothing while it is locked, and locks twice as long each time, a day at most', () => {
  const locked = { wrong: 5, lockedUntil: new Date(at.getTime() + 1) };
  expect(guess(locked, '2233')).toEqual({ verdict: 'locked', tries: locked, left: 0 });
  const after = [4, 5, 6, 7, 10, 11, 4_000].map((wrong) => guess({ wrong, lockedUntil: at }).tries);
  expect(after.map(minutesLocked)).toEqual([15, 30, 60, 120, 960, 1_440, 1_440]);
});

it('takes nothing where there is no phone to compare with', () => {
  expect(judgeDigits(fresh, { given: '', right: '', at }).verdict).toBe('wrong');
});
