import * as writeOffEndpoints from '@nidan/contract/money/payments/write-off-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { type BillBalances, netOf, writeOffPostings } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { bumpBill, type LockedBill, lockBill } from '../bills/bill-rows.ts';
import { readCreditedOfBill } from '../notes/noted-lines.query.ts';
import { postChange } from '../../ledger/journal/post-change.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ToWriteOff {
  readonly bill: LockedBill;
  readonly balances: BillBalances;
}

async function lockToWriteOff(
  ctx: Ctx,
  { billId, version }: { readonly billId: string; readonly version: number },
): Promise<ToWriteOff> {
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: version, found: bill.version });
  return { bill, balances: await readBalancesOfBill(ctx.db, ctx.lId, billId) };
}

interface WriteOff extends ToWriteOff {
  readonly action: 'writeOff' | 'claimAgain';
  /** Negative for what is due again, in paise. */
  readonly amount: number;
  readonly reason: string;
}

async function writeOff(
  ctx: Ctx,
  { bill, balances, action, amount, reason }: WriteOff,
): Promise<AnswerOf<typeof writeOffEndpoints.writeOffDue>> {
  const { billId } = bill;
  const vouchers = [{ billId, postings: writeOffPostings(amount) }];
  const { dues } = await postChange(ctx, { ...bill, balances, vouchers });
  await bumpBill(ctx, billId);
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    action,
    before: { duePaise: balances.receivable, writtenOffPaise: balances.writtenOff },
    after: { duePaise: dues.duePaise, writtenOffPaise: dues.writtenOffPaise },
    reason: reason.trim(),
  });
  return { billId, version: bill.version + 1, dues };
}

/** Gives up what is due on a bill, or a part; refused above what is due at the moment that the bill is locked. */
export const writeOffDue = serve(writeOffEndpoints.writeOffDue, async (ctx, body) => {
  const { amountPaise: amount, reason } = body;
  const locked = await lockToWriteOff(ctx, body);
  const { receivable, writtenOff } = locked.balances;
  if (amount > receivable) {
    const details = { amount: formatRupees(amount), due: formatRupees(receivable) };
    throw refuse('write-off-over-due', { details });
  }
  const credited = await readCreditedOfBill(ctx, locked.bill.billId);
  if (credited > netOf(locked.balances) - writtenOff - amount) {
    throw refuse('write-off-under-credit', { details: { amount: formatRupees(credited) } });
  }
  return writeOff(ctx, { ...locked, action: 'writeOff', amount, reason });
});

/** Makes all that was written off of a bill due again. */
export const claimAgain = serve(writeOffEndpoints.claimAgain, async (ctx, body) => {
  const locked = await lockToWriteOff(ctx, body);
  const { writtenOff } = locked.balances;
  if (writtenOff === 0) throw refuse('nothing-written-off');
  return writeOff(ctx, { ...locked, action: 'claimAgain', amount: -writtenOff, reason: body.reason });
});
