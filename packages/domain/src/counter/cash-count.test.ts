import { describe, expect, it } from 'vitest';
import { countedPaise, notePaise } from './cash-count.ts';

describe('a cash count', () => {
  it('adds notes and coins up in paise', () => {
    const notes = { '500': 62, '200': 24, '100': 31, '50': 14, '20': 11, '10': 9 };
    expect(countedPaise({ notes, coins: 40 })).toBe(39_950_00);
    expect(notePaise({ notes, coins: 40 }, 20)).toBe(220_00);
  });

  it('takes a note that was not counted as none', () => {
    expect(countedPaise({ notes: {}, coins: 0 })).toBe(0);
    expect(countedPaise({ notes: { '10': 3 }, coins: 7 })).toBe(37_00);
  });
});
