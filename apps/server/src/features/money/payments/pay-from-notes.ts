import type { Share } from '@nidan/domain/money/spread-in-order';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readNoteSums } from '../../ledger/balances/note-balances.query.ts';
import { lockUsableNotes, type PartyOfNote } from '../notes/note-rows.ts';
import { payFromBalance } from './pay-from-balance.ts';
import type { SourcedPayment } from './take-payments.ts';

/** Locks what is left of the credit notes of the parties of a bill, the oldest first. */
async function lockLeft(ctx: Ctx, parties: PartyOfNote): Promise<Share[]> {
  const ids = (await lockUsableNotes(ctx, parties)).map(({ noteId }) => noteId);
  const sums = await readNoteSums(ctx.db, ctx.lId, ids);
  return ids.map((id) => ({ id, most: sums.get(id)?.balance ?? 0 }));
}

/**
 * Finds the credit notes that pay what is to be paid in the mode 'credit note': the oldest first, each part a payment of its own;
 * refused when the patient and the agency of the bill have not that much credit. Other payments stay as they are.
 */
export async function payFromNotes(
  ctx: Ctx,
  parties: PartyOfNote,
  payments: readonly SourcedPayment[],
): Promise<readonly SourcedPayment[]> {
  const mode = 'credit note';
  if (payments.every((payment) => payment.mode !== mode)) return payments;
  return payFromBalance(payments, {
    mode,
    left: await lockLeft(ctx, parties),
    sourceOf: (noteId) => ({ noteId }),
    tooSmall: 'credit-too-small',
  });
}
