import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as payoutEndpoints from '@nidan/contract/money/payouts/payout-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { tdsOf } from '@nidan/domain/tax/tds';
import { commissionPaidPostings, commissionPostings } from '@nidan/domain/money/commission-postings';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { financialYearBegan } from '@nidan/domain/time/financial-year';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { numberOtherDocuments } from '../bills/number-documents.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { lockPayee, type LockedPayee } from './payee-rows.ts';
import {
  approvedSince,
  lockPayout,
  type LockedPayout,
  writeApproval,
  writePaid,
  writeRejection,
} from './payout-rows.ts';
import { readPayoutView } from './payouts.query.ts';
import { insertSettlementDocument } from './settlement-document-rows.ts';
import { requireNotOwn, requirePayouts } from './require-payouts.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof payoutEndpoints.movePayout>;

/** Owes a payout to its payee, less the tax that the year asks for. */
async function approve(
  ctx: Ctx,
  { payoutId, total, madeBy }: LockedPayout,
  payee: LockedPayee,
): Promise<void> {
  if (madeBy === ctx.caller.userId) throw refuse('payout-by-maker');
  await requireTwoPeople(ctx, madeBy);
  const locationId = workplaceOf(ctx);
  const year = await approvedSince(ctx, payee.payeeId, financialYearBegan(ctx.lab.timeZone, ctx.now));
  const day = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const tds = tdsOf({ section: payee.tdsSection, pan: payee.pan, day }, year, total);
  await writeApproval(ctx, payoutId, { ...payee, tds });
  await insertSettlementDocument(ctx, { documentId: payoutId, series: 'H', locationId });
  const postings = commissionPostings(total, tds);
  await postVouchers(ctx, locationId, [{ billId: null, settlementId: payoutId, postings }]);
}

async function pay(ctx: Ctx, locked: LockedPayout, reference: string | undefined): Promise<void> {
  const { payoutId, total, tds, approvedBy } = locked;
  if (approvedBy === ctx.caller.userId) throw refuse('payout-by-approver');
  if (approvedBy !== null) await requireTwoPeople(ctx, approvedBy);
  if (reference === undefined)
    throw refuse('invalid-input', { errors: [faultAt('reference', 'name-number-of-bank')] });
  await writePaid(ctx, payoutId, reference.trim());
  const postings = commissionPaidPostings(total - tds);
  await postVouchers(ctx, workplaceOf(ctx), [{ billId: null, settlementId: payoutId, postings }]);
}

async function act(ctx: Ctx, locked: LockedPayout, { action, reason, reference }: Body): Promise<void> {
  if (action === 'reject') {
    if (reason === undefined)
      throw refuse('invalid-input', { errors: [faultAt('reason', 'say-why-rejected')] });
    return writeRejection(ctx, locked.payoutId, reason.trim());
  }
  requirePayouts(ctx);
  const payee = await lockPayee(ctx, locked.payeeId);
  requireNotOwn(ctx, payee);
  return action === 'approve' ? approve(ctx, locked, payee) : pay(ctx, locked, reference);
}

/** Approves, rejects or pays a payout; whoever made it approves nothing of it, whoever approved it does not pay it. */
export const movePayout = serve(payoutEndpoints.movePayout, async (ctx, body: Body) => {
  const { payoutId, version, action, reason } = body;
  const locked = await lockPayout(ctx, payoutId);
  await expectVersion(ctx, { entityId: payoutId, expected: version, found: locked.version });
  const to = stepOrRefuse('This payout', payout.step(action, locked.state));
  await act(ctx, locked, body);
  const after = await readPayoutView(ctx, payoutId);
  recordEvent(ctx, {
    entityKind: 'PAYOUT',
    entityId: payoutId,
    parts: [locked.payeeId],
    action,
    before: { state: locked.state },
    after: { state: to, tdsPaise: after.tdsPaise, reference: after.reference },
    reason: reason ?? null,
  });
  if (action !== 'approve') return after;
  await numberOtherDocuments(ctx, [{ documentId: payoutId, series: 'H' }]);
  return readPayoutView(ctx, payoutId);
});
