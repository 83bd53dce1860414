import { describe, expect, it, test } from 'vitest';
import { antibiogram, type CountedIsolate, firstIsolates, LEAST_ISOLATES } from './antibiogram.ts';
import { applyExpertRules, type ExpertRule, suppressedBy } from './expert-rules.ts';

const isolate = (given: Partial<CountedIsolate> & Pick<CountedIsolate, 'isolateId'>): CountedIsolate => ({
  patientId: given.isolateId,
  organism: 'eco',
  collectedAt: new Date('2026-03-01T00:00:00Z'),
  isScreening: false,
  categories: { CIP: 'S' },
  ...given,
});

test('the first isolate of a patient counts, whatever the order that they come in; screening never does', () => {
  const first = isolate({ isolateId: 'a', patientId: 'p' });
  const later = isolate({ isolateId: 'b', patientId: 'p', collectedAt: new Date('2026-04-01T00:00:00Z') });
  const other = isolate({ isolateId: 'c', patientId: 'p', organism: 'kpn' });
  const carried = isolate({ isolateId: 'd', patientId: 'q', isScreening: true });
  expect(firstIsolates([later, first, other, carried])).toEqual([first, other]);
});

test('per cent is of S alone, and of thirty isolates at least', () => {
  const many = Array.from({ length: LEAST_ISOLATES }, (_, at) =>
    isolate({ isolateId: `i${at}`, categories: { CIP: at < 18 ? 'S' : at < 24 ? 'I' : 'R' } }),
  );
  expect(antibiogram(many)).toEqual([
    { organism: 'eco', medicine: 'CIP', tested: 30, susceptible: 18, percent: 60 },
  ]);
  expect(antibiogram(many.slice(1))[0]).toMatchObject({ tested: 29, percent: null });
});

describe('rules of experts', () => {
  const mrsa: ExpertRule = {
    code: 'mrsa',
    organisms: ['sau'],
    finding: 'MRSA',
    resistant: ['beta-lactam'],
    except: ['CPT'],
    reason: 'Methicillin resistance: other beta-lactams do not work',
    source: 'invented for the test',
  };
  const medicines = [
    { medicine: 'CRO', group: 'beta-lactam', measured: 'S' },
    { medicine: 'CPT', group: 'beta-lactam', measured: 'S' },
    { medicine: 'OXA', group: 'beta-lactam', measured: 'R' },
    { medicine: 'VAN', group: 'glycopeptide', measured: 'S' },
  ] as const;

  it('make resistant what they name, with the reason, and leave their exceptions', () => {
    const judged = applyExpertRules([mrsa], { organism: ['sau', 'staph'], findings: ['MRSA'] }, medicines);
    expect(judged.map(({ medicine, category, rule }) => [medicine, category, rule?.code ?? null])).toEqual([
      ['CRO', 'R', 'mrsa'],
      ['CPT', 'S', null],
      ['OXA', 'R', null],
      ['VAN', 'S', null],
    ]);
  });
  it('say nothing of another organism, or without the finding', () => {
    for (const of of [
      { organism: ['sau'], findings: [] },
      { organism: ['eco'], findings: ['MRSA'] as const },
    ]) {
      expect(applyExpertRules([mrsa], of, medicines).every(({ rule }) => rule === null)).toBe(true);
    }
  });
  it('never turn R into anything else', () => {
    const judged = applyExpertRules(
      [mrsa],
      { organism: ['sau'], findings: ['MRSA'] },
      medicines.map((one) => ({ ...one, measured: 'R' as const })),
    );
    expect(judged.every(({ category }) => category === 'R')).toBe(true);
  });
});

test('a later tier is reported only once all of the tier before are resistant', () => {
  const cascades = [{ tiers: [['CZO', 'CXM'], ['CRO'], ['MEM']] }];
  const of = (czo: 'S' | 'R', cxm: 'S' | 'R', cro: 'S' | 'R') => [
    ...suppressedBy(cascades, [
      { medicine: 'CZO', category: czo },
      { medicine: 'CXM', category: cxm },
      { medicine: 'CRO', category: cro },
      { medicine: 'MEM', category: 'S' },
    ]),
  ];
  expect(of('S', 'R', 'R')).toEqual(['CRO', 'MEM']);
  expect(of('R', 'R', 'S')).toEqual(['MEM']);
  expect(of('R', 'R', 'R')).toEqual([]);
});
