/** The way of a visit, as its patient sees it. */
export const CUSTOMER_STEPS = ['paid', 'sample', 'atLab', 'testing', 'ready'] as const;
export type CustomerStep = (typeof CUSTOMER_STEPS)[number];

/** When what had to happen first has happened for all tests; null: not yet. */
export interface VisitTimes {
  readonly paidAt: Date | null;
  readonly sampleAt: Date | null;
  readonly atLabAt: Date | null;
  readonly readyAt: Date | null;
  /** When the last test is expected. */
  readonly expectedAt: Date | null;
}

export interface CustomerStepView {
  readonly step: CustomerStep;
  readonly state: 'done' | 'now' | 'open';
  /** When it was done, or is expected; null: not known. */
  readonly at: Date | null;
}

function timeOf(step: CustomerStep, times: VisitTimes): Date | null {
  switch (step) {
    case 'paid':
      return times.paidAt;
    case 'sample':
      return times.sampleAt;
    case 'atLab':
      return times.atLabAt;
    case 'testing':
    case 'ready':
      return times.readyAt;
  }
}

/**
 * The steps of a visit in their order. Money keeps no test waiting: a bill that is due has its step open while the others go on. The first
 * other step that is not done is the one that is on now.
 */
export function customerSteps(times: VisitTimes): CustomerStepView[] {
  let isNowFound = false;
  return CUSTOMER_STEPS.map((step) => {
    const at = timeOf(step, times);
    if (at !== null) return { step, state: 'done', at: step === 'testing' ? null : at };
    const isNow = !isNowFound && step !== 'paid';
    isNowFound ||= isNow;
    return { step, state: isNow ? 'now' : 'open', at: step === 'ready' ? times.expectedAt : null };
  });
}
