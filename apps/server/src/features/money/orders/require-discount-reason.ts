import type { BillInput } from '@nidan/contract/money/bills/bill-input';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

type Discounted = Pick<BillInput, 'discount' | 'lines' | 'discountReason'>;

/** Refuses a discount without a reason where the lab asks for one; what is asked of another person has its own. */
export function requireDiscountReason(
  { lab }: Ctx,
  { discount, lines, discountReason = '' }: Discounted,
): void {
  const given = [discount, ...lines.map((line) => line.discount)].some((one) => (one?.value ?? 0) > 0);
  if (!given || discountReason.trim() !== '' || !labSettingOf(lab.switches, 'discountReasonRequired')) return;
  throw refuse('discount-reason-missing', { at: 'discountReason' });
}
