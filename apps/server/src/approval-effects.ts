import type { ApprovalEffects } from './features/people/approvals/approval-effect.ts';
import { billDiscountEffect } from './features/money/orders/ask-for-discount.ts';
import { contractEffect } from './features/supply/contracts/move-contract.ts';
import { orderEffect } from './features/supply/orders/move-order.ts';
import { vendorInvoiceEffect } from './features/supply/payables/invoice-effect.ts';
import { vendorDebitNoteEffect } from './features/supply/payables/keep-debit-notes.ts';
import { materialReturnEffect } from './features/supply/payables/return-goods.ts';
import { vendorPaymentEffect } from './features/supply/payables/ask-vendor-payment.ts';
import { creditLimitEffect } from './features/money/agency-billing/change-limit.ts';
import { vendorEffect } from './features/supply/vendors/vendor-effect.ts';
import { creditNoteEffect } from './features/money/notes/credit-note-effect.ts';

/** What each type of approval does, by the feature that owns what it changes; a type without an effect is refused. */
export const approvalEffects: ApprovalEffects = {
  'bill discount': billDiscountEffect,
  'credit note': creditNoteEffect,
  vendor: vendorEffect,
  'purchase order': orderEffect,
  'material return': materialReturnEffect,
  'vendor debit note': vendorDebitNoteEffect,
  'vendor invoice': vendorInvoiceEffect,
  'vendor rate contract': contractEffect,
  'vendor payment': vendorPaymentEffect,
  'agency credit limit': creditLimitEffect,
};
