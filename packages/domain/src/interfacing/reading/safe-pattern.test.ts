import { describe, expect, test } from 'vitest';
import { patternFault, PatternSearch, TooMuchSearched } from './safe-pattern.ts';

describe('PatternSearch', () => {
  test.each([
    `${'a{0,16}'.repeat(6)}b`,
    `${'a?'.repeat(49)}b`,
    `${'a*'.repeat(49)}b`,
    `${'[ab]{0,12}'.repeat(8)}c`,
    `${'.+'.repeat(49)}!`,
  ])('searches 200 characters for %s at once', (pattern) => {
    expect(patternFault(pattern)).toBeNull();
    const search = new PatternSearch();
    const began = performance.now();
    for (let times = 0; times < 50; times += 1) {
      expect(search.matches(pattern, 'a'.repeat(200))).toBe(false);
      expect(search.without(pattern, 'a'.repeat(200))).toBe('a'.repeat(200));
    }
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('matches and removes as the drivers need it', () => {
    const search = new PatternSearch();
    expect(search.matches('^QC[0-9]{2}$', 'QC07')).toBe(true);
    expect(search.matches('^QC[0-9]{2}$', 'QC7')).toBe(false);
    expect(search.matches('^मधु', 'मधुमेह')).toBe(true);
    expect(search.without('^0+', '000120')).toBe('120');
    expect(search.matches('(', '(')).toBe(false);
    expect(search.matches('z', `${'a'.repeat(200)}z`)).toBe(false);
  });

  test('ends at its bound', () => {
    const search = new PatternSearch(10);
    expect(search.matches('b', 'aaaaaa')).toBe(false);
    expect(() => search.matches('b', 'aaaaaa')).toThrow(TooMuchSearched);
  });
});
