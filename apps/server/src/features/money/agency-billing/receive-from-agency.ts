import * as agencyAccountEndpoints from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { isClearedLater } from '@nidan/domain/money/payment-mode';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { requireUpiReference } from '../payments/require-upi-reference.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { readAccount } from './account.query.ts';
import { readReceipt } from './receipts.query.ts';
import { requireAccount } from './require-account.ts';
import { takeAgencyMoney } from './take-agency-money.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof agencyAccountEndpoints.receiveFromAgency>;

/** The day on which the bank cleared it; refused where it did not yet, since a limit counts only what the lab has. */
function clearedOn(ctx: Ctx, { mode, clearedOn: day }: Body): string | null {
  if (!isClearedLater(mode)) return null;
  if (day === undefined) {
    throw refuseField('clearedOn', 'cleared-day-needed', { mode });
  }
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  if (day > today) throw refuseField('clearedOn', 'cleared-day-to-come');
  return day;
}

/** How the bank sent it, and when the agency paid; refused for another mode and for a day to come. */
function sent(ctx: Ctx, { mode, transfer, paidOn }: Body) {
  if (transfer !== undefined && mode !== 'Online')
    throw refuseField('transfer', 'transfer-needs-online', { transfer });
  if (paidOn !== undefined && paidOn > calendarDateIn(ctx.lab.timeZone, ctx.now))
    throw refuseField('paidOn', 'paid-day-to-come');
  return { transfer: transfer ?? null, paidOn: paidOn ?? null };
}

/** Takes money of an agency, and the tax that it kept, onto its account: every step of the ladder is lifted at once. */
export const receiveFromAgency = serve(agencyAccountEndpoints.receiveFromAgency, async (ctx, body: Body) => {
  const { receiptId, agencyId, mode, amountPaise, tds } = body;
  const locationId = workplaceOf(ctx);
  requireUpiReference(ctx, [body], () => 'reference');
  const tdsPaise = tds?.amountPaise ?? 0;
  if (amountPaise + tdsPaise === 0) throw refuseField('amountPaise', 'amount-or-tax-needed');
  await requireAccount(ctx, agencyId);
  await takeAgencyMoney(ctx, {
    receiptId,
    agencyId,
    mode,
    amountPaise,
    tdsPaise,
    tdsSection: tds?.section ?? null,
    tdsCertificate: tds?.certificate?.trim() ?? null,
    reference: body.reference?.trim() ?? '',
    clearedOn: clearedOn(ctx, body),
    ...sent(ctx, body),
    locationId,
  });
  return { receipt: await readReceipt(ctx, receiptId), account: await readAccount(ctx, agencyId) };
});
