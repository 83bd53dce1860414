import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { transfer } from '@nidan/domain/status-sets/lab/transfer';
import { defineTexts } from './define-texts.ts';

/** Sets whose states stand on screens. */
const SHOWN = [
  accountStatus,
  billTest,
  customerAdvance,
  paymentOrder,
  importJob,
  labAccount,
  masterData,
  physicalSample,
  refund,
  reportDispatch,
  rerun,
  sampleBatchItem,
  transfer,
] as const;
export type ShownSet = (typeof SHOWN)[number];

/** Key of a state among the texts. */
export function stateKey({ name }: { readonly name: string }, state: string): string {
  return `${name}.${state}`;
}

interface LabelledSet {
  readonly name: string;
  readonly states: Readonly<Record<string, { readonly label: string }>>;
}

/** Labels of the states of sets by their keys: those of the specification (spec §4), letter for letter. */
export function englishLabels(sets: readonly LabelledSet[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sets.flatMap((set) =>
      Object.entries(set.states).map(([state, { label }]) => [stateKey(set, state), label]),
    ),
  );
}

/** Labels of states. */
export const stateTexts = defineTexts(englishLabels(SHOWN)).translated({
  hi: async () => (await import('./state-texts-hi.ts')).stateTextsHi,
  mr: async () => (await import('./state-texts-mr.ts')).stateTextsMr,
});
