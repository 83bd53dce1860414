import { mailOrder } from './features/links/delivery/mail-order.ts';
import { deliveries } from './features/links/delivery/report-deliveries.ts';
import { tellAgency } from './features/links/delivery/tell-agency.ts';
import { optOutsOfPatient } from './features/links/delivery/opt-outs/opt-outs-of-patient.ts';
import { keptFromPatientNow } from './features/links/publishing/kept-from-patient.query.ts';
import { filesOfPatient } from './features/base/files/files-of-patient.ts';
import { codesOfTaxedTests } from './features/catalogue/tests/taxed-tests.query.ts';
import { doubtsOfBill } from './features/lab/autoverification/doubts-of-bill.ts';
import { openDeskWork } from './features/lab/reports/open-work.ts';
import { judgeTestStep } from './features/lab/results/judge-test-step.ts';
import { openBenchWork } from './features/lab/results/open-work.ts';
import { advancesOfPatient } from './features/money/advances/advances-of-patient.ts';
import { billsOfPatient } from './features/money/bills/bills-of-patient.ts';
import { notesOfPatient } from './features/money/notes/notes-of-patient.ts';
import { addReflexLine } from './features/money/orders/add-reflex-line.ts';
import { billAnnounced } from './features/money/orders/bill-announced.ts';
import { writeCircumstances } from './features/money/orders/write-circumstances.ts';
import { vendorPaymentsAtBank } from './features/supply/payables/expected-at-bank.ts';
import type { Effects } from './kernel/effects/effects.ts';

/** What areas ask of those right of them, by the features that own it. */
export const effects: Effects = {
  openWork: [...openBenchWork, ...openDeskWork],
  // Bills first: whoever pays a bill from an advance or a credit note locks them in this order.
  patientReferences: [billsOfPatient, advancesOfPatient, notesOfPatient, filesOfPatient, optOutsOfPatient],
  judgeTestStep,
  doubtsOfBill,
  taxedTests: codesOfTaxedTests,
  addReflexLine,
  billAnnounced,
  noteCircumstances: writeCircumstances,
  deliveries,
  keptFromPatient: keptFromPatientNow,
  tellAgency,
  mailOrder,
  expectedAtBank: [vendorPaymentsAtBank],
};
