import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const bench = { module: 'results', bits: PERMISSION.update } as const;
const authorise = { module: 'authorise', bits: PERMISSION.update } as const;
/** On the bench, with something incubated. */
const WORKING = ['incubating', 'growthDetected', 'organismId', 'astInProgress', 'prelimReported'] as const;

/** A culture from its tube to its final report (facts 2.8). Its test is entered, checked and released as every other one. */
export const cultureCase = defineStatusSet({
  name: 'cultureCase',
  initial: 'received',
  states: {
    received: { code: 'RECEIVED', label: 'received', tone: 'neutral', kind: 'stored' },
    inoculating: { code: 'INOCULATING', label: 'being plated', tone: 'info', kind: 'stored' },
    incubating: { code: 'INCUBATING', label: 'incubating', tone: 'info', kind: 'stored' },
    growthDetected: { code: 'GROWTH_DETECTED', label: 'growth seen', tone: 'warn', kind: 'stored' },
    organismId: { code: 'ORGANISM_ID', label: 'organism named', tone: 'info', kind: 'stored' },
    astInProgress: { code: 'AST_IN_PROGRESS', label: 'susceptibility', tone: 'info', kind: 'stored' },
    readyReview: { code: 'READY_REVIEW', label: 'to be checked', tone: 'warn', kind: 'stored' },
    prelimReported: { code: 'PRELIM_REPORTED', label: 'interim reported', tone: 'info', kind: 'stored' },
    finalReported: { code: 'FINAL_REPORTED', label: 'final', tone: 'ok', kind: 'stored' },
    noGrowth: { code: 'NO_GROWTH', label: 'no growth', tone: 'ok', kind: 'stored' },
    /** Its test was cancelled on the bill. */
    cancelled: { code: 'CANCELLED', label: 'cancelled', tone: 'danger', kind: 'derived' },
  },
  actions: {
    inoculate: { from: ['received'], to: ['inoculating'], ...bench },
    incubate: { from: ['inoculating'], to: ['incubating'], ...bench },
    /** Growth takes the case on; none leaves it where it is. */
    read: { from: WORKING, to: ['growthDetected', ...WORKING], ...bench },
    identify: { from: WORKING, to: ['organismId', 'astInProgress'], ...bench },
    removeIsolate: { from: WORKING, to: WORKING, ...bench },
    testSusceptibility: {
      from: ['organismId', 'astInProgress', 'prelimReported'],
      to: ['astInProgress'],
      ...bench,
    },
    issueInterim: { from: WORKING, to: ['prelimReported'], ...authorise },
    /** Enters the values of the test, which waits for its check from then on. */
    finish: {
      from: ['growthDetected', 'organismId', 'astInProgress', 'prelimReported'],
      to: ['readyReview'],
      ...bench,
    },
    /** Nothing grew until the last reading; a job may propose it and a person says it. */
    confirmNoGrowth: { from: ['incubating', 'prelimReported'], to: ['noGrowth'], ...bench },
    /** Its test was checked. */
    follow: { from: ['readyReview'], to: ['finalReported'], ...authorise },
    /** Its check was taken back. */
    unfollow: { from: ['finalReported'], to: ['readyReview'], ...authorise },
    reopen: {
      from: ['readyReview', 'noGrowth'],
      to: ['incubating', 'organismId'],
      ...bench,
      reason: 'required',
    },
  },
});

export type CultureState = StateOf<typeof cultureCase>;
export type CultureAction = ActionOf<typeof cultureCase>;

/** States in which a culture waits for a reading, an organism or a verdict. */
export const WORKING_CULTURES: readonly CultureState[] = WORKING;
