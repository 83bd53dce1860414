import { describe, expect, it } from 'vitest';
import { fromOf, sinceOf } from './since.ts';

// 01:30 on 20 November in Kolkata.
const moment = { now: new Date('2026-11-19T20:00:00Z'), zone: 'Asia/Kolkata' };

describe('fromOf', () => {
  it('begins with the day of the lab', () => {
    expect(fromOf('today', moment)).toEqual({ from: '2026-11-19T18:30:00.000Z' });
    expect(fromOf('week', moment)).toEqual({ from: '2026-11-13T18:30:00.000Z' });
    expect(fromOf('all', moment)).toEqual({});
  });
});

describe('sinceOf', () => {
  it('is seven days unless the address says otherwise', () => {
    expect(sinceOf('today')).toBe('today');
    expect(sinceOf('ever')).toBe('week');
  });
});
