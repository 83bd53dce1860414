import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeLabId, labIdFault, labIdPrefix, nextOfSeries } from './lab-id.ts';

test.each([
  { prefix: 'KT', date: '2026-11-20', serial: 42, labId: 'KT2011260042' },
  { prefix: '', date: '2026-01-02', serial: 1, labId: '0201260001' },
  { prefix: 'KT', date: '2026-11-20', serial: 9999, labId: 'KT2011269999' },
  { prefix: 'KT', date: '2026-11-20', serial: 12_345, labId: 'KT20112612345' },
  { prefix: 'KT', date: '2009-11-20', serial: 1, labId: 'KT2011090001' },
])('$labId', ({ labId, ...parts }) => {
  expect(composeLabId(parts)).toBe(labId);
});

test('all lab IDs of a day begin alike', () => {
  expect(labIdPrefix('KT', '2026-11-20')).toBe('KT201126');
});

const special = 'Special characters not allowed in Lab ID. Please enter only numbers.';
const invalid = 'Please enter valid lab ID';
const outside =
  'The provided Lab ID is outside the acceptable range.  Please contact our support team for further assistance.';

describe('labIdFault', () => {
  test.each([
    ['KT2011260042', null],
    ['2011260042', null],
    ['KT-2011260042', special],
    ['KT 2011260042', special],
    ['केटी2011260042', special],
    ['२०११२६००४२', special],
    ['', invalid],
    ['KT', invalid],
    ['12AB34', invalid],
    ['KT2012260042', null],
    ['KT2012260043', outside],
    ['KT2010260042', null],
    ['KT2010260041', outside],
    ['KT99999999999999999999', outside],
  ])('%j', (labId, fault) => {
    expect(labIdFault(labId, 'KT2011260042')?.msg ?? null).toBe(fault);
  });

  test('a reference without digits limits nothing', () => {
    expect(labIdFault('KT1', 'KT')).toBeNull();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (labId, reference) => {
        expect([null, special, invalid, outside]).toContain(labIdFault(labId, reference)?.msg ?? null);
      }),
    );
  });
});

describe('a series goes on', () => {
  const series = { prefix: 'KT', date: '2026-11-20', next: 42 };

  test.each([
    ['KT2011260043', { serial: 43 }],
    ['KT2011269999', { serial: 9999 }],
    ['KT2011260042', { fault: 'The next lab ID is KT2011260042 already' }],
    ['KT2011260001', { fault: 'The next lab ID is KT2011260042 already' }],
    ['KT2011270100', { fault: 'The lab IDs of this day begin with KT201126' }],
    ['NK2011260100', { fault: 'The lab IDs of this day begin with KT201126' }],
    ['2011260100', { fault: 'The lab IDs of this day begin with KT201126' }],
    ['KT201126100', { fault: outside }],
    ['KT2111260100', { fault: outside }],
    ['KT/2011260100', { fault: special }],
    ['KT', { fault: invalid }],
  ])('with %s', (typed, step) => {
    const answer = nextOfSeries(typed, series);
    expect('fault' in answer ? { fault: answer.fault.msg } : answer).toEqual(step);
  });

  test('only ahead, in the words in which a lab ID is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_999 }), (next, wanted) => {
        const typed = composeLabId({ prefix: 'KT', date: '2026-11-20', serial: wanted });
        const step = nextOfSeries(typed, { ...series, next });
        expect('serial' in step).toBe(wanted > next);
      }),
    );
  });
});
