import { readCatalogue } from '@nidan/server/features/catalogue/versions/catalogue-file';
import { describe, expect, it } from 'vitest';
import { CLOSES, COURIER_LEAVES, COURIER_RIDE, OPENS, PACKAGES, SHARES, SINGLE_TESTS } from './day-mix.ts';
import { type DayDeed, type DayPlace, planDay } from './plan-day.ts';

const plan = planDay({ bills: 10_000, labs: 3, seed: 7 });

const shareWith = (deed: DayDeed): number =>
  plan.filter(({ deeds }) => deeds.some((planned) => planned.deed === deed)).length / plan.length;

describe('a planned day', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planDay({ bills: 300, labs: 3, seed: 7 })).toEqual(planDay({ bills: 300, labs: 3, seed: 7 }));
    expect(planDay({ bills: 300, labs: 3, seed: 8 })).not.toEqual(planDay({ bills: 300, labs: 3, seed: 7 }));
  });

  it('orders tests of the catalogue alone', () => {
    const codes = new Set(readCatalogue().tests.map(({ code }) => code));
    const ordered = [...SINGLE_TESTS, ...PACKAGES].map(([{ code }]) => code);
    expect(ordered.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('happens while somebody works, one thing after the other at each visit', () => {
    for (const { deeds } of plan) {
      const minutes = deeds.map(({ minute }) => minute);
      expect(deeds[0]?.deed).toBe('register');
      expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => a - b));
      expect(minutes[0]).toBeGreaterThanOrEqual(OPENS);
      expect(minutes.at(-1)).toBeLessThan(CLOSES);
    }
  });

  it('brings back only who was registered an hour before, to the same lab', () => {
    const back = plan.filter(({ who }) => 'cameAs' in who);
    expect(new Set(back.map(({ who }) => ('cameAs' in who ? who.cameAs : -1))).size).toBeGreaterThan(
      back.length / 2,
    );
    expect(back.length / plan.length).toBeGreaterThan(SHARES.back / 2);
    for (const { who, lab, deeds } of back) {
      const before = plan['cameAs' in who ? who.cameAs : -1];
      expect(before?.lab).toBe(lab);
      expect((before?.deeds[0]?.minute ?? CLOSES) + 60).toBeLessThan(deeds[0]?.minute ?? 0);
    }
  });

  it('accessions what was collected at the centre when a courier has come, and at the lab every quarter of an hour', () => {
    const arrivals = COURIER_LEAVES.map((minute) => minute + COURIER_RIDE);
    const minutesOf = (place: DayPlace): number[] =>
      plan
        .filter((visit) => visit.place === place)
        .flatMap(({ deeds }) => deeds.filter(({ deed }) => deed === 'accession').map(({ minute }) => minute));
    expect(new Set(minutesOf('centre'))).toEqual(new Set(arrivals));
    expect(minutesOf('lab').filter((minute) => minute % 15 !== 0)).toEqual([]);
    const share = plan.filter(({ place }) => place === 'centre').length / plan.length;
    expect(share).toBeGreaterThan(SHARES.atCentre * 0.8);
    expect(share).toBeLessThan(SHARES.atCentre * 1.2);
  });

  it.each([
    ['rejectTube', SHARES.tubeRejected],
    ['rerun', SHARES.measuredAgain],
    ['hold', SHARES.onHold],
    ['enterPart', SHARES.enteredInParts],
    ['payDue', (SHARES.halfPaid + SHARES.nothingPaid) * SHARES.duePaidToday],
  ] as const)('goes otherwise as often as it should: %s', (deed, share) => {
    // Some of it would come after the lab has closed.
    expect(shareWith(deed)).toBeGreaterThan(share * 0.4);
    expect(shareWith(deed)).toBeLessThan(share * 1.4);
  });
});
