import type { DemoVisit } from './demo-visit-shape.ts';

/** Place in the list of demo patients of who gave the lab something to correct, to decide or to give back. */
export const MONEY_PATIENTS = {
  asksLittle: 28,
  asksMuch: 29,
  halfDecided: 30,
  discounted: 31,
  refused: 32,
  refundAsked: 33,
  refundPaid: 34,
  refundRejected: 35,
  corrected: 36,
  credited: 37,
} as const;

const { asksLittle, asksMuch, halfDecided, discounted, refused } = MONEY_PATIENTS;
const { refundAsked, refundPaid, refundRejected, corrected, credited } = MONEY_PATIENTS;

/** Paid in full, and nothing of it was done: the lab owes it back. */
const turnedAway = (patient: number, when: DemoVisit['when']): DemoVisit => ({
  patient,
  when,
  tests: ['LIPID'],
  stage: 'registered',
  paid: 'all',
  twist: 'cancelLine',
});

const done = (
  patient: number,
  when: DemoVisit['when'],
  visit: Pick<DemoVisit, 'tests' | 'paid' | 'coupon'>,
): DemoVisit => ({ patient, when, stage: 'released', ...visit });

/** Visits of past days, finished at the bench, whose money went on: what keepDemoMoney works on. */
export const moneyVisits: readonly DemoVisit[] = [
  done(refused, { daysAgo: 6, at: '12:20' }, { tests: ['FERR', 'VITD'], paid: 'half' }),
  done(corrected, { daysAgo: 6, at: '13:05' }, { tests: ['VITB12', 'VITD'], paid: 'all', coupon: 'DEMO10' }),
  done(credited, { daysAgo: 5, at: '12:10' }, { tests: ['FERR'], paid: 'half' }),
  done(discounted, { daysAgo: 5, at: '13:15' }, { tests: ['VITD'], paid: 'half' }),
  turnedAway(refundRejected, { daysAgo: 4, at: '12:30' }),
  done(halfDecided, { daysAgo: 4, at: '13:10' }, { tests: ['MUSK', 'NMOMOG'], paid: 'half' }),
  turnedAway(refundPaid, { daysAgo: 3, at: '12:45' }),
  done(asksMuch, { daysAgo: 2, at: '12:15' }, { tests: ['MUSK', 'NMOMOG'], paid: 'half' }),
  done(asksLittle, { daysAgo: 1, at: '12:40' }, { tests: ['VITD', 'VITB12'], paid: 'half' }),
  turnedAway(refundAsked, { daysAgo: 1, at: '13:30' }),
];
