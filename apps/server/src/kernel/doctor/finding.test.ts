import { describe, expect, it } from 'vitest';
import { weighRoom } from './examine-machine.ts';
import { reportFindings, weigh } from './finding.ts';

describe('a finding', () => {
  it.each([
    [60, 'ok'],
    [61, 'warning'],
    [600, 'warning'],
    [601, 'fault'],
  ])('of %i against 60 and 600 is %s', (value, gravity) => {
    expect(weigh(value, { warning: 60, fault: 600 })).toBe(gravity);
  });

  it('without a bound for faults is never one', () => {
    expect(weigh(1e9, { warning: 0, fault: null })).toBe('warning');
  });

  it.each([
    [5, 'ok'],
    [4.9, 'warning'],
    [1, 'warning'],
    [0.9, 'fault'],
  ])('of %f GiB of room is %s', (free, gravity) => {
    expect(weighRoom('disk', { free: free * 2 ** 30, size: 2 ** 40 })).toMatchObject({ gravity });
  });

  it('says what to do only where something is to be done', () => {
    const found = 'as it was found';
    const advice = 'what to do';
    expect(reportFindings([{ name: 'disk', gravity: 'ok', found, advice }])).not.toContain(advice);
    expect(reportFindings([{ name: 'disk', gravity: 'warning', found, advice }])).toContain(advice);
  });
});
