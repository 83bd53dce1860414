import { describe, expect, it } from 'vitest';
import { scanPace } from './scan-pace.ts';

const now = new Date('2026-11-20T05:12:00Z');
const ago = (...seconds: readonly number[]): Date[] =>
  seconds.map((second) => new Date(now.getTime() - second * 1_000));

describe('scanPace', () => {
  it('says nothing of fewer than two scans', () => {
    expect(scanPace([], now)).toBeNull();
    expect(scanPace(ago(1), now)).toBeNull();
  });

  it('counts the scans of the last minute', () => {
    expect(scanPace(ago(0, 2, 4, 58, 61, 300), now)).toBe(4);
  });

  it('works out a minute from a session shorter than that', () => {
    expect(scanPace(ago(0, 10, 20, 30), now)).toBe(8);
  });

  it('takes two quick scans as two in ten seconds, not as a rush', () => {
    expect(scanPace(ago(0, 1), now)).toBe(12);
  });

  it('falls to nothing when nobody scans', () => {
    expect(scanPace(ago(600, 601, 602), now)).toBe(0);
  });
});
