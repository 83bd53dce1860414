import { billTest, type BillTestState } from '../status-sets/lab/bill-test.ts';
import type { QuarantineReason } from './machine-data-reason.ts';

/** What keeps a value of a machine out of a test in this state; null: it takes values. */
export function closedForValue(state: BillTestState): QuarantineReason | null {
  // A partner lab measures it: a machine of this one has another tube, or none of it.
  if (state === 'outsourced') return 'not-open';
  if (billTest.actions.enterResults.from.some((open) => open === state)) return null;
  if (state === 'canceled') return 'cancelled-test';
  if (state === 'checked') return 'already-checked';
  return state === 'ncollected' || state === 'naccessioned' ? 'not-accessioned' : 'not-open';
}
