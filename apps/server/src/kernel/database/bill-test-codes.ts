import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { literalCode } from './literal-code.ts';

/** States of `bill_test` that queries name, as SQL. */
export const CANCELED = literalCode(billTest.codes.canceled);
export const COMPLETED = literalCode(billTest.codes.completed);
export const CHECKED = literalCode(billTest.codes.checked);
export const ON_HOLD = literalCode(billTest.codes.onHold);
