import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { describe, expect, it } from 'vitest';
import { testSample } from './test-sample.ts';
import { lastMomentOf, lifeOf, nextOf } from './tube-life.ts';

const collected = testSample({ collectedAt: '2026-11-20T03:10:00.000Z' });
const received = testSample({
  collectedAt: '2026-11-20T03:10:00.000Z',
  accessionedAt: '2026-11-20T04:00:00.000Z',
  deptAccessionedAt: '2026-11-20T04:00:30.000Z',
});

describe('lifeOf', () => {
  it('begins with the registration', () => {
    expect(lifeOf(testSample())).toEqual([
      { is: 'registered', at: '2026-11-20T03:00:00.000Z', waited: null },
    ]);
  });

  it('says how long the tube waited for each step', () => {
    expect(lifeOf(received).map(({ is, waited }) => [is, waited])).toEqual([
      ['registered', null],
      ['collected', 600_000],
      ['accessioned', 3_000_000],
      ['received', 30_000],
    ]);
  });
});

describe('lastMomentOf', () => {
  it('is the latest step', () => {
    expect(lastMomentOf(testSample())).toBe('2026-11-20T03:00:00.000Z');
    expect(lastMomentOf(collected)).toBe(collected.collectedAt);
    expect(lastMomentOf(received)).toBe(received.deptAccessionedAt);
  });
});

const waiting = (status: number) => ({ status, tests: [{ state: 'pending' as const }] });

describe('nextOf', () => {
  it.each([
    [0, 'collection'],
    [10, 'accession'],
    [50, 'accession'],
    [20, 'results'],
    [30, 'results'],
    [60, 'replaced'],
    [70, 'storage'],
    [71, 'done'],
    [90, 'done'],
  ])('of state %i is %s', (status, next) => {
    expect(nextOf(waiting(status), { scansIn: false })).toBe(next);
  });

  it.each<[BillTestState[], string]>([
    [['pending', 'completed'], 'results'],
    [['completed', 'checked'], 'checking'],
    [['checked', 'canceled'], 'storing'],
    [[], 'storing'],
  ])('of tests that are %j is %s', (states, next) => {
    const tube = { status: 20, tests: states.map((state) => ({ state })) };
    expect(nextOf(tube, { scansIn: false })).toBe(next);
  });

  it('is the department where that scans its tubes in', () => {
    expect(nextOf(waiting(20), { scansIn: true })).toBe('department');
    expect(nextOf(waiting(10), { scansIn: true })).toBe('accession');
    expect(nextOf(waiting(30), { scansIn: true })).toBe('results');
  });
});
