import type { Offence } from '@nidan/server/kernel/invariants/find-offences';
import { expect, it } from 'vitest';
import { brokenInvariants } from '../require-invariants.ts';
import { type DayDeed, planDay, type PlannedVisit } from './plan-day.ts';
import { runDay } from './run-day.ts';

const rare: readonly DayDeed[] = [
  'cancelLine',
  'rejectTube',
  'resume',
  'enterPart',
  'enterCritical',
  'rerun',
  'amend',
  'payDue',
];

/** One visit of a long day for each thing that seldom happens, and the visit of somebody who comes back. */
function someVisits(): PlannedVisit[] {
  const plan = planDay({ bills: 3_000, labs: 2, seed: 7 });
  const chosen = rare.map((wanted) =>
    plan.find(({ who, deeds }) => !('cameAs' in who) && deeds.some(({ deed }) => deed === wanted)),
  );
  const atCentre = plan.find(
    ({ who, place, lab, deeds }) =>
      !('cameAs' in who) && place === 'centre' && lab === 1 && deeds.some(({ deed }) => deed === 'check'),
  );
  const visits = [...chosen, atCentre].filter((visit) => visit !== undefined);
  if (!visits.some(({ place }) => place === 'centre')) throw new Error('The plan has nobody at the centre');
  const [first] = visits.toSorted((a, b) => (a.deeds[0]?.minute ?? 0) - (b.deeds[0]?.minute ?? 0));
  const back = plan.find(({ who, lab, deeds }) => 'cameAs' in who && lab === first?.lab && deeds.length > 3);
  if (first === undefined || back === undefined) throw new Error('The plan has nobody who comes back');
  return [...visits, { ...back, who: { cameAs: visits.indexOf(first) } }];
}

it('is lived through by the people of two labs, and leaves books and rows that hold', async () => {
  const visits = someVisits();
  let offences: readonly Offence[] | null = null;
  const plan = { visits, labs: 2, speed: null, keep: null, say: () => undefined };
  const report = await runDay(plan, async ({ urls }) => {
    offences = await brokenInvariants(urls.checkerUrl);
  });
  expect(offences).toEqual([]);
  expect(report.patients).toBe(visits.length - 1);
  for (const deed of ['register', ...rare] as const)
    expect([deed, report.done.get(deed) ?? 0]).not.toContain(0);
  const planned = visits.flatMap(({ deeds }) => deeds).length;
  expect([...report.done.values()].reduce((sum, count) => sum + count, 0)).toBe(planned);
  for (const { lines, received } of report.stores) {
    expect(lines).toBeGreaterThan(0);
    expect(received).toBe(4);
  }
  for (const { tests, accounts, imbalancePaise } of report.labs) {
    expect(imbalancePaise).toBe(0);
    expect(accounts['income']).toBeLessThan(0);
    expect(tests['checked']).toBeGreaterThan(0);
  }
});
