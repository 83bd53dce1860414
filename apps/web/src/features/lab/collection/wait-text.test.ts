import { describe, expect, it } from 'vitest';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { waitText } from './wait-text.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('waitText', () => {
  it.each([
    ['2026-11-20T10:00:30Z', '0:00'],
    ['2026-11-20T09:18:10Z', '0:41'],
    ['2026-11-19T10:00:01Z', '23:59'],
    ['2026-11-19T10:00:00Z', '1 d'],
    ['2026-11-14T09:00:00Z', '6 d'],
  ])('since %s is %s', (since, text) => {
    expect(waitText(samplesTexts.in('en'), since, now)).toBe(text);
  });
});
