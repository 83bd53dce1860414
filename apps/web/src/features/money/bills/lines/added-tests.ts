import type { addLines } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { sayAtDesk } from '../../../../kernel/text/refusals/desk-texts.ts';
import { hasDiscount, lineInput } from '../../register/bill-body.ts';
import type { BillForm } from '../../register/bill-form.ts';

/** Why a test cannot join a saved bill, because it is run there already; null when it can. */
export function onBillAlready({ lines }: Pick<BillView, 'lines'>, test: TestView): string | null {
  const live = lines.filter(({ canceledAt }) => canceledAt === null);
  const known = new Map(
    live.flatMap((line) => [
      [line.testId, line.name] as const,
      ...line.tests.map(({ test_id: id, name }) => [id, name] as const),
    ]),
  );
  const twice = [test.testId, ...test.runs].find((id) => known.has(id));
  return twice === undefined ? null : sayAtDesk('test-twice', { test: known.get(twice) ?? test.name });
}

interface Adding {
  readonly bill: Pick<BillView, 'billId' | 'version'>;
  /** Its lines with their discounts are what is added; nothing else of it counts. */
  readonly form: BillForm;
  readonly newTubes: boolean;
}

/** The tests to add as the server takes them. */
export function addBody({ bill, form, newTubes }: Adding): BodyOf<typeof addLines> {
  const reason = form.discountReason.trim();
  return {
    billId: bill.billId,
    version: bill.version,
    lines: form.lines.map(({ testId }) => lineInput(form, testId)),
    consentGiven: form.consentGiven,
    newTubes,
    ...(reason === '' || !hasDiscount(form) ? {} : { discountReason: reason }),
  };
}
