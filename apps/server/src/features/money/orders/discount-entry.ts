import type { DiscountInput } from '@nidan/contract/money/bills/bill-input';
import {
  checkDiscountCap,
  type DiscountCap,
  type DiscountEntry,
  discountLimitText,
  NO_DISCOUNT,
} from '@nidan/domain/money/discount';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import type { BillFault, BillTotal } from '@nidan/domain/money/bill-total';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';

/** A discount of a request as the domain takes it; refuses parts of a rupee and more than two decimals of a percentage. */
export function discountEntryOf(input: DiscountInput | undefined, field: string): DiscountEntry {
  if (input === undefined) return NO_DISCOUNT;
  const { kind, value } = input;
  if (kind === 'percent') {
    if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) {
      throw refuseField(`${field}.value`, 'too-many-decimals');
    }
    return { kind, percent: value };
  }
  if (value % PAISE_PER_RUPEE !== 0) throw refuseField(`${field}.value`, 'whole-rupees-only');
  return { kind, amount: value };
}

/** The totals, or the refusal of a discount over the billing amount at its field. */
export function totalOrRefuse(total: BillTotal | BillFault): BillTotal {
  if (total.ok) return total;
  const field = total.line === null ? 'discount' : `lines.${total.line}.discount`;
  throw refuse('discount-over-bill', { at: field });
}

type Discounted = Pick<BillTotal, 'discount' | 'gross'>;

function capOf({ caller }: Ctx): DiscountCap {
  return { uptoAmount: caller.discountUptoPaise, maxPercent: caller.discountMaxPercent };
}

/** Refuses a discount by a user of an agency: the agency owes what is billed. */
export function requireOfLab({ caller }: Ctx, field = 'discount'): void {
  if (caller.scope.agencyId === null) return;
  throw refuse('agency-no-discount', { at: field });
}

/** True when the sum of all discounts of a bill is what the caller may give (spec §5). Amounts in paise. */
export function isWithinCap(ctx: Ctx, { discount, gross }: Discounted): boolean {
  return checkDiscountCap(discount, gross, capOf(ctx)).ok;
}

/** Refuses when the sum of all discounts of a bill is over what the caller may give (spec §5). Amounts in paise. */
export function requireWithinCap(ctx: Ctx, { discount, gross }: Discounted): void {
  requireOfLab(ctx);
  const cap = capOf(ctx);
  const verdict = checkDiscountCap(discount, gross, cap);
  if (verdict.ok) return;
  throw refuse('discount-over-limit', {
    details: { limit: discountLimitText(cap) },
    at: 'discount',
  });
}
