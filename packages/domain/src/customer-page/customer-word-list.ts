import type { CustomerStep } from './customer-steps.ts';
import type { CustomerTestState } from './customer-test-state.ts';

/** Everything that the page of a patient says; `{…}` is filled in. */
export interface CustomerWords {
  readonly title: string;
  readonly call: string;
  readonly updated: string;
  readonly ready: string;
  readonly allReady: string;
  readonly noneLeft: string;
  readonly allBy: string;
  readonly steps: Readonly<Record<CustomerStep, string>>;
  readonly now: string;
  readonly tests: string;
  readonly testStates: Readonly<Record<CustomerTestState, string>>;
  readonly by: string;
  readonly confidential: string;
  readonly report: string;
  readonly reportPages: string;
  readonly reportDigits: string;
  readonly amended: string;
  readonly open: string;
  readonly inPerson: string;
  readonly held: string;
  readonly heldForDue: string;
  readonly heldForRest: string;
  readonly noPhone: string;
  readonly digitsWrong: string;
  readonly digitsLocked: string;
  readonly rendering: string;
  readonly bill: string;
  readonly openBill: string;
  readonly paid: string;
  readonly due: string;
  readonly notHeld: string;
  readonly byAgency: string;
  readonly pay: string;
  readonly payAsked: string;
  readonly payFailed: string;
  readonly payNotice: string;
  readonly ask: string;
  readonly worksUntil: string;
}
