import type { PaymentInput } from '@nidan/contract/money/bills/bill-input';
import { upiWithoutReference } from '@nidan/domain/money/payment-mode';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

interface Paid extends Pick<PaymentInput, 'mode'> {
  readonly reference?: string | undefined;
}

/** Refuses money by UPI without a reference where the lab asks for one; `fieldOf` names the field of a payment by its place. */
export function requireUpiReference(
  { lab }: Ctx,
  payments: readonly Paid[],
  fieldOf: (index: number) => string,
): void {
  if (!labSettingOf(lab.switches, 'upiReferenceRequired')) return;
  const index = upiWithoutReference(payments);
  if (index === -1) return;
  throw refuse('upi-reference-missing', { at: fieldOf(index) });
}
